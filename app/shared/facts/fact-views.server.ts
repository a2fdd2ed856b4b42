/** Facts as a page shows them: words in both systems of units, and the bar, ladder or dots of their numbers. */
import type { Fact } from '#facts/facts.ts';
import { type FactKey, keyEntry } from '#facts/keys.ts';
import { dnOf } from '#facts/nominal-size.ts';
import {
  compactParts,
  NOT_STATED_TEXT,
  type Part,
  rowLabel,
  rowParts,
  type Style,
  textOf,
} from '#facts/print.ts';
import type { Row } from '#facts/rows.ts';
import { imperialUnit } from '#facts/units.ts';

import type { CellView, RangeView, SpecView } from '#app/shared/page/views.ts';
import type { Language } from '#contract/address.ts';

/** Keys whose values lie on an axis of the site. */
const AXES: Partial<Record<FactKey, RangeView['quantity']>> = {
  size: 'size',
  temperature: 'temperature',
  actuatorTemperature: 'temperature',
  ambient: 'temperature',
  torque: 'torque',
};

/** From the lowest to the highest end of the facts, and to their extended limit; that alone is drawn for itself. */
export function rangeOf(facts: readonly Fact[]): RangeView | undefined {
  const usual = facts.filter(({ scope }) => scope.version !== 'extended');
  const drawn = usual.length > 0 ? usual : facts;
  const key = drawn[0]?.key ?? 'brand';
  const quantity = AXES[key];
  if (!quantity) return undefined;
  const endsOf = (list: readonly Fact[]) =>
    list.flatMap(({ value }): { min?: number; max?: number }[] =>
      value.kind === 'quantity'
        ? [value]
        : value.kind === 'sizes'
          ? [{ min: dnOf(value.from), max: dnOf(value.to) }]
          : [],
    );
  const ends = endsOf(drawn);
  const extended = endsOf(facts.filter((fact) => !drawn.includes(fact))).flatMap(
    ({ max }) => max ?? [],
  );
  const highest = ends.flatMap(({ max }) => max ?? []);
  const lowest = ends.flatMap(({ min }) => min ?? []);
  if (highest.length === 0) return undefined;
  return {
    quantity,
    // A lower end that one of them does not state is not that of all.
    ...(lowest.length === ends.length && { from: Math.min(...lowest) }),
    to: Math.max(...highest),
    ...(extended.length > 0 && { extended: Math.max(...extended) }),
    ...(keyEntry(key).axis === undefined && { apart: true }),
  };
}

/** What the values of the facts are drawn on: an axis, the ladder of PN, or that of mounting flanges. */
export function figureOf(facts: readonly Fact[]): Pick<CellView, 'range' | 'pn' | 'flanges'> {
  const range = rangeOf(facts);
  const pn = facts.flatMap(({ value }) =>
    value.kind === 'rating'
      ? value.designations.filter(({ system }) => system === 'PN').map(({ number }) => number)
      : [],
  );
  const flanges = facts.flatMap(({ value }) =>
    value.kind === 'mounting' ? (value.sizes ?? []) : [],
  );
  return {
    ...(range && { range }),
    ...(pn.length > 0 && { pn: [...new Set(pn)] }),
    ...(flanges.length > 0 && { flanges: [...flanges] }),
  };
}

/** How facts are put into words. */
type Print = (facts: readonly Fact[], style: Style) => Part[];

/** Words as stated and, where the conversion differs, in imperial units. */
export function wordsOf(
  facts: readonly Fact[],
  language: Language,
  print: Print = rowParts,
): { text: string; imperial?: string } {
  const text = textOf(print(facts, { language }));
  const imperial = textOf(print(facts, { language, units: 'imperial' }));
  return { text, ...(imperial !== text && { imperial }) };
}

/** A row of facts. @param compact for rows of `compactRows`, under their short labels */
export function specView(
  { facts }: Row,
  language: Language,
  { compact = false }: { compact?: boolean } = {},
): SpecView {
  const { text: value, ...converted } = wordsOf(facts, language, compact ? compactParts : rowParts);
  return {
    label: rowLabel(facts, { language }, compact ? 'short' : 'full'),
    value,
    ...converted,
    ...figureOf(facts),
  };
}

const each = (facts: readonly Fact[], style: Style) => compactParts(facts, style, { each: true });

/** Facts in a cell of a table; in a column with a unit their numerals alone. None: a gap that can be asked for. */
export function factCell(
  facts: readonly Fact[],
  unit: string | undefined,
  language: Language,
): CellView {
  if (facts.length === 0) return { text: NOT_STATED_TEXT[language], askable: true };
  const numerals: Print = (list, style) =>
    rowParts(list, style).filter(({ kind }) => kind === 'numerals');
  const isConverted = unit === undefined || imperialUnit(unit) !== undefined;
  const { text, imperial } = wordsOf(facts, language, unit === undefined ? each : numerals);
  return { text, ...(isConverted && imperial !== undefined && { imperial }), ...figureOf(facts) };
}
