/** Highest flange torques of ISO 5211, Nm, of the flanges in the catalogue. */
const MAX_TORQUE: Readonly<Record<string, number>> = {
  F05: 125,
  F07: 250,
  F10: 500,
  F12: 1_000,
  F14: 2_000,
};

/** Highest torque of a flange, Nm; undefined for one that is not in the catalogue. */
export const maxTorque = (flange: string): number | undefined => MAX_TORQUE[flange];
