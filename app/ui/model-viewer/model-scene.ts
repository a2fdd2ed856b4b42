import {
  BufferAttribute,
  BufferGeometry,
  Color,
  Group,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Mesh,
  MeshPhongMaterial,
  OrthographicCamera,
  PCFShadowMap,
  Plane,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';

import { type Extent, extentOf, type ModelPart } from './model.ts';
import { cutFace, sectionCap } from './section.ts';
import { framed, studioLights } from './studio.ts';
import type { View } from './view.ts';

const EDGE = '#111a20';
/** A part that is pointed at: as red as a needle, in part. */
const MARK = '#c93408';
const MARK_SHARE = 0.45;
/** Air around the model at zoom 1. */
const MARGIN = 1.02;
/** How much farther from the middle a part lies when all are drawn apart. */
const SPREAD = 0.9;
/** A plane through exactly flat faces would flicker: it stands this share of the radius beside them. */
const BESIDE = 0.0007;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** A model on its canvas. Draws only when told to. */
export interface ModelScene {
  /** Depth of the section plane through the model's own axis, 0 to 1. */
  readonly axisDepth: number;
  draw: (view: View) => void;
  /** Which part is seen at a point of the picture as it was drawn last. @param x, y shares of its width and height, from the upper left */
  partAt: (x: number, y: number) => number | undefined;
  /** Colours these parts, and no others; seen in the next picture. */
  mark: (parts: readonly number[]) => void;
  /** @param width, height CSS px of the canvas @param ratio device px per CSS px */
  resize: (width: number, height: number, ratio: number) => void;
  dispose: () => void;
}

/** Puts a model into the studio. @throws where WebGL is missing */
export function createModelScene(
  canvas: HTMLCanvasElement,
  parts: readonly ModelPart[],
): ModelScene {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, stencil: true });
  renderer.localClippingEnabled = true;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;

  const extent = extentOf(parts);
  const { low, high, centre, radius } = extent;
  const scene = new Scene();
  const { lights, key, ground } = studioLights(extent);
  scene.add(...lights, ground);

  const plane = new Plane();
  const model = buildModel(parts, plane, extent);
  scene.add(model.turntable);

  const camera = new OrthographicCamera();
  camera.up.set(0, 0, 1);
  const depthRange = high[1] - low[1];
  const groundHeight = ground.position.z;
  const shadowSide = key.shadow.camera.right;

  let drawn: View | undefined;
  const draw = (view: View) => {
    // Tipping the camera and zooming leave the shadows as they are.
    renderer.shadowMap.needsUpdate =
      view.azimuth !== drawn?.azimuth ||
      view.cut !== drawn.cut ||
      view.depth !== drawn.depth ||
      view.apart !== drawn.apart;
    drawn = view;
    const spread = 1 + SPREAD * view.apart;
    model.drawApart(spread - 1);
    ground.position.z = groundHeight * spread;
    const side = shadowSide * spread;
    Object.assign(key.shadow.camera, { left: -side, right: side, top: side, bottom: -side });
    key.shadow.camera.updateProjectionMatrix();
    // The camera stands before -Y; turning the model instead of it keeps the light where it is.
    model.turntable.rotation.z = radians(-90 - view.azimuth);
    const elevation = radians(view.elevation);
    camera.position.set(0, -Math.cos(elevation), Math.sin(elevation)).multiplyScalar(radius * 4);
    camera.lookAt(0, 0, 0);
    camera.near = radius;
    camera.far = radius * 8;
    // All of it stays in the picture while it comes apart.
    camera.zoom = view.zoom / spread;
    camera.updateProjectionMatrix();
    model.turntable.updateMatrixWorld();
    const y = centre[1] + (low[1] - centre[1] + view.depth * depthRange) * spread + radius * BESIDE;
    model.cut(view.cut ? y : undefined);
    ground.visible = view.elevation > 0;
    renderer.render(scene, camera);
  };

  const ray = new Raycaster();
  return {
    partAt(x, y) {
      ray.setFromCamera(new Vector2(x * 2 - 1, 1 - y * 2), camera);
      const hit = ray
        .intersectObjects(model.bodies)
        // What the section takes away cannot be pointed at.
        .find(({ point }) => !drawn?.cut || plane.distanceToPoint(point) >= 0);
      const index = model.bodies.findIndex((body) => body === hit?.object);
      return index < 0 ? undefined : index;
    },
    mark(indices) {
      for (const [index, { material }] of model.bodies.entries())
        material.emissive.set(MARK).multiplyScalar(indices.includes(index) ? MARK_SHARE : 0);
    },
    axisDepth: low[1] < 0 && high[1] > 0 ? -low[1] / depthRange : 0.5,
    draw,
    resize(width, height, ratio) {
      renderer.setPixelRatio(ratio);
      renderer.setSize(width, height, false);
      const half = framed(extent) * MARGIN;
      const [x, y] =
        width > height ? [(half * width) / height, half] : [half, (half * height) / width];
      Object.assign(camera, { left: -x, right: x, top: y, bottom: -y });
    },
    dispose() {
      scene.traverse((object) => {
        if (!(object instanceof Mesh || object instanceof LineSegments)) return;
        (object.geometry as BufferGeometry).dispose();
        (object.material as Material).dispose();
      });
      key.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** The parts around the turntable's axis, and what cuts them. */
function buildModel(parts: readonly ModelPart[], plane: Plane, { centre, radius }: Extent) {
  const turntable = new Group();
  const model = new Group();
  model.position.set(-centre[0], -centre[1], -centre[2]);
  turntable.add(model);
  const clipped: Material[] = [];
  const bodies: Mesh<BufferGeometry, MeshPhongMaterial>[] = [];
  const caps: { counters: Group; cap: Mesh; low: number; high: number }[] = [];
  const moved: { group: Group; way: Vector3 }[] = [];
  for (const [index, part] of parts.entries()) {
    const geometry = solid(part);
    const colour = new Color(part.surface.colour);
    const surface = surfaceMaterial(part, colour);
    const body = new Mesh(geometry, surface);
    bodies.push(body);
    body.castShadow = true;
    body.receiveShadow = true;
    const edges = new LineSegments(
      new BufferGeometry().setAttribute('position', new BufferAttribute(part.edgeSegments, 3)),
      new LineBasicMaterial({ color: EDGE, toneMapped: false }),
    );
    clipped.push(surface, edges.material);
    const section = sectionCap(
      geometry,
      plane,
      cutFace(part.surface, colour, index),
      radius * 2.2,
      index + 1,
    );
    body.renderOrder = parts.length + 1;
    edges.renderOrder = parts.length + 2;
    section.cap.rotation.x = Math.PI / 2;
    section.cap.position.set(...centre);
    const group = new Group().add(body, edges, section.counters, section.cap);
    model.add(group);
    geometry.computeBoundingBox();
    const box = geometry.boundingBox;
    caps.push({ ...section, low: box?.min.y ?? 0, high: box?.max.y ?? 0 });
    const way = box?.getCenter(new Vector3()).sub(new Vector3(...centre)) ?? new Vector3();
    moved.push({ group, way });
  }
  return {
    turntable,
    bodies,
    /** Moves every part away from the middle, by this share of its distance from it. */
    drawApart(share: number) {
      for (const { group, way } of moved) group.position.copy(way).multiplyScalar(share);
    },
    /** Takes away what lies before `y` (mm, model's own axes), or nothing. */
    cut(y: number | undefined) {
      for (const material of clipped) material.clippingPlanes = y === undefined ? null : [plane];
      if (y !== undefined) plane.set(new Vector3(0, 1, 0), -y).applyMatrix4(model.matrixWorld);
      for (const [index, { counters, cap, low, high }] of caps.entries()) {
        // The plane in the part's own place.
        const own = y === undefined ? undefined : y - (moved[index]?.group.position.y ?? 0);
        const hit = own !== undefined && low < own && own < high;
        counters.visible = hit;
        cap.visible = hit;
        if (hit) cap.position.y = own;
      }
    },
  };
}

function solid({ positions, normals, indices }: ModelPart) {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 3));
  geometry.setIndex(new BufferAttribute(indices, 1));
  return geometry;
}

/** Blinn and Phong's surface: the cheapest one that glints. Paint and metal differ by size and strength of the glint. */
function surfaceMaterial({ surface: { metal, roughness, clearcoat } }: ModelPart, color: Color) {
  const smooth = (1 - roughness) ** 2;
  return new MeshPhongMaterial({
    color,
    specular: new Color().setScalar(0.03 + 0.32 * metal + 0.12 * clearcoat),
    shininess: 6 + 60 * smooth + 40 * clearcoat,
    clipShadows: true,
    // Behind its own edges.
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  });
}
