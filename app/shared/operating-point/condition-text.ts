import { parseMeasurement } from '#app/shared/units/parse-measurement.ts';
import { dnOfInchName, NOMINAL_SIZES } from './nominal-size.ts';

/** Conditions that a sentence can name, by their names in the finder's address. */
export type ConditionName = 'dn' | 'pn' | 'class' | 'bar' | 'temp' | 'torque' | 'volt';

/** What a sentence asks for. */
export interface SentenceConditions {
  /** DN, PN, class, bar, °C, Nm, V. */
  values: Partial<Record<ConditionName, number>>;
  /** As the site writes them, in the order of the finder: `DN 150`, `10 bar`. */
  labels: string[];
  /** Nothing else is said. */
  complete: boolean;
}

const LONGEST = 200;
const NUMBER = String.raw`[+\u2212-]?\d[\d,]*(?:\.\d+)?`;
const START = String.raw`(?<![\w.])`;
const END = '(?![a-z0-9])';

/** A measure with its unit; without one it could be anything. */
const measure = (unit: string, written: string) => ({
  pattern: new RegExp(`${START}(${NUMBER}) ?(?:${written})${END}`, 'i'),
  read: (_: string, all: string) => parseMeasurement(all, unit),
  label: (value: number) => `${String(value).replace('-', '\u2212')} ${unit}`,
});

const nominal = (text: string) => {
  const dn = Number(text);
  return NOMINAL_SIZES.includes(dn) ? dn : undefined;
};
const positive = (text: string) => Number(text) || undefined;
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
    name: 'pn',
    pattern: new RegExp(`${START}pn ?(\\d{1,3})${END}`, 'i'),
    read: positive,
    label: (pn) => `PN ${pn}`,
  },
  {
    name: 'class',
    pattern: new RegExp(`${START}(?:class|ansi|cl\\.?) ?(\\d{3,4})${END}`, 'i'),
    read: positive,
    label: (value) => `ANSI ${value}`,
  },
  { name: 'bar', ...measure('bar', 'bar|psi') },
  { name: 'temp', ...measure('°C', '° ?[cf]|[cf]|도') },
  { name: 'torque', ...measure('Nm', 'n[·.]?m|lbf?[·.-]?ft|ft[·.-]?lbf?') },
  { name: 'volt', ...measure('V', 'v') },
];

/** Words between conditions that ask for nothing of their own. */
const FILLING = /\b(?:at|and|with|for|valves?|actuators?)\b|밸브|액추에이터|에서|이고|[\s,;·/+&]/gi;

/**
 * The conditions that a sentence names: `80 °C at DN150, 10 bar`, `DN 150 PN16 180도`. JIS 10K is none of them.
 *
 * @returns undefined where it names none
 */
export function conditionsIn(sentence: string): SentenceConditions | undefined {
  let rest = sentence.slice(0, LONGEST).normalize('NFKC').replaceAll('\u2032\u2032', '"');
  const values: SentenceConditions['values'] = {};
  const labels: string[] = [];
  for (const { name, pattern, read, label } of PARTS) {
    const [all, text = ''] = pattern.exec(rest) ?? [];
    if (all === undefined || values[name] !== undefined) continue;
    const value = read(text, all);
    if (value === undefined) continue;
    values[name] = value;
    labels.push(label(value));
    rest = rest.replace(all, ' ');
  }
  if (labels.length === 0) return undefined;
  return { values, labels, complete: rest.replaceAll(FILLING, '') === '' };
}

/** Where the finder answers it: `/products?dn=150&pn=16#finder`. */
export const finderPathOf = ({ values }: SentenceConditions): string =>
  `/products?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))}#finder`;
