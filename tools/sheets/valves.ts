/** Sheets of butterfly and ball valves. */
import { products } from '#content/index.ts';
import type { Product } from '#content/schema/product.ts';
import { valveComparison } from '#content/tables.ts';
import { type Fact, factsFor } from '#facts/facts.ts';
import { dnOf } from '#facts/nominal-size.ts';
import { designationText, quantityText } from '#facts/print.ts';
import { compactRows } from '#facts/rows.ts';
import type { Designation } from '#facts/values.ts';

import { hasPicture, type SheetWriter } from './sheet-writer.ts';
import type { FigureData, LadderData, SheetBlock } from './sheet.ts';

const valves = products.filter(
  ({ facts: { traits } }) => traits.includes('butterfly') || traits.includes('ball'),
);

/** Designations of a valve that hold for all its sizes. */
const designationsOf = ({ facts: { facts } }: Product, system: Designation['system']): number[] =>
  factsFor(facts, 'rating').flatMap(({ value, scope }) =>
    value.kind === 'rating' && !scope.size
      ? value.designations.filter((each) => each.system === system).map(({ number }) => number)
      : [],
  );

/** Designations that any valve of the catalogue has: the steps of the ladders. */
const steps = (system: Designation['system']): number[] =>
  [...new Set(valves.flatMap((valve) => designationsOf(valve, system)))].toSorted((a, b) => a - b);
const STEPS = { PN: steps('PN'), Class: steps('Class') };

export function drawValve(sheet: SheetWriter, product: Product): void {
  const { model, facts, variantTable } = product;
  const rows = compactRows(facts);
  const rowOf = (key: Fact['key']) => rows.find((row) => row.key === key)?.facts ?? [];
  const ladders = ratingLadders(sheet, product);
  const sizes = rowOf('size');
  sheet.add(
    {
      type: 'figures',
      items: [
        ...sheet.fact(sizes, isInInches(sizes) ? 'sizeInInches' : 'size', {
          note: '',
          onAxis: { points: namedSizes(facts.facts) },
        }),
        ...sheet.fact(rowOf('temperature'), 'temperature'),
        ...thirdFigure(sheet, product),
      ],
    },
    ladders.length > 0
      ? {
          type: 'ladders',
          items: ladders,
          // One class holds for all sizes.
          note:
            ladders.flatMap(({ ladder }) => ladder.filter(({ on }) => on)).length > 1
              ? sheet.word('classesPerSize')
              : '',
        }
      : undefined,
    model === undefined ? undefined : viewsOf(sheet, model, facts.traits.includes('three-way')),
    variantTable ? sheet.grid(variantTable, { widths: [60] }) : undefined,
    seriesTable(sheet, product),
    sheet.closing(product),
  );
}

const isInInches = (facts: readonly Fact[]): boolean =>
  facts.some(({ value }) => value.kind === 'sizes' && 'inch' in value.from);

/** Only sizes that the source names: both ends, and those that a rating is given of. */
const namedSizes = (facts: readonly Fact[]): number[] =>
  factsFor(facts, 'rating').flatMap(({ scope: { size } }) =>
    size ? [dnOf(size.from), dnOf(size.to)] : [],
  );

/** The three-way series share cut-aways by port; a sheet has room for one of them. */
const viewsOf = (sheet: SheetWriter, model: string, isThreeWay: boolean): SheetBlock =>
  hasPicture(`${model}/cutaway-tone`) || !isThreeWay
    ? sheet.views(model)
    : sheet.views('three-way-t', model, sheet.word('tPortCutaway'));

/** What a family is asked for third: the differential pressure of ball valves, the body of butterfly valves, a rating in bar. */
function thirdFigure(sheet: SheetWriter, product: Product): FigureData[] {
  const of = (key: Fact['key']) =>
    product.facts.facts.filter((fact) => fact.key === key && fact.value.kind !== 'not-stated');
  const [differential] = [of('maxDifferential')];
  if (differential.length > 0) return sheet.fact(differential, 'pressure');
  const ratings = of('rating');
  return ratings.some(({ value }) => value.kind === 'rating')
    ? sheet.fact(of('bodyStyle'))
    : sheet.fact(ratings);
}

function ratingLadders(sheet: SheetWriter, product: Product): LadderData[] {
  const maxima = factsFor(product.facts.facts, 'maxPressure').flatMap(({ value, scope }) =>
    value.kind === 'quantity' && scope.designation
      ? `${designationText(scope.designation)}: ${quantityText(value, { language: sheet.language })}`
      : [],
  );
  return (['PN', 'Class'] as const).flatMap((system) => {
    const own = designationsOf(product, system);
    if (own.length === 0) return [];
    const label = system === 'PN' ? sheet.word('ratingPn') : 'ANSI';
    return sheet.ladder(label, STEPS[system], own, system === 'PN' ? '' : maxima.join(', '));
  });
}

/** The valves of the family, this one marked. */
function seriesTable(sheet: SheetWriter, product: Product): SheetBlock {
  const { family } = product.technical;
  const series = valves.filter(({ technical }) => technical.family === family);
  const name = family === 'ball-valve' ? 'ballValves' : 'butterflyValves';
  const table = valveComparison({ ko: '', en: '' }, series);
  return sheet.grid(table, {
    title: sheet.word(name),
    dense: true,
    marked: series.findIndex(({ code }) => code === product.code),
    more: sheet.more(series),
    widths: [14, 22, undefined, 49],
    bars: { column: 3, axis: 'temperature', width: 26 },
  });
}
