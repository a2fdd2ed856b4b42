import {
  BufferAttribute,
  BufferGeometry,
  Color,
  type DataTexture,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshPhongMaterial,
  Plane,
  Vector3,
} from 'three';

import { explosionOf, movedAt } from './explosion.ts';
import type { Extent, ModelPart } from './model.ts';
import { CutOutline, hatchTexture, sectionCap, type SectionCap } from './section.ts';
import { NEEDLE } from '#contract/colours.ts';

import { type Hatching, hatchingsOf, isLeftWhole, staysWhole } from './section-practice.ts';
import { type Solid, solidsOf } from './solids.ts';

const EDGE = '#111a20';
/** A part that is pointed at: as red as a needle, in part. */
const MARK = NEEDLE.onLight;
const MARK_SHARE = 0.45;
/** What the hatching of a cut face lies on. */
const WHITE = '#ffffff',
  MARKED_FACE = '#ffc9b8';
/** How far before its cut face an outline lies, as a share of the radius. */
const OUTLINE_LIFT = 0.0012;

/** One piece of the model on the turntable. */
interface Piece extends SectionCap {
  solid: Solid;
  group: Group;
  body: Mesh<BufferGeometry, MeshPhongMaterial>;
  edges: LineSegments<BufferGeometry, LineBasicMaterial>;
  outline: CutOutline;
  plane: Plane;
  leftWhole: boolean;
  /** Where the plane cuts it, y in its own coordinates; undefined where it is whole or all away. */
  cutAt: number | undefined;
  away: boolean;
}

/** The parts of a model around the turntable's axis, and what cuts them. */
export function buildModel(parts: readonly ModelPart[], { centre, radius }: Extent) {
  const turntable = new Group();
  const model = new Group();
  model.position.set(-centre[0], -centre[1], -centre[2]);
  turntable.add(model);
  const solids = solidsOf(parts);
  const hatchings = hatchingsOf(
    parts.map(({ surface }, index) => ({
      surface,
      boxes: solids.filter(({ part }) => part === index),
    })),
  );
  const textures = new Map<Hatching, DataTexture>();
  const vertices = parts.map(({ positions, normals }) => ({
    position: new BufferAttribute(positions, 3),
    normal: new BufferAttribute(normals, 3),
  }));
  const pieces = solids.map((solid, index): Piece => {
    const part = parts[solid.part]!;
    const hatching = hatchings[solid.part]!;
    const texture = textures.get(hatching) ?? hatchTexture(hatching);
    textures.set(hatching, texture);
    const { position, normal } = vertices[solid.part]!;
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', position).setAttribute('normal', normal);
    geometry.setIndex(new BufferAttribute(solid.indices, 1));
    const plane = new Plane();
    const body = new Mesh(geometry, surfaceMaterial(part));
    body.castShadow = true;
    body.receiveShadow = true;
    body.renderOrder = solids.length + 2;
    const edges = new LineSegments(
      new BufferGeometry().setAttribute('position', new BufferAttribute(solid.edgeSegments, 3)),
      new LineBasicMaterial({ color: EDGE, toneMapped: false }),
    );
    edges.renderOrder = solids.length + 3;
    const section = sectionCap(geometry, plane, texture, radius * 2.9, index + 1);
    section.cap.position.set(...centre);
    const outline = new CutOutline(part.positions, solid.indices);
    outline.mesh.renderOrder = solids.length + 1;
    const group = new Group().add(body, edges, section.counters, section.cap, outline.mesh);
    model.add(group);
    return {
      solid,
      group,
      body,
      edges,
      outline,
      plane,
      leftWhole: isLeftWhole(part.name),
      cutAt: undefined,
      away: false,
      ...section,
    };
  });
  const explosion = explosionOf(
    solids.map(({ part, low, high }) => ({ name: parts[part]!.name, low, high })),
  );

  return {
    turntable,
    pieces,
    /** Box around all parts where they are drawn apart; mm, model's own axes. */
    apart: explosion.box,
    /** Draws the parts apart. @param share 0 assembled to 1 */
    drawApart(share: number) {
      for (const [index, { group }] of pieces.entries()) {
        const move = explosion.moves[index];
        if (move) group.position.set(...movedAt(move, share));
      }
    },
    /** Shows one of the parts that stand in the same place. */
    hide(hidden: readonly number[]) {
      for (const { group, solid } of pieces) group.visible = !hidden.includes(solid.part);
    },
    /**
     * Takes away what lies before a plane of the assembled model, or nothing: each piece is cut where it was in its place.
     *
     * @param y of the plane, mm, model's own axes @param width of the outline around a cut face, mm
     */
    cut(y: number | undefined, width: number) {
      for (const piece of pieces) {
        const { solid, body, edges, counters, cap, outline, plane, group } = piece;
        const whole = y === undefined || (piece.leftWhole && staysWhole(solid, y));
        const clipped = !whole && solid.low[1] < y;
        const hit = clipped && y < solid.high[1];
        piece.away = clipped && !hit;
        piece.cutAt = hit ? y : undefined;
        body.visible = edges.visible = !piece.away;
        body.material.clippingPlanes = edges.material.clippingPlanes = hit ? [plane] : null;
        counters.visible = cap.visible = outline.mesh.visible = hit;
        if (!hit) continue;
        plane.set(new Vector3(0, 1, 0), -y).applyMatrix4(group.matrixWorld);
        cap.position.y = y;
        outline.update(y, y - radius * OUTLINE_LIFT, width);
      }
    },
    /** Colours these parts, and no others. */
    mark(indices: readonly number[]) {
      for (const { solid, body, cap } of pieces) {
        const marked = indices.includes(solid.part);
        body.material.emissive.set(MARK).multiplyScalar(marked ? MARK_SHARE : 0);
        cap.material.color.set(marked ? MARKED_FACE : WHITE);
      }
    },
    dispose() {
      for (const texture of textures.values()) texture.dispose();
    },
  };
}

/** Blinn and Phong's surface: the cheapest one that glints. Paint and metal differ by size and strength of the glint. */
function surfaceMaterial({ surface: { colour, metal, roughness, clearcoat } }: ModelPart) {
  const smooth = (1 - roughness) ** 2;
  return new MeshPhongMaterial({
    color: new Color(colour),
    specular: new Color().setScalar(0.03 + 0.32 * metal + 0.12 * clearcoat),
    shininess: 6 + 60 * smooth + 40 * clearcoat,
    clipShadows: true,
    // Behind its own edges.
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  });
}
