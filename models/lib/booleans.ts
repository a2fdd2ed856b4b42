import type { Edge, EdgeFinder, Shape3D } from 'replicad';

/** Fillets and chamfers that did not fit. `npm run models` prints and clears them after each model. */
export const kernelNotes: string[] = [];

/** Selects edges, as in replicad: `(edge) => edge.inPlane('XY', 40)`. */
export type EdgeSelection = (edges: EdgeFinder) => EdgeFinder;

const usable = (shape: Shape3D) => shape.faces.length > 0;

/** Union of all shapes. Throws when the kernel returns an empty shape (tangent or coincident faces). */
export function fuse(...shapes: (Shape3D | Shape3D[])[]): Shape3D {
  return shapes.flat().reduce((sum, shape) => checked('fuse', sum.fuse(shape)));
}

/** Subtracts all tools from the first shape. Throws when the kernel returns an empty shape. */
export function cut(shape: Shape3D, ...tools: (Shape3D | Shape3D[])[]): Shape3D {
  return tools.flat().reduce((rest, tool) => checked('cut', rest.cut(tool)), shape);
}

/** Intersection of two shapes. Throws when the kernel returns an empty shape. */
export const intersect = (shape: Shape3D, other: Shape3D): Shape3D =>
  checked('intersect', shape.intersect(other));

/** Rounds edges, mm. When the radius does not fit, tries 60 % and 30 % of it, then leaves the edges sharp. */
export const fillet = (
  shape: Shape3D,
  radius: number,
  edges: EdgeSelection,
  what: string,
): Shape3D =>
  firstThatFits(
    shape,
    [radius, radius * 0.6, radius * 0.3],
    (r) => shape.fillet(r, edges),
    `fillet ${what}`,
  );

/** Chamfers edges, mm. When the width does not fit, tries half of it, then leaves the edges sharp. */
export const chamfer = (
  shape: Shape3D,
  width: number,
  edges: EdgeSelection,
  what: string,
): Shape3D =>
  firstThatFits(shape, [width, width * 0.5], (w) => shape.chamfer(w, edges), `chamfer ${what}`);

/** Selects circular edges of one radius (mm): `fillet(body, 3, circles(40), 'neck')`. */
export const circles =
  (radius: number): EdgeSelection =>
  (edges) =>
    edges
      .ofCurveType('CIRCLE')
      .when(
        ({ element }: { element: Edge }) =>
          Math.abs(element.length - 2 * Math.PI * radius) < 0.01 * radius,
      );

function firstThatFits(
  shape: Shape3D,
  sizes: number[],
  make: (size: number) => Shape3D,
  what: string,
): Shape3D {
  for (const size of sizes) {
    try {
      const made = make(size);
      if (usable(made)) return made;
    } catch {
      // The kernel throws bare numbers: the note says what was tried.
    }
    kernelNotes.push(`${what}: ${size.toFixed(2)} mm did not fit`);
  }
  return shape;
}

function checked(what: string, shape: Shape3D): Shape3D {
  if (!usable(shape)) throw new Error(`${what}: the kernel returned an empty shape`);
  return shape;
}
