/** Sheets of butterfly and ball valves. */
import { formatInchRange, formatRating, formatSize, formatQuantity } from '#content/format.ts';
import { ratingWithDifferential } from '#content/tables.ts';
import { products } from '#content/index.ts';
import type { Product } from '#content/schema/product.ts';
import { bounds, isStated, type Rating } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

import { dnOfInch } from '#app/shared/operating-point/nominal-size.ts';

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

export function drawValve(sheet: SheetWriter, product: Product, technical: Valve): void {
  const { family, rating } = technical;
  const driven = technical.family === 'ball-valve' && isStated(technical.actuatorSupply);
  const ladders = ratingLadders(sheet, rating);
  const model = product.model ?? product.id;
  sheet.add(
    {
      type: 'figures',
      items: [
        sizeFigure(sheet, technical),
        temperatureFigure(sheet, technical),
        thirdFigure(sheet, product, technical),
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
    // The three-way series share cut-aways by port; a sheet has room for one of them.
    hasPicture(`${model}/cutaway-tone`) || !('threeWayPorts' in technical)
      ? sheet.views(model, [54, 61])
      : sheet.views('three-way-t', [54, 61], model, sheet.word('tPortCutaway')),
    ratingTable(sheet, rating),
    seriesTable(sheet, product, family),
    sheet.closing(product, driven ? sheet.word('inferredDrive') : ''),
  );
}

function sizeFigure(sheet: SheetWriter, { size, rating }: Valve): FigureData {
  const label = sheet.word('nominalSize');
  if (!isStated(size)) return sheet.missingFigure(label);
  const text = formatSize(size);
  const note = sheet.word('sizesBetween');
  if (size.system === 'DN')
    return sheet.figure(label, text, '', note, [
      'size',
      { min: size.from, max: size.to, points: size.list ?? [] },
    ]);
  // Only sizes that the source names: both ends, and those that a rating is given of.
  const points = (rating.pnBySize ?? [])
    .flatMap(({ from, to }) => [dnOfInch(from), dnOfInch(to)])
    .filter((dn) => dn !== undefined);
  return sheet.figure(label, text.replace(/ in$/, ''), 'in', note, [
    'sizeInInches',
    { min: dnOfInch(size.from), max: dnOfInch(size.to), points },
  ]);
}

/** The temperature of a valve; what an extended version adds stands beside it and as an outline on the axis. */
function temperatureFigure(sheet: SheetWriter, { temperature, ...technical }: Valve): FigureData {
  const extended = 'temperatureExtended' in technical ? technical.temperatureExtended : undefined;
  return sheet.quantity(sheet.word('temperature'), temperature, 'temperature', {
    note: extended
      ? sheet.word('extended', { limit: formatQuantity(extended, sheet.language) })
      : '',
    extendedTo: extended && bounds(extended).max,
  });
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
      column(sheet.word('code'), { width: 14 }),
      column(sheet.word('nominalSize'), { width: 22 }),
      column(sheet.word('rating')),
      column(sheet.word('temperature'), { unit: '°C', width: 49 }),
      column(sheet.axis('temperature'), { width: 26 }),
    ],
    rows: series.map(({ code, technical }) => {
      const { size, temperature } = technical;
      const extended =
        'temperatureExtended' in technical ? technical.temperatureExtended : undefined;
      const range = formatQuantity(temperature, language).replace(/ °C$/, '');
      const limit = extended && formatQuantity(extended, language).replace(/ °C$/, '');
      return [
        code,
        isStated(size) ? formatSize(size) : sheet.notStated,
        ratingWithDifferential(technical, language),
        limit === undefined ? range : sheet.word('rangeExtended', { range, limit }),
        {
          scale: onAxis('temperature', {
            ...bounds(temperature),
            extendedTo: extended && bounds(extended).max,
            bare: true,
          }),
        },
      ];
    }),
  };
}
