import { groupBy } from '#facts/group.ts';
import { products } from '#content/index.ts';
import type { Product } from '#content/schema/product.ts';
import type { Fact } from '#facts/facts.ts';
import type { FactKey } from '#facts/keys.ts';
import { dnOf, inchOfDn, systemOf } from '#facts/nominal-size.ts';
import { compactParts, type Part, rowLabel, textOf } from '#facts/print.ts';
import { compactRows, rowsAt } from '#facts/rows.ts';
import { fromImperial } from '#facts/units.ts';
import type { Sizes } from '#facts/values.ts';

import { figureOf, specView } from '#app/shared/facts/fact-views.server.ts';
import type { PointFacet } from '#app/shared/operating-point/point.ts';
import type { FigureAxis, FigureView, SpecRowView } from '#app/shared/product/product-view.ts';
import type { ScaleAxis } from '#app/ui/scale-axis.ts';
import { translator } from '#app/i18n/translate.ts';
import type { Language } from '#contract/address.ts';

/** Which value of the operating point a figure is compared with. */
const FACETS: Partial<Record<FactKey, PointFacet>> = {
  size: 'size',
  maxPressure: 'bar',
  maxDifferential: 'bar',
  temperature: 'temperature',
  torque: 'torque',
};

/** Without its caveats, which stand once in the footnote or are questions. */
const bare = (facts: readonly Fact[]): Fact[] =>
  facts.map((fact) => ({ ...fact, reservations: [] }));

/** What is stated of a product and matters most, each on its axis. Values without a unit are not for large letters. */
export const keyFigures = ({ facts: subject }: Product, language: Language): FigureView[] =>
  compactRows(subject)
    .filter((row) => row.facts.every(({ value }) => value.kind !== 'without-unit'))
    .flatMap((row) => [...groupBy(bare(row.facts), ({ key }) => key).values()])
    .flatMap((facts) => bySystem(facts, language))
    .filter(({ parts }) => parts.some(({ kind }) => kind === 'numerals'));

/** Ratings as one figure for each system of designations; PN and classes never share a ladder. */
function bySystem(facts: readonly Fact[], language: Language): FigureView[] {
  if (!facts.some(({ value }) => value.kind === 'rating')) return [figure(facts, language)];
  return (['PN', 'Class'] as const).flatMap((system) => {
    const own = facts.flatMap((fact): Fact[] => {
      if (fact.key !== 'rating' || fact.value.kind !== 'rating') return [];
      const designations = fact.value.designations.filter((each) => each.system === system);
      return designations.length > 0 ? [{ ...fact, value: { kind: 'rating', designations } }] : [];
    });
    if (own.length === 0) return [];
    const facet = system === 'PN' ? 'pn' : 'ansi';
    const stated = own.flatMap(({ value }) =>
      value.kind === 'rating' ? value.designations.map(({ number }) => number) : [],
    );
    return [
      {
        ...figure(own, language),
        label: translator(language)(`product:rating.${facet}`),
        facet,
        axis: { kind: facet, stated },
      },
    ];
  });
}

function figure(facts: readonly Fact[], language: Language): FigureView {
  const parts = compactParts(facts, { language }).map(asNote);
  const imperial = compactParts(facts, { language, units: 'imperial' }).map(asNote);
  const facet = FACETS[facts[0]?.key ?? 'brand'];
  const axis = axisOf(facts);
  return {
    label: rowLabel(facts, { language }),
    parts,
    ...(textOf(imperial) !== textOf(parts) && { imperial }),
    ...(axis && { axis }),
    ...(facet && { facet }),
  };
}

/** What follows a value, `, 슬리브별`, stands beside its label. */
const asNote = (part: Part): Part =>
  part.kind === 'words' && part.text.startsWith(', ') ? { ...part, kind: 'note' } : part;

function axisOf(facts: readonly Fact[]): FigureAxis | undefined {
  const { range, flanges } = figureOf(facts);
  const [fact] = facts;
  if (range) {
    const isInch = fact?.value.kind === 'sizes' && systemOf(fact.value.from) === 'inch';
    return { kind: 'range', range, ...(isInch && { inch: true }) };
  }
  if (flanges) return { kind: 'flanges', stations: FLANGES, stated: flanges };
  if (facts.length !== 1 || fact?.value.kind !== 'quantity') return undefined;
  const { unit, min, max } = fact.value;
  const axis = unit === 's' || unit === 'bar' ? localAxis(unit, max ?? 0) : undefined;
  const imperial = unit === 'bar' ? psiAxis(max ?? 0) : undefined;
  return (
    axis && {
      kind: 'local',
      axis,
      ...(imperial && { imperial }),
      from: min === max ? 0 : (min ?? 0),
      to: max ?? 0,
    }
  );
}

/** Every mounting flange of the catalogue, in their order. */
const FLANGES = [
  ...new Set(products.flatMap(({ facts }) => figureOf(facts.facts).flanges ?? [])),
].toSorted();

/** The same in psi: its end in bar and as a number. */
function psiAxis(bar: number) {
  const ends = [
    [150, 5],
    [300, 6],
    [750, 5],
    [1500, 5],
  ] as const;
  const fitting = ends.find(([psi]) => bar <= fromImperial(psi, 'bar'));
  return (
    fitting && {
      max: fromImperial(fitting[0], 'bar'),
      number: fitting[0],
      divisions: fitting[1],
    }
  );
}

/** An axis from 0 with room for a value. */
function localAxis(unit: 's' | 'bar', value: number): ScaleAxis | undefined {
  const ends =
    unit === 's'
      ? ([[60, 6]] as const)
      : ([
          [10, 5],
          [20, 4],
          [50, 5],
          [100, 5],
        ] as const);
  const fitting = ends.find(([max]) => value <= max);
  return fitting && { min: 0, max: fitting[0], unit, kind: 'linear', divisions: fitting[1] };
}

/** Specifications as rows, each with its value in the other system. */
export const specifications = ({ facts }: Product, language: Language): SpecRowView[] =>
  rowsAt(facts, 'specification').map((row) => {
    const [fact] = row.facts;
    const aside = fact?.value.kind === 'sizes' ? otherSizes(fact.value) : undefined;
    return { ...specView(row, language), ...(aside && { aside }) };
  });

/** `1/2–4 in` of DN 15–100, and `DN 8–80` of 1/4–3 in. */
function otherSizes({ from, to, list }: Sizes): string | undefined {
  const [first, last] = [dnOf(from), dnOf(to)];
  if (systemOf(from) === 'inch') return `DN ${first}–${last}`;
  const [low, high] = [inchOfDn(first), inchOfDn(last)];
  if (low === undefined || high === undefined) return undefined;
  return `${low}${list?.length === 2 ? ', ' : '–'}${high} in`;
}

/** What the supplier fits to the product, or supplies for it (spec §1). Nothing for a pinch valve, which control air closes. */
export function together({ category, facts }: Product, language: Language): string[] {
  if (facts.traits.includes('pinch')) return [];
  const t = translator(language);
  const drives = facts.traits.includes('own-actuator')
    ? []
    : category === 'sirca-valves'
      ? (['electric', 'pneumatic', 'hydraulic'] as const)
      : (['ball', 'butterfly'] as const);
  return [...drives, 'positioner' as const, 'retrofit' as const].map((key) =>
    t(`product:togetherRows.${key}`),
  );
}
