/** Sheets of the pinch valves: PQVF as a whole and per size, PQVI. */
import { sleeveElastomers } from '#content/index.ts';
import type { Product } from '#content/schema/product.ts';
import { type Fact, factsFor } from '#facts/facts.ts';
import { FACT_KEYS, type FactKey } from '#facts/keys.ts';
import { dnOf } from '#facts/nominal-size.ts';
import { rowText } from '#facts/print.ts';
import { ofSize } from '#facts/of-size.ts';
import { sizesWithFigures } from '#facts/rows.ts';

import { onAxis } from './axes.ts';
import { column, endsOf, numbers, type SheetWriter } from './sheet-writer.ts';
import type { FigureData, SheetBlock } from './sheet.ts';

/** Of the dimension drawing, the two views; its own title block stays out. */
const TWO_VIEWS = [30, 6, 1160, 510] as const;

/** The same of the threaded valve, whose views are smaller. */
const THREADED_VIEWS = [170, 110, 960, 410] as const;

const factsOf = ({ facts: { facts } }: Product, key: FactKey): Fact[] =>
  facts.filter((fact) => fact.key === key);

/** Figures of a product whose sizes are listed, or of one of them on the axis of all. */
function sizeFigures(
  sheet: SheetWriter,
  product: Product,
  keys: readonly ('size' | 'length')[],
  dn?: number,
): FigureData[] {
  const { language } = sheet;
  const own = dn === undefined ? undefined : ofSize(product.facts, { from: { dn }, to: { dn } });
  const figureOf = (key: 'size' | 'length'): FigureData[] => {
    const all = factsOf(product, key);
    const points =
      key === 'size' ? sizesOf(product) : all.flatMap((fact) => endsOf([fact]).max ?? []);
    const [min, max] = [Math.min(...points), Math.max(...points)];
    if (!own)
      return sheet.fact(key === 'size' ? all : spanOf(all, min, max), key, { onAxis: { points } });
    const [one] = factsFor(own.facts, key);
    if (!one) return [];
    const range = key === 'size' ? rowText(all, { language }) : `${min}–${max} mm`;
    return sheet.fact([one], key, {
      note: sheet.word('allSizes', { range }),
      onAxis: { min, max, points, needle: endsOf([one]).max },
    });
  };
  return keys.flatMap(figureOf);
}

/** The lengths of all sizes as one span. */
const spanOf = ([first]: readonly Fact[], min: number, max: number): Fact[] =>
  first?.value.kind === 'quantity'
    ? [{ ...first, scope: { of: 'series' }, value: { ...first.value, min, max } } as Fact]
    : [];

const sizesOf = ({ facts }: Product): number[] =>
  sizesWithFigures(facts).map(({ from }) => dnOf(from));

export function drawFlanged(sheet: SheetWriter, product: Product, dn?: number): void {
  const { variantTable } = product;
  if (!variantTable) throw new Error(`${product.code} has no table of sizes`);
  sheet.add({
    type: 'figures',
    items: [
      ...sizeFigures(sheet, product, ['size', 'length'], dn),
      ...sheet.fact(factsOf(product, 'maxPressure'), 'pressure'),
    ],
  });
  if (dn === undefined) sheet.add(sheet.views('pqvf'));
  else {
    sheet.orthographic = true;
    sheet.add({
      type: 'views',
      items: [
        sheet.view(`pqvf-dn${dn}`, 'dimensions', {
          width: 168,
          crop: TWO_VIEWS,
          caption: sheet.word('dimensionsOf', { size: `DN ${dn}` }),
          scale: sheet.word('drawingReservation'),
        }),
      ],
    });
  }
  const table = sheet.grid(variantTable, {
    airy: true,
    marked: dn === undefined ? null : sizesOf(product).indexOf(dn),
  });
  sheet.add(
    dn === undefined
      ? table
      : {
          type: 'pair',
          widths: [76, 90],
          left: [
            {
              type: 'views',
              parts: true,
              items: [
                sheet.view('pqvf', 'cutaway-tone', { width: 60, caption: sheet.word('cutaway') }),
              ],
            },
          ],
          right: [table],
        },
    {
      type: 'pair',
      widths: [76, 90],
      left: [
        // On the sheet of a size what its figures and its table do not say.
        sheet.specs(
          product.facts,
          dn === undefined ? FACT_KEYS : FACT_KEYS.filter((key) => !SAID.has(key)),
        ),
        sheet.text(sheet.word('selecting'), product.caveat[sheet.language]),
      ],
      right: [sleeves(sheet, 34), sheet.missing(product)],
    },
  );
}

const SAID: ReadonlySet<FactKey> = new Set(['size', 'maxPressure', 'flangeStandard']);

export function drawThreaded(sheet: SheetWriter, product: Product): void {
  const { variantTable } = product;
  sheet.add(
    {
      type: 'figures',
      items: [
        ...sizeFigures(sheet, product, ['size']),
        ...sheet.fact(factsOf(product, 'maxPressure'), 'pressure'),
        ...sheet.fact(factsOf(product, 'controlAirAbove')),
      ],
    },
    sheet.views('pqvi'),
    {
      type: 'pair',
      widths: [66, 100],
      left: variantTable ? [sheet.grid(variantTable, { airy: true, widths: [20] })] : [],
      right: drawingOf(sheet, 'pqvi', sizesOf(product)),
    },
    sleeves(sheet, 60),
    sheet.closing(product),
  );
}

/** The dimension drawing of the first size, where it has been made. */
function drawingOf(sheet: SheetWriter, model: string, [dn]: readonly number[]): SheetBlock[] {
  if (dn === undefined) return [];
  sheet.orthographic = true;
  const view = sheet.view(`${model}-dn${dn}`, 'dimensions', {
    width: 100,
    crop: THREADED_VIEWS,
    caption: sheet.word('dimensionsOf', { size: `DN ${dn}` }),
    scale: sheet.word('drawingReservationThreaded'),
  });
  return [{ type: 'views', items: [view] }];
}

/** Highest temperatures of the sleeve materials, each on the axis. */
function sleeves(sheet: SheetWriter, width: number): SheetBlock {
  const limits = [...new Set(sleeveElastomers.map(({ temperature }) => temperature))];
  return {
    type: 'table',
    title: sheet.word('sleeves'),
    note: sheet.word('lowerNotStated'),
    columns: [
      numbers('°C', '', 12),
      column(sheet.axis('sleeve'), { width }),
      column(sheet.word('material')),
    ],
    rows: limits.map((max) => [
      `+${max}`,
      { scale: onAxis('sleeve', { max, bare: true }) },
      sleeveElastomers
        .flatMap((each) => (each.temperature === max ? each.material : []))
        .join(', '),
    ]),
  };
}
