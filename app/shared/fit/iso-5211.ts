/** Highest flange torques of ISO 5211, Nm, of the flanges in the catalogue. */
const MAX_TORQUE: Readonly<Record<string, number>> = {
  F05: 125,
  F07: 250,
  F10: 500,
  F12: 1_000,
  F14: 2_000,
};

/**
 * The flanges that by ISO 5211 carry less than an actuator can deliver: to be confirmed before it is mounted on one.
 *
 * @param torque highest of the actuator, Nm
 */
export const weakFlanges = (flanges: readonly string[], torque: number): string[] =>
  flanges.filter((flange) => torque > (MAX_TORQUE[flange] ?? Infinity));
