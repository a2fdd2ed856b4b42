/** What software may ask of products: numbers with their units, words, or both. A condition that could be misread is refused. */
import { z } from 'zod';

import { AXES, type Axis } from '#facts/axes.ts';
import { answersOn } from '#facts/match.ts';
import { NOMINAL_SIZES } from '#facts/nominal-size.ts';
import { limitText, missingText, pointText } from '#facts/print.ts';
import type { Asked, Match } from '#facts/result.ts';
import type { Language } from '#facts/values.ts';

import { MAX_QUERY } from '#app/features/search/search-entry.ts';
import { askedOf, isLookedAt } from '#app/shared/fit/asked.ts';
import { FAMILY_IDS, type FinderData, type FinderItem } from '#app/shared/fit/finder-data.ts';
import { readSentence } from '#app/shared/fit/finder-query.ts';

import { ToolError } from './tool-error.ts';

const measure = z.number().gte(-300).lte(1_000_000);
const spanOf = (number: z.ZodNumber) =>
  z
    .union([
      number,
      z
        .strictObject({ from: number, to: number })
        .refine(({ from, to }) => from < to, 'from must be less than to'),
    ])
    .exactOptional();
const amount = measure.positive();
const codes = z.array(z.string().max(20)).min(1).max(20).exactOptional();

export const conditions = z.strictObject({
  words: z
    .string()
    .max(MAX_QUERY)
    .exactOptional()
    .describe(
      'Conditions in words, Korean or English, inches too: "2 in 10bar 180°C butterfly". What is not understood is listed and filters nothing',
    ),
  size: spanOf(amount).describe('Nominal size of a valve, DN. Inches: in words'),
  pn: amount.exactOptional().describe('PN designation'),
  class: amount.exactOptional().describe('ANSI class designation'),
  bar: spanOf(amount).describe('Pressure of the line, bar'),
  temperature: spanOf(measure).describe(
    'Temperature in the valve, °C. An actuator is not judged by it: its ambient temperatures are in get_product',
  ),
  torque: spanOf(amount).describe('Required torque of an actuator, Nm, with the safety factor'),
  phase: z.literal([1, 3]).exactOptional().describe('Phases of the mains'),
  voltage: spanOf(amount).describe('V'),
  air: spanOf(amount).describe('Supply of air, bar'),
  oil: spanOf(amount).describe('Supply of oil, bar'),
  mounting: codes.describe('Mounting flanges of ISO 5211, any of which will do: ["F07"]'),
  protection: codes.describe('Protection codes, any of which will do: ["IP68"]'),
  rotation: amount.exactOptional().describe('Degrees'),
  family: z
    .array(z.enum(FAMILY_IDS))
    .min(1)
    .exactOptional()
    .describe(
      'Kinds to look at; ball: with two ports; fluid: driven by oil or air through a motor',
    ),
});
export type Conditions = z.output<typeof conditions>;

/** Which axis each condition is judged on. */
const AXIS_OF: Record<keyof Asked, Axis> = {
  size: 'size',
  pn: 'pressure',
  class: 'pressure',
  jisK: 'pressure',
  bar: 'pressure',
  temperature: 'temperature',
  torque: 'torque',
  phase: 'supply',
  voltage: 'supply',
  air: 'supply',
  oil: 'supply',
  mounting: 'mounting',
  protection: 'protection',
  rotation: 'rotation',
};

export interface Question {
  asked: Asked;
  family?: readonly string[];
  looked: FinderItem[];
  /** Words and measures that are not read for sure: they filter nothing. */
  notUnderstood: string[];
}

/** @throws ToolError for what would silently be judged as something else */
export function questionOf(
  { words = '', family, mounting, protection, ...numbers }: Conditions,
  data: FinderData,
): Question {
  const { items, choices } = data;
  const { asked: read, notes, unread } = readSentence(words, data);
  const kinds = family ?? read.family;
  const narrowed = { ...read, ...(kinds && { family: kinds }), sort: 'closest' as const };
  const said = askedOf(narrowed);
  const given: Asked = {
    ...numbers,
    ...(mounting && { mounting: listed(mounting, choices.flange) }),
    ...(protection && { protection: listed(protection, choices.protection) }),
  };
  for (const name of Object.keys(given) as (keyof Asked)[])
    if (said[name] !== undefined)
      throw new ToolError(`${name} is given twice: as a number, and in the words "${words}".`);
  if (typeof given.size === 'number' && !NOMINAL_SIZES.includes(given.size))
    throw new ToolError(
      `DN ${given.size} is no nominal size. There are: ${NOMINAL_SIZES.join(', ')}. Inches go into words: "2 in".`,
    );
  return {
    asked: { ...said, ...given },
    ...(kinds && { family: kinds }),
    looked: items.filter((item) => isLookedAt(item, narrowed)),
    notUnderstood: [...notes, ...unread],
  };
}

/** Codes as the catalogue spells them: `ip 68` is IP68. */
function listed(asked: readonly string[], known: readonly { id: string }[]): string[] {
  return asked.map((code) => {
    const id = code.replaceAll(/[\s-]/g, '').toUpperCase();
    if (known.some((each) => each.id === id)) return id;
    throw new ToolError(
      `"${code}" is no code of the catalogue. There are: ${known.map((each) => each.id).join(', ')}.`,
    );
  });
}

/** A match in words: what to check, what is not stated, or the limit that rules it out; and on which axes it is not compared. */
export function verdictOf(item: FinderItem, asked: Asked, found: Match, language: Language) {
  const style = { language };
  const open = new Set(
    AXES.filter(
      (axis) =>
        (Object.keys(asked) as (keyof Asked)[]).some((name) => AXIS_OF[name] === axis) &&
        answersOn(axis, item, asked).length === 0,
    ),
  );
  return {
    result: found.result,
    ...(found.result === 'in-range' && {
      check: found.points.map((point) => pointText(point, style)),
    }),
    ...(found.result === 'not-stated' && {
      notStated: found.missing.map((each) => missingText(each, style)),
    }),
    ...(found.result === 'out-of-range' && { limit: limitText(found.limit, style) }),
    ...(open.size > 0 && { notJudged: [...open] }),
  };
}
