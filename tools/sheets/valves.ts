/** Sheets of butterfly and ball valves. */
import {
  formatInch,
  formatInchRange,
  formatRating,
  formatSize,
  formatQuantity,
} from '#content/format.ts';
import { products } from '#content/index.ts';
import type { Product } from '#content/schema/product.ts';
import { bounds, inch, isStated, type InchSize, type Rating } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

import { onAxis } from './axes.ts';
import { column, hasPicture, type SheetWriter } from './sheet-writer.ts';
import type { FigureData, LadderData, SheetBlock } from './sheet.ts';

type Valve = TechnicalOf<'butterfly-valve'> | TechnicalOf<'ball-valve'>;

const valves = products.flatMap(({ code, technical }) =>
  technical.family === 'butterfly-valve' || technical.family === 'ball-valve'
    ? [{ code, technical }]
    : [],
);

/** Classes that any valve of the catalogue has: the steps of the ladders. */
const classes = (of: (rating: Rating) => readonly number[] | undefined): number[] =>
  [...new Set(valves.flatMap(({ technical }) => of(technical.rating) ?? []))].toSorted(
    (a, b) => a - b,
  );
const PN = classes(({ pn }) => pn);
const ANSI = classes(({ ansi }) => ansi);

/** Pipe sizes in inches (ISO 228-1, ASME B36.10) up to the largest that is stated in them. */
const INCHES: readonly InchSize[] = [
  '1/4',
  '3/8',
  '1/2',
  '3/4',
  '1',
  '1-1/4',
  '1-1/2',
  '2',
  '2-1/2',
  '3',
  '4',
].map(inch);
const measure = ({ numerator, denominator }: InchSize) => numerator / denominator;

export function drawValve(sheet: SheetWriter, product: Product, technical: Valve): void {
  const { family, rating } = technical;
  const ladders = ratingLadders(sheet, rating);
  const model = product.model ?? product.id;
  sheet.add(
    {
      type: 'figures',
      items: [
        sizeFigure(sheet, technical),
        sheet.quantity(sheet.word('temperature'), technical.temperature, 'temperature'),
        thirdFigure(sheet, product, technical),
      ],
    },
    ladders.length > 0
      ? { type: 'ladders', items: ladders, note: sheet.word('classesPerSize') }
      : undefined,
    sheet.views(
      hasPicture(`${model}/cutaway-tone`) || !('threeWayPorts' in technical)
        ? model
        : 'three-way-t',
      [62, 70],
      model,
    ),
    ratingTable(sheet, rating),
    seriesTable(sheet, product, family),
    {
      type: 'pair',
      widths: [84, 82],
      left: [sheet.specs(product)],
      right: [sheet.missing(product), sheet.selecting(product)].filter(
        (block) => block !== undefined,
      ),
    },
  );
}

function sizeFigure(sheet: SheetWriter, { size }: Valve): FigureData | LadderData {
  const label = sheet.word('nominalSize');
  if (!isStated(size)) return sheet.missingFigure(label);
  if (size.system === 'DN')
    return sheet.figure(label, formatSize(size), '', sheet.word('sizesBetween'), [
      'size',
      { min: size.from, max: size.to, points: size.list ?? [] },
    ]);
  const within = INCHES.filter(
    (each) => measure(each) >= measure(size.from) && measure(each) <= measure(size.to),
  );
  return {
    ...sheet.ladder(`${label} (in)`, INCHES.map(formatInch), within.map(formatInch)),
    alt: `${label}: ${formatSize(size)}`,
  };
}

/** What a family is asked for third: the differential pressure of ball valves, the body of butterfly valves. */
function thirdFigure(sheet: SheetWriter, product: Product, technical: Valve): FigureData {
  if (technical.family === 'butterfly-valve') {
    const label = sheet.word('bodyStyle');
    return sheet.figure(label, product.specifications[sheet.language][label] ?? sheet.notStated);
  }
  const { rating, maxDifferentialPressure } = technical;
  if (!rating.pn && !rating.ansi && !rating.pnBySize)
    return sheet.figure(sheet.word('rating'), formatRating(rating, sheet.language));
  return isStated(maxDifferentialPressure)
    ? sheet.quantity(sheet.word('differential'), maxDifferentialPressure, 'pressure', {
        limit: true,
      })
    : sheet.missingFigure(sheet.word('differential'));
}

function ratingLadders(sheet: SheetWriter, { pn, ansi, maxByAnsi }: Rating): LadderData[] {
  const maxima = maxByAnsi?.map((each) => sheet.word('ratingMax', each)).join(', ');
  return [
    ...(pn ? [sheet.ladder(sheet.word('ratingPn'), PN, pn)] : []),
    ...(ansi ? [sheet.ladder('ANSI', ANSI, ansi, maxima)] : []),
  ];
}

function ratingTable(sheet: SheetWriter, { pnBySize }: Rating): SheetBlock | undefined {
  return (
    pnBySize && {
      type: 'table',
      title: sheet.word('ratingPerSize'),
      columns: [column(sheet.word('nominalSize'), { width: 60 }), column(sheet.word('ratingPn'))],
      rows: pnBySize.map(({ from, to, pn }) => [formatInchRange(from, to), `PN ${pn}`]),
    }
  );
}

/** All valves of the family, this one marked. */
function seriesTable(sheet: SheetWriter, product: Product, family: Valve['family']): SheetBlock {
  const series = valves.filter(({ technical }) => technical.family === family);
  const { language } = sheet;
  return {
    type: 'table',
    title: sheet.word(family === 'ball-valve' ? 'ballValves' : 'butterflyValves'),
    dense: true,
    marked: series.findIndex(({ code }) => code === product.code),
    columns: [
      column(sheet.word('code'), { width: 15 }),
      column(sheet.word('nominalSize'), { width: 25 }),
      column(sheet.word('rating')),
      column(sheet.word('temperature'), { unit: '°C', width: 30 }),
      column(sheet.axis('temperature'), { width: 38 }),
    ],
    rows: series.map(({ code, technical: { size, rating, temperature } }) => [
      code,
      isStated(size) ? formatSize(size) : sheet.notStated,
      formatRating(rating, language),
      formatQuantity(temperature, language).replace(/ °C$/, ''),
      { scale: onAxis('temperature', { ...bounds(temperature), bare: true }) },
    ]),
  };
}
