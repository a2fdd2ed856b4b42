/** The axes of matching, in the order in which a limit is named. */
export const AXES = [
  'size',
  'pressure',
  'temperature',
  'torque',
  'supply',
  'mounting',
  'protection',
  'rotation',
] as const;
export type Axis = (typeof AXES)[number];
