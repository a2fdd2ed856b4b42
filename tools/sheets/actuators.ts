/** Sheets of the actuators: the models of the 480 series and the series itself, the AP range and its two actions. */
import { products } from '#content/index.ts';
import { torqueLimits } from '#content/notes.ts';
import type { Product } from '#content/schema/product.ts';
import { quarterTurnTable } from '#content/tables.ts';
import type { Fact } from '#facts/facts.ts';
import { FACT_KEYS, type FactKey } from '#facts/keys.ts';
import { rowLabel, rowText } from '#facts/print.ts';

import { figureOf } from '#app/shared/facts/fact-views.server.ts';

import { dial } from './dial.ts';
import { endsOf, type SheetWriter } from './sheet-writer.ts';
import type { FigureData, SheetBlock } from './sheet.ts';

const models = products.filter(({ technical }) => technical.family === 'quarter-turn-actuator');
const range = products.filter(({ technical }) => technical.family === 'pneumatic-actuator');

const statedOf = ({ facts: { facts } }: Product, key: FactKey): Fact[] =>
  facts.filter((fact) => fact.key === key && fact.value.kind !== 'not-stated');
const flangesOf = (product: Product): string[] =>
  figureOf(statedOf(product, 'mounting')).flanges ?? [];
const flanges = [...new Set(models.flatMap(flangesOf))].toSorted();

/** A figure of a model on the axis of the series; without a model the span of the series. */
function ofSeries(
  sheet: SheetWriter,
  key: 'torque' | 'strokeTime',
  axis: 'torque' | 'time',
  model: Product | undefined,
): FigureData[] {
  const points = models.flatMap((each) => endsOf(statedOf(each, key)).max ?? []);
  const [min, max] = [Math.min(...points), Math.max(...points)];
  const [first] = models.flatMap((each) => statedOf(each, key));
  if (first?.value.kind !== 'quantity') return [];
  const span = { ...first, value: { ...first.value, min, max } } as Fact;
  if (!model) return sheet.fact([span], axis, { onAxis: { points } });
  const own = statedOf(model, key);
  return sheet.fact(own, axis, {
    ...(key === 'torque' && {
      note: sheet.word('seriesRange', { range: rowText([span], { language: sheet.language }) }),
    }),
    onAxis: { min, max, points, needle: endsOf(own).max },
  });
}

/** A model of the 480 series; without one, the series. */
export function drawQuarterTurn(sheet: SheetWriter, product: Product, whole = false): void {
  const model = whole ? undefined : product;
  const { language } = sheet;
  const mounting = statedOf(product, 'mounting');
  const table = quarterTurnTable(models);
  sheet.add(
    {
      type: 'figures',
      items: [
        ...ofSeries(sheet, 'torque', 'torque', model),
        ...ofSeries(sheet, 'strokeTime', 'time', model),
        sheet.ladder(
          rowLabel(mounting, { language }),
          flanges,
          whole ? flanges : flangesOf(product),
        ),
      ],
    },
    sheet.views('quarter-turn-480'),
    sheet.grid(table, {
      // A model's own sheet says it below.
      ...(whole && table.note && { note: table.note[language] }),
      marked: whole ? null : models.indexOf(product),
      more: sheet.more(models),
      airy: whole,
      widths: [19, 26, undefined, 30],
      bars: { column: 1, axis: 'torque', width: 36 },
    }),
    pair(
      whole
        ? [
            sheet.text(
              sheet.word('selecting'),
              `${torqueLimits[language]} ${sheet.word('voltageOf480')}`,
            ),
          ]
        : [sheet.specs(product.facts), sheet.selecting(product)],
      sheet.missing(product),
    ),
  );
}

/** The AP range: its figures are stated for the whole, so a sheet of one action says the same of them. */
export function drawPneumatic(sheet: SheetWriter, product: Product, whole = false): void {
  const { language } = sheet;
  // What the range as a whole leaves open stands on the sheet of the spring-return type.
  const stated = whole
    ? (range.find(({ facts }) => facts.traits.includes('spring-return')) ?? product)
    : product;
  const rotation = statedOf(product, 'rotation');
  const angles = {
    standard: rotation.flatMap((fact) => endsOf([fact]).max ?? [])[0] ?? 0,
    options: rotation.flatMap(({ value }) => (value.kind === 'alternatives' ? value.values : [])),
  };
  const label = rowLabel(rotation, { language });
  const turns = rowText(rotation, { language });
  sheet.pictures.set('dial', { svg: dial(angles) });
  const turn: SheetBlock = {
    type: 'views',
    title: label,
    items: [
      {
        file: 'dial',
        width: 46,
        ratio: 72 / 112,
        alt: `${label}: ${turns}`,
        caption: turns,
        scale: '',
        balloons: [],
      },
    ],
  };
  const frames = statedOf(product, 'frameSizes');
  const names = frames.flatMap(({ value }) =>
    value.kind === 'frame-sizes'
      ? Array.from(
          { length: value.to - value.from + 1 },
          (_, index) => `${value.prefix}${value.from + index}`,
        )
      : [],
  );
  sheet.add(
    {
      type: 'figures',
      items: [
        ...sheet.fact(statedOf(product, 'torque'), 'torque'),
        ...sheet.fact(statedOf(stated, 'airSupply'), 'pressure'),
        ...sheet.fact(statedOf(product, 'actuatorTemperature'), 'temperature'),
      ],
    },
    whole
      ? sheet.beside(
          ...(['ap-sr', 'ap-da'] as const).map((model) => ({
            model,
            kind: 'cutaway-tone',
            caption: `${model.toUpperCase()}, ${sheet.word('cutaway')}`,
          })),
        )
      : sheet.views(product.id),
    {
      type: 'ladders',
      items: [sheet.ladder(rowLabel(frames, { language }), names, names)],
      note: '',
    },
    {
      type: 'pair',
      widths: [112, 54],
      // Action is what the two products of the range differ in.
      left: [
        sheet.specs(stated.facts, whole ? FACT_KEYS.filter((key) => key !== 'action') : FACT_KEYS),
      ],
      right: [turn],
    },
    // What happens on loss of air: no sheet of the range goes without it.
    pair(
      whole
        ? range.map((each) =>
            sheet.text(each.code, `${each.detailDescription[language]} ${each.caveat[language]}`),
          )
        : [sheet.introduction(sheet.word('principle'), product), sheet.selecting(product)],
      sheet.missing(...(whole ? range : [product])),
    ),
  );
}

const pair = (left: SheetBlock[], right: SheetBlock): SheetBlock => ({
  type: 'pair',
  widths: [84, 82],
  left,
  right: [right],
});
