/** Sheets of the pinch valves: PQVF as a whole and per size, PQVI. */
import { formatNumber, formatQuantity, formatSize, formatThread } from '#content/format.ts';
import { sleeveElastomers } from '#content/index.ts';
import { pinchSelecting } from '#content/notes.ts';
import type { Product } from '#content/schema/product.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

import { onAxis } from './axes.ts';
import { column, numbers, type SheetWriter } from './sheet-writer.ts';
import type { SheetBlock } from './sheet.ts';

/** Of the dimension drawing, the two views; its own title block stays out. */
const TWO_VIEWS = [30, 36, 1160, 480] as const;

/** The same of the threaded valve, whose views are smaller. */
const THREADED_VIEWS = [170, 110, 960, 410] as const;

export function drawFlanged(
  sheet: SheetWriter,
  product: Product,
  technical: TechnicalOf<'pinch-valve-flanged'>,
  dn?: number,
): void {
  const all = technical.dimensions;
  const lengths = all.map(({ l }) => l);
  const range = `${Math.min(...lengths)}–${Math.max(...lengths)} mm`;
  const row = all.find((size) => size.dn === dn);
  const span = { min: Math.min(...lengths), max: Math.max(...lengths), points: lengths };
  const sizes = {
    min: technical.size.from,
    max: technical.size.to,
    points: all.map((size) => size.dn),
  };
  sheet.add({
    type: 'figures',
    items: [
      row
        ? sheet.figure(
            sheet.word('nominalSize'),
            `DN ${row.dn}`,
            '',
            sheet.word('allSizes', { range: formatSize(technical.size) }),
            ['size', { ...sizes, needle: row.dn }],
          )
        : sheet.figure(sheet.word('nominalSize'), formatSize(technical.size), '', '', [
            'size',
            sizes,
          ]),
      row
        ? sheet.figure(
            sheet.word('lengthL'),
            formatNumber(row.l),
            'mm',
            sheet.word('allSizes', { range }),
            ['length', { ...span, needle: row.l }],
          )
        : sheet.figure(sheet.word('lengthL'), range.replace(' mm', ''), 'mm', '', ['length', span]),
      sheet.quantity(sheet.word('maxPressure'), technical.maxOperatingPressure, 'pressure', {
        note: sheet.word('pressurePerSize'),
        limit: true,
      }),
    ],
  });
  if (row) {
    sheet.orthographic = true;
    sheet.add({
      type: 'views',
      items: [
        sheet.view(`pqvf-dn${row.dn}`, 'dimensions', {
          width: 168,
          crop: TWO_VIEWS,
          caption: sheet.word('dimensionsOf', { size: `DN ${row.dn}` }),
          scale: sheet.word('drawingReservation'),
        }),
      ],
    });
  } else sheet.add(sheet.views('pqvf', [80, 74]));
  const table: SheetBlock = {
    type: 'table',
    title: sheet.word('dimensionsTable'),
    airy: true,
    marked: row ? all.indexOf(row) : null,
    columns: [
      numbers('DN', '', 12),
      numbers('L', 'mm'),
      numbers('D', 'mm'),
      numbers('Di', 'mm'),
      column(sheet.word('flange'), { width: 34 }),
    ],
    rows: all.map((size) => [
      String(size.dn),
      ...[size.l, size.d, size.di].map(formatNumber),
      technical.flanges.find(({ size: of }) => size.dn >= of.from && size.dn <= of.to)?.standard ??
        sheet.notStated,
    ]),
  };
  if (row)
    sheet.add({
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
    });
  else sheet.add(table);
  sheet.add({
    type: 'pair',
    widths: [76, 90],
    left: [
      furtherSpecs(sheet, product, row === undefined),
      sheet.text(sheet.word('selecting'), pinchSelecting[sheet.language]),
    ],
    right: [sleeves(sheet, 34)],
  });
}

/** Stated and missing rows in one table; on the sheet of a size, those that its figures and table do not say. */
function furtherSpecs(sheet: SheetWriter, product: Product, all: boolean): SheetBlock {
  const shown = new Set([
    sheet.word('nominalSize'),
    sheet.word('maximumOperatingPressure'),
    sheet.word('flanges'),
  ]);
  const missing = sheet.missingRows(product);
  const stated = sheet.statedRows(product).filter(([label]) => all || !shown.has(label));
  return { type: 'specs', title: sheet.word('specifications'), rows: [...stated, ...missing] };
}

export function drawThreaded(
  sheet: SheetWriter,
  product: Product,
  technical: TechnicalOf<'pinch-valve-threaded'>,
): void {
  const { variants } = technical;
  sheet.add(
    {
      type: 'figures',
      items: [
        sheet.figure(
          sheet.word('nominalSize'),
          `DN ${variants.map(({ dn }) => dn).join(', ')}`,
          '',
          '',
          ['size', { points: variants.map(({ dn }) => dn) }],
        ),
        sheet.quantity(sheet.word('maxPressure'), technical.maxOperatingPressure, 'pressure', {
          limit: true,
        }),
        sheet.figure(
          sheet.word('controlAir'),
          `+${formatQuantity(technical.controlAirAboveOperating, sheet.language).replace(/ bar$/, '')}`,
          'bar',
        ),
      ],
    },
    sheet.views('pqvi', [72, 72]),
    {
      type: 'pair',
      widths: [66, 100],
      left: [
        {
          type: 'table',
          title: sheet.word('perSize'),
          airy: true,
          columns: [
            numbers('DN', '', 14),
            column(sheet.word('connection')),
            numbers(sheet.word('length'), 'mm'),
            numbers(sheet.word('weight'), 'kg'),
          ],
          rows: variants.map(({ dn, connection, length, weight }) => [
            String(dn),
            formatThread(connection),
            formatNumber(length),
            formatNumber(weight),
          ]),
        },
      ],
      right: drawingOf(sheet, 'pqvi', variants),
    },
    sleeves(sheet, 60),
    sheet.closing(product, pinchSelecting[sheet.language]),
  );
}

/** The dimension drawing of the first size, where it has been made. */
function drawingOf(
  sheet: SheetWriter,
  model: string,
  sizes: readonly { dn: number }[],
): SheetBlock[] {
  const dn = sizes[0]?.dn;
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
