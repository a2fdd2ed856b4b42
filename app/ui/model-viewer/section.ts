import {
  AlwaysStencilFunc,
  BackSide,
  type BufferGeometry,
  type Color,
  DecrementWrapStencilOp,
  DoubleSide,
  FrontSide,
  Group,
  IncrementWrapStencilOp,
  Mesh,
  MeshBasicMaterial,
  NotEqualStencilFunc,
  type Plane,
  PlaneGeometry,
  ReplaceStencilOp,
} from 'three';

import type { ModelPart } from './model.ts';

/** Colours of cut faces, as in the cutaway views: two castings beside each other, elastomers, metals. */
const CAST = '#b84a2e';
const SECOND = '#cf7a3c';
const RUBBER = '#3c3f44';
const METAL = '#e8ebee';

const BARE_METAL = 0.85;
/** Smoother than any paint: brass, indicators. */
const SMOOTH = 0.38;
/** Luminance, linear: rubber and black plastic below, PTFE above. */
const DARK = 0.03;
const WHITE = 0.8;

/**
 * Colour of a part's cut face, told from how its surface looks.
 *
 * @param linear the part's colour, linear
 * @param index neighbours alternate
 */
export function cutColour(
  { metal, roughness }: ModelPart['surface'],
  linear: Color,
  index: number,
): string {
  const luminance = linear.r * 0.21 + linear.g * 0.72 + linear.b * 0.07;
  if (luminance < DARK) return RUBBER;
  if (metal >= BARE_METAL || roughness < SMOOTH || luminance > WHITE) return METAL;
  return index % 2 === 0 ? CAST : SECOND;
}

/**
 * Closes a part where a plane cuts it: behind the plane the stencil counts back faces against front faces, and what is left
 * is the inside of the body, where the cap is painted.
 *
 * @param order of rendering: each part has the stencil to itself
 */
export function sectionCap(
  geometry: BufferGeometry,
  plane: Plane,
  colour: string,
  size: number,
  order: number,
): { counters: Group; cap: Mesh<PlaneGeometry, MeshBasicMaterial> } {
  const counters = new Group();
  for (const side of [BackSide, FrontSide] as const) {
    const operation = side === BackSide ? IncrementWrapStencilOp : DecrementWrapStencilOp;
    const counter = new Mesh(
      geometry,
      new MeshBasicMaterial({
        side,
        clippingPlanes: [plane],
        colorWrite: false,
        depthWrite: false,
        depthTest: false,
        stencilWrite: true,
        stencilFunc: AlwaysStencilFunc,
        stencilFail: operation,
        stencilZFail: operation,
        stencilZPass: operation,
      }),
    );
    counter.renderOrder = order;
    counters.add(counter);
  }
  const cap = new Mesh(
    new PlaneGeometry(size, size),
    new MeshBasicMaterial({
      color: colour,
      side: DoubleSide,
      toneMapped: false,
      stencilWrite: true,
      stencilRef: 0,
      stencilFunc: NotEqualStencilFunc,
      stencilFail: ReplaceStencilOp,
      stencilZFail: ReplaceStencilOp,
      stencilZPass: ReplaceStencilOp,
    }),
  );
  cap.renderOrder = order + 0.1;
  cap.onAfterRender = (renderer) => renderer.clearStencil();
  return { counters, cap };
}
