/**
 * What the words beside a measure say that it is of. A pressure of the drive and a temperature of the surroundings are none of the medium,
 * and what is negated is not asked for: none of them may filter.
 */
import type { Why } from './types.ts';
import type { Unit } from './units.ts';

/** What may stand between such a word and the number. */
const FILLING = String.raw`(?:[ :=]|pressure|temp(?:erature|\.)?|압력|온도|은|는|이|가|의|of|is|약)*`;
const before = (words: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\d])(?:${words})${FILLING}$`, 'iu');
const after = (words: string): RegExp =>
  new RegExp(String.raw`^(?: ?(?:of|의))? ?(?:${words})(?![a-z])`, 'iu');

/** Air that drives an actuator, for sure. */
const DRIVE_AIR = String.raw`(?:조작|공급|제어|계장|구동)(?:용)? ?(?:공기|에어)압?|(?:supply|control|instrument|operating|actuating|actuator) air|air supply`;
/** A supply, or the medium itself: compressed air is both. */
const SUPPLY = String.raw`(?:compressed )?air|supply|공기압?|에어|공급`;
/** The pressure of a drive, where the number follows. */
const DRIVE = String.raw`pneumatic|hydraulic|oil supply|(?:공|유)압|작동유`;
const SURROUNDINGS = String.raw`ambient|surroundings?|주위|주변|외기`;

const IS_DRIVE_AIR = [before(DRIVE_AIR), after(DRIVE_AIR)] as const;
const IS_SUPPLY = [before(`${SUPPLY}|${DRIVE}`), after(SUPPLY)] as const;
const IS_AMBIENT = [before(SURROUNDINGS), after(SURROUNDINGS)] as const;
/** `not above 80 °C`, `no DN 50`, `80 °C 제외`. */
const IS_NEGATED = [
  /(?<![a-z])(?:no|not|without|except|excluding|exclude|never)(?: [a-z]+)? $/i,
  /^ ?(?:은|는|이|가|을|를)? ?(?:제외|말고|아닌|아님|빼고)/,
] as const;

/** A clause ends here; not at the point of a number. */
const CLAUSE = /[,;()|\n]|\.(?= )/;

/**
 * @param text the whole text, the measure from `start` to `end` of it
 * @returns `air` for a pressure of the air that drives an actuator; why it is refused; undefined for a measure of the medium or the product
 */
export function meantOtherwise(
  text: string,
  start: number,
  end: number,
  { axis }: Unit,
): 'air' | Why | undefined {
  const left = text.slice(0, start).split(CLAUSE).at(-1) ?? '';
  // `40 °C (ambient)`, but not `80 °C (ambient 40 °C)`.
  const right =
    text
      .slice(end)
      .replace(/^ ?\(([^)\d]*)\)/, ' $1')
      .split(CLAUSE)[0] ?? '';
  const isBeside = ([leading, trailing]: readonly [RegExp, RegExp]) =>
    leading.test(left) || trailing.test(right);
  if (isBeside(IS_NEGATED)) return 'negated';
  if (axis === 'pressure' && isBeside(IS_DRIVE_AIR)) return 'air';
  if (axis === 'pressure' && isBeside(IS_SUPPLY)) return 'of a supply';
  if (axis === 'temperature' && isBeside(IS_AMBIENT)) return 'of the surroundings';
  return undefined;
}
