/** Sheets of the actuators: the models of the 480 series and the series itself, the AP range and its two actions. */
import { weakFlanges } from '#app/shared/fit/iso-5211.ts';
import { formatNumber, formatQuantity } from '#content/format.ts';
import { products } from '#content/index.ts';
import { torqueLimits } from '#content/notes.ts';
import type { Product } from '#content/schema/product.ts';
import { bounds, type Supply } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

import { onAxis } from './axes.ts';
import { dial } from './dial.ts';
import { column, numbers, type SheetWriter } from './sheet-writer.ts';
import type { SheetBlock } from './sheet.ts';

/** Mains frequency in Korea, Hz: what a reader there misses in a time stated at 50 Hz. */
const KOREAN_MAINS = 60;

const models = products.flatMap(({ code, technical }) =>
  technical.family === 'quarter-turn-actuator'
    ? [{ code, technical, torque: bounds(technical.torque).max ?? 0 }]
    : [],
);
const torques = models.map(({ torque }) => torque);
const times = models.map(({ technical }) => technical.time.seconds);
const flanges = [...new Set(models.flatMap(({ technical }) => technical.flanges))].toSorted();
const ends = (values: readonly number[]) => ({
  min: Math.min(...values),
  max: Math.max(...values),
  points: values,
});
/** Voltages of the models that have the supply: `110–220 V`. */
const voltage = (supplies: readonly (Supply | 'unavailable')[]) =>
  [
    ...new Set(
      supplies.flatMap((each) =>
        each === 'unavailable' ? [] : [formatQuantity(each.voltage, 'en')],
      ),
    ),
  ].join(', ');
const rangeOf = (values: readonly number[]) =>
  `${formatNumber(Math.min(...values))}–${formatNumber(Math.max(...values))}`;

const range = products.filter(({ technical }) => technical.family === 'pneumatic-actuator');

/** A model of the 480 series; without one, the series. */
export function drawQuarterTurn(
  sheet: SheetWriter,
  product: Product,
  technical: TechnicalOf<'quarter-turn-actuator'>,
  whole = false,
): void {
  const torque = bounds(technical.torque).max;
  const { seconds, atHz } = technical.time;
  const missing = sheet.missing(product);
  sheet.add(
    {
      type: 'figures',
      items: whole
        ? [
            sheet.figure(sheet.word('maxTorque'), rangeOf(torques), 'Nm', '', [
              'torque',
              ends(torques),
            ]),
            sheet.figure(
              sheet.word('strokeTime', { hertz: atHz }),
              rangeOf(times),
              sheet.word('seconds'),
              sheet.word('notStatedAt', { hertz: KOREAN_MAINS }),
              ['time', ends(times)],
            ),
            sheet.ladder(sheet.word('outputFlange'), flanges, flanges),
          ]
        : [
            sheet.figure(
              sheet.word('maxTorque'),
              formatNumber(torque ?? 0),
              'Nm',
              sheet.word('seriesRange', { range: `${rangeOf(torques)} Nm` }),
              ['torque', { ...ends(torques), needle: torque }],
            ),
            sheet.figure(
              sheet.word('strokeTime', { hertz: atHz }),
              formatNumber(seconds),
              sheet.word('seconds'),
              sheet.word('notStatedAt', { hertz: KOREAN_MAINS }),
              ['time', { ...ends(times), needle: seconds }],
            ),
            sheet.ladder(sheet.word('outputFlange'), flanges, technical.flanges),
          ],
    },
    sheet.views('quarter-turn-480', [84, 66]),
    {
      type: 'table',
      title: sheet.word('series480'),
      note: models
        .flatMap(({ code, technical: { flanges }, torque: max }) =>
          weakFlanges(flanges, max).map((flange) =>
            sheet.word('flangeToConfirm', { model: code, flange }),
          ),
        )
        .join('. '),
      marked: whole ? null : models.findIndex(({ code }) => code === product.code),
      airy: whole,
      columns: [
        column(sheet.word('model'), { width: 19 }),
        numbers(sheet.word('torque'), 'Nm', 26),
        column(sheet.axis('torque'), { width: 40 }),
        column(sheet.word('flangeColumn')),
        numbers(`90°, ${atHz} Hz`, sheet.word('seconds'), 19),
        column(
          `${sheet.word('singlePhase')} ${voltage(models.map((each) => each.technical.singlePhase))}`,
        ),
        column(
          `${sheet.word('threePhase')} ${voltage(models.map((each) => each.technical.threePhase))}`,
        ),
      ],
      rows: models.map(({ code, technical: each, torque: max }) => [
        code,
        formatNumber(max),
        { scale: onAxis('torque', { min: 10, max, bare: true }) },
        each.flanges.join('/'),
        formatNumber(each.time.seconds),
        sheet.word('yes'),
        sheet.word(each.threePhase === 'unavailable' ? 'no' : 'yes'),
      ]),
    },
    pair(
      whole
        ? [
            sheet.text(
              sheet.word('selecting'),
              `${torqueLimits[sheet.language]} ${sheet.word('supplyOf480', {
                hertz: formatQuantity(technical.singlePhase.frequency, sheet.language),
              })}`,
            ),
          ]
        : [sheet.specs(product), sheet.selecting(product)],
      missing,
    ),
  );
}

/** The AP range: its figures are stated for the whole, so a sheet of one action says the same of them. */
export function drawPneumatic(
  sheet: SheetWriter,
  product: Product,
  technical: TechnicalOf<'pneumatic-actuator'>,
  whole = false,
): void {
  const { sizes, sizesStated, rotation, supply } = technical;
  const names = Array.from(
    { length: sizes.to - sizes.from + 1 },
    (_, index) => `AP${sizes.from + index}`,
  );
  const rotationText = sheet.word('rotationOf', {
    standard: rotation.standard,
    options: rotation.options.join('/'),
  });
  sheet.pictures.set('dial', { svg: dial(rotation) });
  const missing = sheet.missing(...(whole ? range : [product]));
  const turn: SheetBlock = {
    type: 'views',
    title: sheet.word('rotation'),
    items: [
      {
        file: 'dial',
        width: 46,
        ratio: 72 / 112,
        alt: `${sheet.word('rotation')}: ${rotationText}`,
        caption: rotationText,
        scale: '',
        balloons: [],
      },
    ],
  };
  const specs = sheet.specs(product);
  // Action is what the two products of the range differ in.
  if (whole && specs.type === 'specs') specs.rows = specs.rows.slice(1);
  sheet.add(
    {
      type: 'figures',
      items: [
        sheet.quantity(sheet.word('rangeTorque'), technical.torque, 'torque', {
          note: sheet.word('torquePerSize'),
        }),
        sheet.quantity(sheet.word('supplyPressure'), supply.bar, 'pressure', {
          note:
            whole || technical.action === 'spring-return'
              ? sheet.word('supplyOfRange', { psi: formatQuantity(supply.psi, sheet.language) })
              : formatQuantity(supply.psi, sheet.language),
        }),
        sheet.quantity(sheet.word('temperature'), technical.temperature, 'temperature'),
      ],
    },
    whole
      ? {
          type: 'views',
          parts: true,
          items: [
            sheet.view('ap-da', 'cutaway-tone', {
              width: 80,
              caption: `AP-DA, ${sheet.word('cutaway')}`,
            }),
            sheet.view('ap-sr', 'cutaway-tone', {
              width: 76,
              caption: `AP-SR, ${sheet.word('cutaway')}`,
            }),
          ],
        }
      : sheet.views(product.id, [76, 74]),
    {
      type: 'ladders',
      items: [sheet.ladder(sheet.word('sizes'), names, names)],
      note: sheet.word('sizesConflict', { count: sizesStated }),
    },
    { type: 'pair', widths: [112, 54], left: [specs], right: [turn] },
    // What happens on loss of air: no sheet of the range goes without it.
    pair(
      whole
        ? range.map((each) => sheet.introduction(each.code, each))
        : [sheet.introduction(sheet.word('principle'), product), sheet.selecting(product)],
      missing,
    ),
  );
}

const pair = (left: SheetBlock[], right: SheetBlock | undefined): SheetBlock => ({
  type: 'pair',
  widths: [84, 82],
  left,
  right: right ? [right] : [],
});
