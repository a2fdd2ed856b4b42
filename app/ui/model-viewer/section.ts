import {
  AlwaysStencilFunc,
  BackSide,
  type BufferGeometry,
  type Color,
  DataTexture,
  DecrementWrapStencilOp,
  DoubleSide,
  FrontSide,
  Group,
  IncrementWrapStencilOp,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  MeshBasicMaterial,
  NotEqualStencilFunc,
  type Plane,
  PlaneGeometry,
  RepeatWrapping,
  ReplaceStencilOp,
  SRGBColorSpace,
} from 'three';

import type { ModelPart } from './model.ts';

/** Cut faces as in the cutaway views: neighbours hatched either way, elastomers crossed, bare metal plain. */
export type CutFace = 'cast' | 'second' | 'rubber' | 'metal';

/** Ways in which the lines of a hatching lean: 1 as "/", -1 as "\\". */
const LINES: Record<CutFace, readonly (1 | -1)[]> = {
  cast: [1],
  second: [-1],
  rubber: [1, -1],
  metal: [],
};
/** sRGB of hatch lines; they lie on white. */
const INK = [22, 34, 46] as const;
/** One period of a hatching, px: side of the tile, width of its line. */
const TILE = 32,
  LINE = 5;
/** Periods along a cap; crossed lines stand closer. */
const PERIODS = 46,
  CROSSED_PERIODS = 74;

/** Colour of a face without lines. */
const METAL = '#d9dee3';

const BARE_METAL = 0.85;
/** Smoother than any paint: brass, indicators. */
const SMOOTH = 0.38;
/** Luminance, linear: rubber and black plastic below, PTFE above. */
const DARK = 0.03;
const WHITE = 0.8;

/**
 * How a part's cut face is drawn, told from how its surface looks.
 *
 * @param linear the part's colour, linear
 * @param index neighbours alternate
 */
export function cutFace(
  { metal, roughness }: ModelPart['surface'],
  linear: Color,
  index: number,
): CutFace {
  const luminance = linear.r * 0.21 + linear.g * 0.72 + linear.b * 0.07;
  if (luminance < DARK) return 'rubber';
  if (metal >= BARE_METAL || roughness < SMOOTH || luminance > WHITE) return 'metal';
  return index % 2 === 0 ? 'cast' : 'second';
}

/** A tile of the hatching, to be repeated over a cap; undefined for faces without lines. */
function hatching(face: CutFace): DataTexture | undefined {
  const lines = LINES[face];
  if (lines.length === 0) return undefined;
  const pixels = new Uint8Array(TILE * TILE * 4).fill(255);
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      if (lines.some((lean) => (x - lean * y + TILE) % TILE < LINE))
        pixels.set(INK, (y * TILE + x) * 4);
    }
  }
  const texture = new DataTexture(pixels, TILE, TILE);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.repeat.setScalar(lines.length > 1 ? CROSSED_PERIODS : PERIODS);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
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
  face: CutFace,
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
  const map = hatching(face);
  const cap = new Mesh(
    new PlaneGeometry(size, size),
    new MeshBasicMaterial({
      ...(map ? { map } : { color: METAL }),
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
