import {
  AlwaysStencilFunc,
  BackSide,
  BufferAttribute,
  BufferGeometry,
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

import type { Hatching } from './section-practice.ts';

/** sRGB of hatch lines; they lie on white. */
const INK = [22, 34, 46] as const;
/** Of the outline around a cut face. */
const OUTLINE = '#0b1218';
/** One period of a hatching, px: side of the tile, width of its line. */
const TILE = 32,
  LINE = 4;
/** Periods along a cap of the usual distance. */
const PERIODS = 60;

/** A tile of the hatching, to be repeated over a cap. */
export function hatchTexture({ degrees, spacing, crossed }: Hatching): DataTexture {
  const pixels = new Uint8Array(TILE * TILE * 4).fill(255);
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      if (y < LINE || (crossed && x < LINE)) pixels.set(INK, (y * TILE + x) * 4);
    }
  }
  const texture = new DataTexture(pixels, TILE, TILE);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.repeat.setScalar(PERIODS / spacing);
  texture.rotation = (-degrees * Math.PI) / 180;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}

/** What closes a piece where a plane cuts it. */
export interface SectionCap {
  counters: Group;
  cap: Mesh<PlaneGeometry, MeshBasicMaterial>;
}

/**
 * Closes a piece where a plane cuts it: behind the plane the stencil counts back faces against front faces, and what is left
 * is the inside of the body, where the cap is painted.
 *
 * @param order of rendering: each piece has the stencil to itself
 */
export function sectionCap(
  geometry: BufferGeometry,
  plane: Plane,
  map: DataTexture,
  size: number,
  order: number,
): SectionCap {
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
      map,
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
  cap.rotation.x = Math.PI / 2;
  cap.renderOrder = order + 0.1;
  cap.onAfterRender = (renderer) => renderer.clearStencil();
  return { counters, cap };
}

/**
 * Where a plane across Y meets the triangles of a piece: x and z of both ends of each line.
 *
 * @param y where the plane stands, in the coordinates of the piece
 */
export function cutLines(
  positions: ArrayLike<number>,
  indices: ArrayLike<number>,
  y: number,
): number[] {
  const found: number[] = [];
  for (let i = 0; i < indices.length; i += 3) {
    for (let k = 0, ends = 0; k < 3 && ends < 2; k++) {
      const a = (indices[i + k] ?? 0) * 3;
      const b = (indices[i + ((k + 1) % 3)] ?? 0) * 3;
      const before = (positions[a + 1] ?? 0) - y;
      const after = (positions[b + 1] ?? 0) - y;
      // A corner in the plane counts as behind it: a triangle is met in two of its sides or in none.
      if (before < 0 === after < 0) continue;
      const share = before / (before - after);
      for (const axis of [0, 2]) {
        const from = positions[a + axis] ?? 0;
        found.push(from + share * ((positions[b + axis] ?? 0) - from));
      }
      ends++;
    }
  }
  return found;
}

/** The outline of a cut face, as wide as asked for: lines of WebGL are one device pixel wide. */
export class CutOutline {
  readonly mesh = new Mesh(
    new BufferGeometry(),
    new MeshBasicMaterial({ color: OUTLINE, side: DoubleSide, toneMapped: false }),
  );
  #lines: readonly number[] = [];
  #drawn = '';
  readonly #positions: ArrayLike<number>;
  readonly #indices: ArrayLike<number>;

  constructor(positions: ArrayLike<number>, indices: ArrayLike<number>) {
    this.#positions = positions;
    this.#indices = indices;
    // It is made anew with every cut.
    this.mesh.frustumCulled = false;
  }

  /** Draws it where the plane stands. @param at of the outline itself, a little before the plane @param width mm */
  update(y: number, at: number, width: number): void {
    const state = `${y} ${width}`;
    if (state === this.#drawn) return;
    if (!this.#drawn.startsWith(`${y} `)) this.#lines = cutLines(this.#positions, this.#indices, y);
    this.#drawn = state;
    const corners = new Float32Array(this.#lines.length * 4.5);
    let next = 0;
    for (let i = 0; i < this.#lines.length; i += 4) {
      const [x0 = 0, z0 = 0, x1 = 0, z1 = 0] = this.#lines.slice(i, i + 4);
      const length = Math.hypot(x1 - x0, z1 - z0) || 1;
      const along = [((x1 - x0) / length) * (width / 2), ((z1 - z0) / length) * (width / 2)];
      const [u = 0, v = 0] = along;
      // Longer by half its width at both ends, so that corners are closed.
      const quad = [
        [x0 - u - v, z0 - v + u],
        [x0 - u + v, z0 - v - u],
        [x1 + u + v, z1 + v - u],
        [x1 + u - v, z1 + v + u],
      ];
      for (const corner of [0, 1, 2, 0, 2, 3]) {
        const [x = 0, z = 0] = quad[corner] ?? [];
        corners.set([x, at, z], next);
        next += 3;
      }
    }
    this.mesh.geometry.dispose();
    this.mesh.geometry = new BufferGeometry().setAttribute(
      'position',
      new BufferAttribute(corners, 3),
    );
  }
}
