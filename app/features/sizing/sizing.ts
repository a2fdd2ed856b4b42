import { readParameter, type Unused } from '#app/shared/address/read-parameter.ts';
import { LONGEST_SEARCH, readPlain } from '#app/shared/operating-point/point.ts';
import { wordsChunk } from '#app/shared/operating-point/words-chunk.ts';
import { factsFor, type Subject } from '#facts/facts.ts';
import { answersOn } from '#facts/match.ts';
import type { Span } from '#facts/result.ts';
import type { UnitSystem } from '#facts/units.ts';

/** A model as sizing needs it (spec §9, "Quarter-turn 480 series"): judged by its facts, torque and mains. */
export interface SizingModel extends Subject {
  name: string;
  /** Path of its page, without language. */
  to: string;
  category: string;
  /** Highest torque, Nm. */
  torque: number;
  /** `F10/F12`. */
  flanges: string;
  /** Time for 90°, s, at `atHz`. */
  seconds: number;
  atHz: number;
}

/** A model from its facts; undefined where they state no torque or no time for 90°. */
export function sizingModel<
  S extends Pick<SizingModel, keyof Subject | 'name' | 'to' | 'category'>,
>(subject: S): (S & SizingModel) | undefined {
  const [torque, time, mounting] = (['torque', 'strokeTime', 'mounting'] as const).map(
    (key) => factsFor(subject.facts, key)[0],
  );
  if (torque?.value.kind !== 'quantity' || time?.value.kind !== 'quantity') return undefined;
  const { max } = torque.value;
  const { max: seconds } = time.value;
  const atHz = time.scope.at?.value;
  if (max === undefined || seconds === undefined || atHz === undefined) return undefined;
  const flanges = mounting?.value.kind === 'mounting' ? (mounting.value.sizes ?? []) : [];
  return { ...subject, torque: max, seconds, atHz, flanges: flanges.join('/') };
}

/** What a visitor knows. Torques in Nm, at least one; the factor is theirs to choose: none is invented. */
export interface SizingInput {
  breakTorque?: number;
  runTorque?: number;
  seatTorque?: number;
  /** Safety factor: 1.25 adds a quarter. */
  factor?: number;
  phase?: 1 | 3;
  /** Longest time for 90°, s. */
  seconds?: number;
}

export type SizingMisfit = 'torque' | 'phase' | 'time';

export interface SizedModel {
  model: SizingModel;
  /** Empty: it carries the valve. */
  misfits: SizingMisfit[];
  /** Highest torque over the required one, less one: 0.25 leaves a quarter. Negative where it is too weak. */
  margin: number;
}

export interface Sizing {
  /** Highest of the valve torques, Nm. */
  valveTorque: number;
  factor: number;
  /** valveTorque × factor, Nm. */
  required: number;
  models: SizedModel[];
  /** The required torque is the operating point's: no valve torque is known. */
  fromPoint?: true;
  /** More than the strongest model has: another series, to be asked for. */
  beyond: boolean;
}

/** The models that meet everything that was entered. */
export const meeting = ({ models }: Sizing): SizedModel[] =>
  models.filter(({ misfits }) => misfits.length === 0);

/**
 * Which models carry a valve: highest of its torques × safety factor ≤ highest torque of the model, on the supply and
 * within the time.
 *
 * @returns undefined while a torque or the factor is missing
 */
export function size(models: readonly SizingModel[], input: SizingInput): Sizing | undefined {
  const torques = [input.breakTorque, input.runTorque, input.seatTorque].flatMap(
    (torque) => torque ?? [],
  );
  const { factor } = input;
  if (torques.length === 0 || factor === undefined) return undefined;
  const valveTorque = Math.max(...torques);
  // A hundredth of a newton metre is beyond any measurement; it keeps 80 × 1.25 from being 100.00000000000001.
  const required = Math.round(valveTorque * factor * 100) / 100;
  return {
    valveTorque,
    factor,
    required,
    models: models.map((model) => ({
      model,
      misfits: misfitsOf(model, required, input),
      margin: model.torque / required - 1,
    })),
    beyond: required > Math.max(...models.map(({ torque }) => torque)),
  };
}

/** Whole per cent, towards less: a margin is never shown as more than it is. 1.2 − 1 is 20 %, not 19.999… */
export const wholePercent = (margin: number): number =>
  Math.floor(Number((margin * 100).toFixed(6)));

/**
 * Which models deliver a required torque, where no valve torque is known: the safety factor is in it already. Who enters a factor all the
 * same takes it for that of the valve, and it is multiplied openly.
 *
 * @param required Nm
 */
export function sizeFor(
  models: readonly SizingModel[],
  required: number,
  input: SizingInput,
): Sizing {
  const { breakTorque: _, runTorque: __, seatTorque: ___, factor, ...supply } = input;
  const sizing = size(models, { ...supply, breakTorque: required, factor: factor ?? 1 });
  if (!sizing) throw new Error('a torque and a factor are given');
  return factor === undefined ? { ...sizing, fromPoint: true } : sizing;
}

function misfitsOf(model: SizingModel, required: number, input: SizingInput): SizingMisfit[] {
  const { phase, seconds } = input;
  const asked = {
    torque: required,
    ...(phase !== undefined && { phase }),
  };
  return [
    ...(['torque', 'supply'] as const).flatMap((axis) =>
      answersOn(axis, model, asked).flatMap((answer): SizingMisfit[] =>
        answer.is === 'out' ? [axis === 'torque' ? axis : 'phase'] : [],
      ),
    ),
    // Time is stated at 50 Hz; at 60 Hz nothing is stated.
    ...(seconds !== undefined && model.seconds > seconds ? ['time' as const] : []),
  ];
}

/** Fields with their names in the address. */
export const SIZING_FIELDS = {
  breakTorque: 'break',
  runTorque: 'run',
  seatTorque: 'seat',
  factor: 'factor',
  seconds: 'time',
} as const satisfies Partial<Record<keyof SizingInput, string>>;
export type SizingField = keyof typeof SIZING_FIELDS;
const PHASE = 'phase';
const PHASES = [1, 3] as const;

const MAX_FACTOR = 10;

/** Units of the fields in SI; the factor has none. */
export const SIZING_UNITS: Readonly<Record<SizingField, string>> = {
  breakTorque: 'Nm',
  runTorque: 'Nm',
  seatTorque: 'Nm',
  factor: '',
  seconds: 's',
};

/** What words beside a number mean, once the reader has come. */
function readWords(field: SizingField, text: string, system: UnitSystem): Span | undefined {
  const words = wordsChunk.current;
  switch (field) {
    case 'factor':
      return words?.readNumber(text);
    case 'seconds':
      return words?.readNumber(text, /^(?:s|sec|초)$/i);
    default:
      return words?.readSpan('torque', text, system);
  }
}

/**
 * A positive number as a visitor writes it: `80`, `1,100 Nm`, `60 lbf·ft`, `1.25`; undefined for anything else. A factor
 * is at least 1.
 *
 * @param system of a number without a unit; an address is in SI
 */
export function readSizing(
  field: SizingField,
  text: string,
  system: UnitSystem = 'si',
): number | undefined {
  const value = readPlain(text, SIZING_UNITS[field], system) ?? readWords(field, text, system);
  if (typeof value !== 'number' || value <= 0) return undefined;
  return field === 'factor' && (value < 1 || value > MAX_FACTOR) ? undefined : value;
}

/** What an address says: of several values for one field the first valid one counts, and the rest can be said. */
export function askedSizing(search: string): Unused & { input: SizingInput } {
  const parameters = new URLSearchParams(search.slice(0, LONGEST_SEARCH));
  const input: SizingInput = {};
  const fields = Object.entries(SIZING_FIELDS) as [SizingField, string][];
  const numbers = fields.map(([field, name]) => {
    const read = readParameter(parameters, name, (text) => readSizing(field, text));
    if (read.value !== undefined) input[field] = read.value;
    return read;
  });
  const phase = readParameter(parameters, PHASE, (text) =>
    PHASES.find((each) => String(each) === text),
  );
  if (phase.value !== undefined) input.phase = phase.value;
  const read = [...numbers, phase];
  return {
    input,
    refused: read.flatMap(({ refused }) => refused),
    repeated: read.flatMap(({ repeated }) => repeated),
  };
}

/** What of an address may have to be read in words (`useReadable`). */
export function textsIn(search: string): string[] {
  const parameters = new URLSearchParams(search.slice(0, LONGEST_SEARCH));
  return Object.values(SIZING_FIELDS).flatMap((name) => parameters.getAll(name));
}

/** What an address says that can be used. */
export const sizingFrom = (search: string): SizingInput => askedSizing(search).input;

/** The query string that says it, after what else the address carries. */
export function sizingSearch(input: SizingInput, search: string): string {
  const parameters = new URLSearchParams(search);
  for (const name of [...Object.values(SIZING_FIELDS), PHASE]) parameters.delete(name);
  for (const [field, name] of Object.entries(SIZING_FIELDS) as [SizingField, string][])
    if (input[field] !== undefined) parameters.set(name, String(input[field]));
  if (input.phase !== undefined) parameters.set(PHASE, String(input.phase));
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** The part of an address that takes the mains along to a model's page: `?phase=3`. */
export const supplySearch = ({ phase }: SizingInput): string =>
  sizingSearch(phase === undefined ? {} : { phase }, '');
