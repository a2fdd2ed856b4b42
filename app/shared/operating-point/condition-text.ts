import { dnOfInchName, NOMINAL_SIZES } from '#facts/nominal-size.ts';
import { readPointValue, readPositive } from './point.ts';

/** Conditions that a sentence can name, by their names in the finder's address. */
export type ConditionName = 'dn' | 'pn' | 'class' | 'bar' | 'temp' | 'torque' | 'volt';

/** What a sentence asks for. */
export interface SentenceConditions {
  /** DN, PN, class, bar, °C, Nm, V. */
  values: Partial<Record<ConditionName, number>>;
  /** As they stand in the sentence: `145 psi`. */
  written: Partial<Record<ConditionName, string>>;
  /** As the site writes them, in the order of the finder: `DN 150`, `10 bar`. */
  labels: string[];
  /** Nothing else is said. */
  complete: boolean;
}

export const LONGEST_SENTENCE = 200;
const DIGITS = String.raw`\d[\d,]*(?:\.\d+)?`;
const NUMBER = `[+-]?${DIGITS}`;
/** Not within a word, nor after its hyphen: of `LNG-196°C` nobody can say whether it is a sign. */
const START = String.raw`(?<![\w.]|[a-z]-)`;
const END = '(?![a-z0-9])';

/** How units are written. */
const PRESSURE = 'bar|psi|바르?|mpa|kgf?/cm2';
const DEGREES = '° ?[cf]|[cf]|도';
const TORQUE = 'n[·.]?m|lbf?[·.-]?ft|ft[·.-]?lbf?';
const VOLT = 'v(?:ac)?(?! ?dc)|볼트';

/** A measure with its unit; without one it could be anything. */
const measure = (unit: string, written: string, read: (all: string) => number | undefined) => ({
  pattern: new RegExp(`${START}(${NUMBER}) ?(?:${written})${END}`, 'i'),
  read: (_: string, all: string) => read(all),
  label: (value: number) => `${String(value).replace('-', '\u2212')} ${unit}`,
});
const positiveMeasure = (unit: string, written: string) =>
  measure(unit, written, (all) => readPositive(unit)(all, 'si'));

const readTemperature = (text: string) => readPointValue('temperature', text);
const temperature = measure('°C', DEGREES, readTemperature);

const nominal = (text: string) => {
  const dn = Number(text);
  return NOMINAL_SIZES.includes(dn) ? dn : undefined;
};
const dnLabel = (dn: number) => `DN ${dn}`;

const PARTS: readonly {
  name: ConditionName;
  pattern: RegExp;
  read: (value: string, all: string) => number | undefined;
  label: (value: number) => string;
}[] = [
  {
    name: 'dn',
    pattern: new RegExp(`${START}dn ?(\\d{1,4})${END}`, 'i'),
    read: nominal,
    label: dnLabel,
  },
  {
    name: 'dn',
    pattern: new RegExp(`${START}(\\d{2,4}) ?a${END}`, 'i'),
    read: nominal,
    label: dnLabel,
  },
  {
    name: 'dn',
    pattern: new RegExp(
      `${START}((?:\\d{1,2}[ -])?\\d{1,2}(?:/\\d)?) ?(?:"|″|inch|in|b|인치)${END}`,
      'i',
    ),
    read: dnOfInchName,
    label: dnLabel,
  },
  {
    // `80 mm` is taken for DN 80; a length that is no nominal size is left unread.
    name: 'dn',
    pattern: new RegExp(`${START}(\\d{2,4}) ?(?:mm|미리)${END}`, 'i'),
    read: nominal,
    label: dnLabel,
  },
  {
    name: 'pn',
    pattern: new RegExp(`${START}pn ?(\\d{1,3})${END}`, 'i'),
    read: (text) => readPointValue('pn', text),
    label: (pn) => `PN ${pn}`,
  },
  {
    name: 'class',
    pattern: new RegExp(`${START}(?:class|ansi|cl\\.?) ?(\\d{3,4})${END}`, 'i'),
    read: (text) => readPointValue('ansi', text),
    label: (value) => `ANSI ${value}`,
  },
  { name: 'bar', ...positiveMeasure('bar', PRESSURE) },
  { name: 'temp', ...temperature },
  {
    // Of all measures only a temperature lies below zero: `minus 196`. In `DN50-100` it is no sign.
    name: 'temp',
    pattern: new RegExp(
      `(?<=^|[\\s,])(-${DIGITS})${END}(?! ?(?:${PRESSURE}|${TORQUE}|${VOLT}))`,
      'i',
    ),
    read: readTemperature,
    label: temperature.label,
  },
  { name: 'torque', ...positiveMeasure('Nm', TORQUE) },
  { name: 'volt', ...positiveMeasure('V', VOLT) },
];

/** Signs in words: 영하 196도 is −196 °C, never 196 °C. */
const SIGN_WORDS: readonly (readonly [written: RegExp, sign: string])[] = [
  [/(?:영하|마이너스|\bminus|\bnegative) ?(?=\d)|\u2212(?=\d)/gi, '-'],
  [/영상 ?(?=\d)|\bplus ?(?=\d)/gi, ''],
];

/** Words between conditions that ask for nothing of their own. */
const FILLING =
  /\b(?:at|and|with|for|ac|valves?|vlaves?|actuators?|actautors?)\b|밸브|발브|벨브|[액엑][추츄]에이[터타]|에서|이고|용|[\s,;·/+&]/gi;

/**
 * The conditions that a sentence names: `80 °C at DN150, 10 bar`, `DN 150 PN16 180도`. JIS 10K is none of them.
 *
 * @returns undefined where it names none
 */
export function conditionsIn(sentence: string): SentenceConditions | undefined {
  const { values, written, labels, rest } = scan(sentence);
  if (labels.length === 0) return undefined;
  return { values, written, labels, complete: rest.replaceAll(FILLING, '') === '' };
}

/** Takes the measures out of a sentence, and leaves the rest of it. */
function scan(sentence: string): Omit<SentenceConditions, 'complete'> & { rest: string } {
  let rest = SIGN_WORDS.reduce(
    (text, [written, sign]) => text.replaceAll(written, sign),
    sentence.slice(0, LONGEST_SENTENCE).normalize('NFKC').replaceAll('\u2032\u2032', '"'),
  );
  const values: SentenceConditions['values'] = {};
  const written: SentenceConditions['written'] = {};
  const labels: string[] = [];
  for (const { name, pattern, read, label } of PARTS) {
    const [all, text = ''] = pattern.exec(rest) ?? [];
    if (all === undefined || values[name] !== undefined) continue;
    const value = read(text, all);
    if (value === undefined) continue;
    values[name] = value;
    written[name] = all;
    labels.push(label(value));
    // Not a gap: what followed without one still does.
    rest = rest.replace(all, ';');
  }
  return { values, written, labels, rest };
}

/** Words for a kind of product, for a supply, and for what is noted with the inquiry without filtering. */
const FAMILIES: readonly (readonly [id: string, pattern: RegExp])[] = [
  ['butterfly', /버터플라이|나비|butterfly/i],
  ['ball', /볼(?= ?[밸발벨]브|[\s,;]|$)|\bball\b/i],
  ['pinch', /핀치|pinch/i],
  ['pneumatic', /공압|pneumatic/i],
  ['electric', /전동|electric/i],
  ['fluid', /유압|hydraulic/i],
];
const PHASES: readonly (readonly [phase: 1 | 3, pattern: RegExp])[] = [
  [1, /단상|1상|(?:single|1)[- ]?phase/i],
  [3, /삼상|3상|(?:three|3)[- ]?phase/i],
];
/** Mounting flanges of ISO 5211, with what is said around them, and degrees of protection of IEC 60529. */
const FLANGE = /(?<![\w.])F-? ?(0?[3457]|1[0246]|25|3[05]|4[08]|60)(?![a-z0-9])/gi;
const AROUND_FLANGE =
  /\(?ISO ?5211\)?|(?:상부|장착) ?플랜지|플랜지|\b(?:mounting|top|flanges?)\b/gi;
const PROTECTION = /(?<![\w.])IP ?-?(\d{2})(?:\/(?:IP ?)?(\d{2}))?(?![a-z0-9])/gi;
/** Media, ratings of JIS B 2220 (10K is no PN 10), and direct current, which no supply of the catalogue states. */
const NOTES =
  /JIS ?\d{1,2}K|(?<![\w.])\d{1,2}K(?![a-z0-9])|(?<![\w.])\d{2,3} ?V ?DC\b|스팀|증기|온수|냉수|냉각수|음용수|해수|슬러리|슬러지|폐수|하수|오일|가스|분체|(?<![가-힣])물(?=용|에|을|은|이|$|[^가-힣])|steam|(?:(?:hot|cold|cooling|chilled|drinking|sea|waste) ?)?\bwater\b|slurry|sludge|powder|\boil\b|\bgas\b/gi;

/** A sentence in its parts. */
export interface SentenceParts {
  values: SentenceConditions['values'];
  written: SentenceConditions['written'];
  phase?: 1 | 3;
  /** Ids of kinds of product: `butterfly`. */
  families: string[];
  /** Codes as the catalogue writes them: `F10`, `IP67`. */
  flanges: string[];
  protection: string[];
  /** What is understood but filters nothing: a medium, a JIS rating. */
  notes: string[];
  /** The words that are left. */
  unread: string[];
}

/** Everything that a sentence says, and what of it is not understood. */
export function sentenceParts(sentence: string): SentenceParts {
  let { values, written, rest } = scan(sentence);
  const take = (pattern: RegExp) => {
    const found = pattern.test(rest);
    rest = rest.replace(pattern, ' ');
    return found;
  };
  const notes = [...rest.matchAll(NOTES)].map(([note]) =>
    /^\d+K$/i.test(note) ? `JIS ${note.toUpperCase()}` : note,
  );
  rest = rest.replaceAll(NOTES, ' ');
  const phase = PHASES.find(([, pattern]) => take(pattern))?.[0];
  const families = FAMILIES.flatMap(([id, pattern]) => (take(pattern) ? [id] : []));
  const flanges = [...rest.matchAll(FLANGE)].map(([, size = '']) => `F${size.padStart(2, '0')}`);
  if (flanges.length > 0) rest = rest.replaceAll(FLANGE, ' ').replaceAll(AROUND_FLANGE, ' ');
  const protection = [...rest.matchAll(PROTECTION)].flatMap(([, ...degrees]) =>
    degrees.flatMap((degree) => (degree === undefined ? [] : `IP${degree}`)),
  );
  rest = rest.replaceAll(PROTECTION, ' ');
  const unread = rest
    .replaceAll(FILLING, ' ')
    .split(' ')
    .filter((word) => word !== '');
  return {
    values,
    written,
    ...(phase !== undefined && { phase }),
    families,
    flanges,
    protection,
    notes,
    unread,
  };
}

/** Where the finder answers it: `/products?dn=150&pn=16#finder`. */
export const finderPathOf = ({ values }: SentenceConditions): string =>
  `/products?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))}#finder`;
