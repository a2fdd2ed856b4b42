import type { Edge, EdgeFinder, Shape3D } from 'replicad';

/** Things that the kernel could not do as asked; the command prints and empties it per model. */
export const kernelNotes: string[] = [];

/** Selects edges, as in replicad: `(edge) => edge.inPlane('XY', 40)`. */
export type EdgeSelection = (edges: EdgeFinder) => EdgeFinder;

const usable = (shape: Shape3D) => shape.faces.length > 0;

/** Fuses all into one solid. Throws when the kernel loses the shape (tangent or coincident faces). */
export function fuse(...shapes: (Shape3D | Shape3D[])[]): Shape3D {
  return shapes.flat().reduce((sum, shape) => checked('fuse', sum.fuse(shape)));
}

/** Cuts all tools off the first shape. Throws when the kernel loses the shape. */
export function cut(shape: Shape3D, ...tools: (Shape3D | Shape3D[])[]): Shape3D {
  return tools.flat().reduce((rest, tool) => checked('cut', rest.cut(tool)), shape);
}

/** What both have in common. */
export const intersect = (shape: Shape3D, other: Shape3D): Shape3D =>
  checked('intersect', shape.intersect(other));

/** Rounds edges; tries 60 % and 30 % of the radius when it does not fit, then leaves them sharp. */
export const fillet = (
  shape: Shape3D,
  radius: number,
  edges: EdgeSelection,
  what: string,
): Shape3D =>
  attempt(
    shape,
    [radius, radius * 0.6, radius * 0.3],
    (r) => shape.fillet(r, edges),
    `fillet ${what}`,
  );

/** Bevels edges; tries half the width when it does not fit, then leaves them sharp. */
export const chamfer = (
  shape: Shape3D,
  width: number,
  edges: EdgeSelection,
  what: string,
): Shape3D =>
  attempt(shape, [width, width * 0.5], (w) => shape.chamfer(w, edges), `chamfer ${what}`);

/** Selects circles of one radius, for fillets: `fillet(body, 3, circles(40), 'neck')`. */
export const circles =
  (radius: number): EdgeSelection =>
  (edges) =>
    edges
      .ofCurveType('CIRCLE')
      .when(
        ({ element }: { element: Edge }) =>
          Math.abs(element.length - 2 * Math.PI * radius) < 0.01 * radius,
      );

function attempt(
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
      // The kernel throws bare numbers; what was tried is all that can be said.
    }
    kernelNotes.push(`${what}: ${size.toFixed(2)} mm did not fit`);
  }
  return shape;
}

function checked(what: string, shape: Shape3D): Shape3D {
  if (!usable(shape)) throw new Error(`${what}: the kernel returned an empty shape`);
  return shape;
}
