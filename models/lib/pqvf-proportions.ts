import { flangeSize, type FlangeDn, type FlangeSize } from '../../content/flange-sizes.ts';

/** Stated dimensions of PQVF in mm (specification §9, "Pinch valves"). */
export interface PqvfSize {
  dn: FlangeDn;
  /** Overall length L, over the sleeve's lips. */
  length: number;
  /** Outer diameter D of the flanges. */
  outer: number;
  /** Inner diameter Di of the sleeve. */
  inner: number;
}

export const pqvfSizes = [
  { dn: 40, length: 156, outer: 150, inner: 40 },
  { dn: 50, length: 167, outer: 165, inner: 45 },
  { dn: 65, length: 184, outer: 185, inner: 60 },
  { dn: 80, length: 226, outer: 200, inner: 75 },
  { dn: 100, length: 282, outer: 220, inner: 95 },
  { dn: 125, length: 350, outer: 250, inner: 120 },
  { dn: 150, length: 420, outer: 285, inner: 145 },
  { dn: 200, length: 559, outer: 340, inner: 195 },
] as const satisfies readonly PqvfSize[];

/** Stated dimensions of a PQVF and the proportions derived from them for the model, mm. */
export interface PqvfProportions {
  length: number;
  flange: FlangeSize;
  /** Radius of the bore, Di / 2. */
  bore: number;
  /** Scale of details, 1 at DN 100. */
  detailScale: number;
  /** x of the flange faces; the sleeve's lips project by `length / 2 - face`. */
  face: number;
  /** Thickness of the end flanges. */
  thickness: number;
  /** x of the casing's own flanges, outer and inner face. */
  ringOuter: number;
  ringInner: number;
  sleeveOuter: number;
  /** Radius of the barrel, and of the air chamber inside it. */
  barrel: number;
  chamber: number;
  /** Radius of the belt around the barrel: smaller than the bolt holes' inner edge, so that bolts pass. */
  belt: number;
  /** Radius of the sleeve's lips on the flange faces. */
  lip: number;
  /** z of the top of the control air boss. */
  bossTop: number;
  /** Radius of that boss: narrow enough to pass between the bolt holes, seen along the pipe. */
  bossRadius: number;
  /** Thread diameter of the fitting on it. */
  fitting: number;
  /** Positions of the ribs around the pipe, degrees from the top. */
  ribAngles: readonly number[];
  /** Radius up to which the ribs support the casing's flanges. */
  ribShoulder: number;
  /** Position of the first of an end flange's four screws around the pipe, radians: between the bolt holes. */
  screwAngle: number;
  /** Socket head screws of the end flanges: thread and length, and the radius and depth of the seat of their heads. */
  screw: { thread: number; length: number; seat: number; depth: number };
}

/** Proportions of a size. Only `length`, `flange.outer` and `bore` are stated figures. */
export function pqvfProportions(dn: FlangeDn): PqvfProportions {
  const size = pqvfSizes.find((entry) => entry.dn === dn);
  if (!size) throw new Error(`PQVF has no DN ${dn}`);
  const flange = flangeSize(dn);
  const k = size.outer / 220;
  const bore = size.inner / 2;
  const insideHoles = (flange.pitchCircle - flange.holeDiameter) / 2;
  const besideHoles =
    (flange.pitchCircle / 2) * Math.sin(Math.PI / flange.holes) - flange.holeDiameter / 2;
  const room = insideHoles - bore;
  const face = size.length / 2 - 2 * k;
  const thickness = 15 * k;
  const wall = Math.min(11 * k, room * 0.33);
  const barrel = insideHoles - Math.min(9 * k, room * 0.27);
  const rim = size.outer / 2 - 9 * k;
  return {
    length: size.length,
    flange,
    bore,
    detailScale: k,
    face,
    thickness,
    ringOuter: face - thickness,
    ringInner: face - thickness - 9 * k,
    sleeveOuter: bore + wall,
    barrel,
    chamber: Math.max(barrel * 0.86, bore + wall + 2 * k),
    belt: Math.min(barrel * 1.11, insideHoles - 1.5 * k),
    lip: insideHoles - 5 * k,
    bossRadius: Math.min(27 * k, besideHoles - 1.5 * k),
    bossTop: barrel * 1.24 + 14 * k,
    fitting: 21 * k,
    // Four holes lie at 45° to the centre lines, eight at 22.5°: the ribs lie between them.
    ribAngles: flange.holes === 4 ? [90, 180, 270] : [45, 90, 135, 225, 270, 315],
    // Ribs at 45° behind the half section: taller ones would stand over the casing's root as a sliver.
    ribShoulder: flange.holes === 4 ? rim : Math.min(rim, barrel * 1.38),
    // Where there is room for it beside the planes of section, in which drawings show a bolt hole.
    screwAngle: flange.holes === 4 ? 0 : Math.PI / 4,
    screw: { thread: 9 * k, length: 12 * k, seat: 8 * k, depth: 10 * k },
  };
}
