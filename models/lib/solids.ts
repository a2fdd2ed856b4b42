import type * as Replicad from 'replicad';
import type { Drawing, Shape3D } from 'replicad';
import { cad } from './kernel.ts';
import type { Vec3 } from './part.ts';

/** Axis directions. */
export const X: Vec3 = [1, 0, 0];
export const Y: Vec3 = [0, 1, 0];
export const Z: Vec3 = [0, 0, 1];
export const NEG_X: Vec3 = [-1, 0, 0];
export const NEG_Y: Vec3 = [0, -1, 0];
export const NEG_Z: Vec3 = [0, 0, -1];
const ORIGIN: Vec3 = [0, 0, 0];

export const draw: typeof Replicad.draw = (...at) => cad.draw(...at);
export const drawCircle: typeof Replicad.drawCircle = (...of) => cad.drawCircle(...of);
export const drawEllipse: typeof Replicad.drawEllipse = (...of) => cad.drawEllipse(...of);
export const drawPolysides: typeof Replicad.drawPolysides = (...of) => cad.drawPolysides(...of);
export const drawRoundedRectangle: typeof Replicad.drawRoundedRectangle = (...of) =>
  cad.drawRoundedRectangle(...of);

/** Cylinder from `at` along `along`, mm. */
export const cylinder = (
  radius: number,
  height: number,
  at: Vec3 = ORIGIN,
  along: Vec3 = Z,
): Shape3D => cad.makeCylinder(radius, height, at, along);

/** Tube: cylinder with a bore. */
export const tube = (
  outer: number,
  inner: number,
  height: number,
  at: Vec3 = ORIGIN,
  along: Vec3 = Z,
) => cylinder(outer, height, at, along).cut(cylinder(inner, height, at, along));

/** Axis-parallel box between two corners. */
export const box = (from: Vec3, to: Vec3): Shape3D => cad.makeBox(from, to);

/** Sphere around the origin, or around `at`. */
export const sphere = (radius: number, at: Vec3 = ORIGIN): Shape3D =>
  cad.makeSphere(radius).translate(at);

/** Regular hexagonal prism by its width across flats, from `at` along `along`, mm. */
export const hexagonalPrism = (
  acrossFlats: number,
  height: number,
  at: Vec3 = ORIGIN,
  along: Vec3 = Z,
) => place(solid(drawPolysides(acrossFlats / 2 / Math.cos(Math.PI / 6), 6), height), at, along);

/** Extrudes a drawing in the XY plane along Z, from z = 0. */
export const solid = (drawing: Drawing, height: number): Shape3D =>
  extrudeOn('XY', drawing, height);

/** Box with rounded vertical edges: x, y, height z; `at` is the centre of its base. */
export const roundedBox = (x: number, y: number, z: number, radius: number, at: Vec3 = ORIGIN) =>
  solid(drawRoundedRectangle(x, y, radius), z).translate(at);

/** As `roundedBox`, along +X: `width` in Y, `height` in Z; `at` is the centre of its start. */
export const roundedBoxX = (
  width: number,
  height: number,
  length: number,
  radius: number,
  at: Vec3 = ORIGIN,
) => extrudeOn('YZ', drawRoundedRectangle(width, height, radius), length, at);

/** As `roundedBox`, along -Y towards the viewer: `width` in X, `height` in Z. */
export const roundedBoxFront = (
  width: number,
  height: number,
  depth: number,
  radius: number,
  at: Vec3 = ORIGIN,
) => extrudeOn('XZ', drawRoundedRectangle(width, height, radius), depth, at);

/** Extrudes from a named plane moved to `at`. The normal of XZ is -Y, towards the viewer. */
export function extrudeOn(
  plane: 'XY' | 'YZ' | 'XZ',
  drawing: Drawing,
  length: number,
  at: Vec3 = ORIGIN,
): Shape3D {
  return (drawing.sketchOnPlane(plane, at) as { extrude(length: number): Shape3D }).extrude(length);
}

/** Revolves a closed drawing of [radius, height] around Z. */
export const revolveDrawing = (drawing: Drawing): Shape3D =>
  (drawing.sketchOnPlane('XZ') as { revolve(): Shape3D }).revolve();

/** Revolves a closed polygon of [radius, height] points around Z. */
export function revolve(points: readonly (readonly [radius: number, height: number])[]): Shape3D {
  const [first, ...rest] = points;
  if (!first) throw new Error('revolve: no points');
  let pen = draw([...first]);
  for (const point of rest) pen = pen.lineTo([...point]);
  return revolveDrawing(pen.close());
}

/** Rotates a shape so that its Z axis lies along +X. */
export const alongX = (shape: Shape3D): Shape3D => shape.rotate(90, ORIGIN, Y);

/** Copy of a shape made along +Z: rotated by `spin` degrees, pointed along `along`, moved to `at`. */
export function place(shape: Shape3D, at: Vec3, along: Vec3 = Z, spin = 0): Shape3D {
  let copy = shape.clone() as Shape3D;
  if (spin) copy = copy.rotate(spin, ORIGIN, Z);
  const [x, y, z] = along;
  const tilt = (Math.acos(z / Math.hypot(x, y, z)) * 180) / Math.PI;
  if (tilt > 1e-6) copy = copy.rotate(tilt, ORIGIN, Math.hypot(x, y) < 1e-9 ? X : [-y, x, 0]);
  return copy.translate(at);
}

/** Copy rotated by 180° around Z: the left end of a valve from its right one. */
export const halfTurn = (shape: Shape3D): Shape3D =>
  (shape.clone() as Shape3D).rotate(180, ORIGIN, Z);

/** Makes one item for each of `count` evenly spaced points on a circle: bolts, ribs, lugs. `offset` and `angle` in radians. */
export function circularPattern<T>(
  count: number,
  radius: number,
  make: (u: number, v: number, angle: number, index: number) => T,
  offset = 0,
): T[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = offset + (index * 2 * Math.PI) / count;
    return make(radius * Math.cos(angle), radius * Math.sin(angle), angle, index);
  });
}

/** Several shapes as one, not fused: a set of screws. Consumes them. */
export const compound = (...shapes: (Shape3D | Shape3D[])[]): Shape3D =>
  cad.makeCompound(shapes.flat()) as Shape3D;
