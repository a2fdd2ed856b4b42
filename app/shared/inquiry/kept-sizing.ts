import { isRecord } from '#app/shared/stored-list/stored.ts';
import { createStoredList, useStoredList } from '#app/shared/stored-list/stored-list.ts';

/** The result of sizing an actuator: the visitor's own numbers (features/sizing). */
export interface KeptSizing {
  /** Highest of the valve torques, Nm. */
  valveTorque: number;
  /** Those that were entered, Nm: to open, while turning, to close. */
  torques?: { breakTorque?: number; runTorque?: number; seatTorque?: number };
  /** Safety factor. */
  factor: number;
  /** Their product, Nm. */
  required: number;
  phase?: 1 | 3;
  /** Longest time for 90°, s. */
  seconds?: number;
  /** Codes of the models that meet it all. */
  models?: readonly string[];
}

/** A model's code, as the site writes it: `480-050`. */
const CODE = /^[\w-]{1,16}$/;
const MAX_MODELS = 20;

const positive = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 && value < 1e7
    ? value
    : undefined;

/** Reads a result out of what any page of this origin may have written. */
function keptSizing(value: unknown): KeptSizing | undefined {
  if (!isRecord(value)) return undefined;
  const valveTorque = positive(value['valveTorque']);
  const factor = positive(value['factor']);
  const required = positive(value['required']);
  if (valveTorque === undefined || factor === undefined || required === undefined) return undefined;
  const seconds = positive(value['seconds']);
  const { phase } = value;
  const entered = isRecord(value['torques']) ? value['torques'] : {};
  const torques = Object.fromEntries(
    (['breakTorque', 'runTorque', 'seatTorque'] as const).flatMap((name) => {
      const torque = positive(entered[name]);
      return torque === undefined ? [] : [[name, torque]];
    }),
  );
  const models = Array.isArray(value['models'])
    ? value['models'].filter((code): code is string => typeof code === 'string' && CODE.test(code))
    : [];
  return {
    valveTorque,
    ...(Object.keys(torques).length > 0 && { torques }),
    factor,
    required,
    ...((phase === 1 || phase === 3) && { phase }),
    ...(seconds !== undefined && { seconds }),
    ...(models.length > 0 && { models: models.slice(0, MAX_MODELS) }),
  };
}

/** The last result, kept on the device until the inquiry has arrived: a list of at most one. */
export const sizingList = createStoredList<KeptSizing>({
  key: 'gamasan.sizing',
  limit: 1,
  parse: keptSizing,
});

export const useKeptSizing = (): KeptSizing | undefined => useStoredList(sizingList)[0];
