/** Connecting dimensions of a steel pipe flange, mm. */
export interface FlangeSize {
  /** Nominal size DN. */
  dn: number;
  /** Outer diameter D. */
  outer: number;
  /** Pitch circle diameter k. */
  pitchCircle: number;
  holes: number;
  /** Hole diameter d2. */
  holeDiameter: number;
  standard: 'DIN 2632' | 'DIN 2633';
  pressure: 'PN 10' | 'PN 16';
}

const din2633 = { standard: 'DIN 2633', pressure: 'PN 16' } as const;
const din2632 = { standard: 'DIN 2632', pressure: 'PN 10' } as const;

/**
 * DIN 2633 (PN 16) and, for DN 200, DIN 2632 (PN 10), as the specification's PQVF calls for them.
 * TO CONFIRM against the printed standards: the hole patterns come from secondary sources; older
 * prints give 23 mm holes for DN 150. The outer diameters equal the specification's D values.
 */
export const flangeSizes = [
  { dn: 40, outer: 150, pitchCircle: 110, holes: 4, holeDiameter: 18, ...din2633 },
  { dn: 50, outer: 165, pitchCircle: 125, holes: 4, holeDiameter: 18, ...din2633 },
  { dn: 65, outer: 185, pitchCircle: 145, holes: 4, holeDiameter: 18, ...din2633 },
  { dn: 80, outer: 200, pitchCircle: 160, holes: 8, holeDiameter: 18, ...din2633 },
  { dn: 100, outer: 220, pitchCircle: 180, holes: 8, holeDiameter: 18, ...din2633 },
  { dn: 125, outer: 250, pitchCircle: 210, holes: 8, holeDiameter: 18, ...din2633 },
  { dn: 150, outer: 285, pitchCircle: 240, holes: 8, holeDiameter: 22, ...din2633 },
  { dn: 200, outer: 340, pitchCircle: 295, holes: 8, holeDiameter: 22, ...din2632 },
] as const satisfies readonly FlangeSize[];

/** Nominal sizes in the table. */
export type FlangeDn = (typeof flangeSizes)[number]['dn'];

/** The flange of a nominal size. */
export function flangeSize(dn: FlangeDn): FlangeSize {
  const size = flangeSizes.find((entry) => entry.dn === dn);
  if (!size) throw new Error(`no flange of DN ${dn} in the table`);
  return size;
}
