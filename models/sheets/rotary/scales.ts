import { airStations } from '../../../content/drawn-words.ts';
import apDa from '../../../content/catalogue/pneumatic/rotary/ap-da.ts';
import { numberText, quantityText } from '../../../facts/print.ts';

import type { Quantity } from '../../../content/schema/quantity.ts';
import { scaleWithBar, type PrintedAxis } from '#models/sheets/axis.ts';
import { COLOUR, type PrintedSheet } from '../../../tools/drawing/printed-sheet.ts';
import { type Graphic, NARROW } from './graphic.ts';

const technical = apDa.technical;
if (technical.family !== 'pneumatic-actuator')
  throw new Error('AP-DA must be a pneumatic actuator');
/** Figures of the range, from the content. */
export const data = technical;

function ends(quantity: Quantity): [number, number] {
  const { min, max } = quantity;
  if (min === undefined || max === undefined)
    throw new Error('A bar needs a range with both ends.');
  return [min, max];
}

/** Figures of the range, smaller where the drawing is narrow. */
const figure = (width: number) =>
  ({ size: width < NARROW ? 54 : 76, weight: 'Light', tracking: -0.04 }) as const;

const steps = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, i) => from + i * by);

/** The same axis as on the site's pages. */
const TORQUE: PrintedAxis = {
  min: 10,
  max: 100_000,
  kind: 'logarithmic',
  ticks: [10, 100, 1000, 10_000, 100_000],
  minor: [1, 2, 3, 4].flatMap((decade) => steps(2, 9, 1).map((digit) => digit * 10 ** decade)),
  format: (value) => numberText(value),
};

/** Torque of the range on its axis, the actuator above it. */
export const torqueScale: Graphic = (sheet, { x, y, width, height }, lang) => {
  const line = y + height - 90;
  sheet.drawing('ap-da-tone.svg', x + width * 0.42, y, width * 0.58, height - 290);
  sheet.text(x, line - 150, quantityText(data.torque, { language: lang }), figure(width));
  scaleWithBar(sheet, TORQUE, ends(data.torque), { x: x + 44, y: line, width: width - 88 });
  sheet.text(x + width - 30, line + 80, 'Nm', { size: 21, anchor: 'end', fill: COLOUR.ink3 });
};

/** The same axis as on the site's pages. */
const TEMPERATURE: PrintedAxis = {
  min: -200,
  max: 600,
  kind: 'linear',
  ticks: steps(-200, 600, 100),
  minor: steps(-150, 550, 100),
  format: (value) => (value > 0 ? `+${numberText(value)}` : numberText(value)),
};

export const temperatureScale: Graphic = (sheet, { x, y, width, height }, lang) => {
  const line = y + height - 90;
  sheet.drawing('ap-sr-tone.svg', x + width * 0.36, y, width * 0.64, height - 290);
  sheet.text(x, line - 150, quantityText(data.temperature, { language: lang }), figure(width));
  scaleWithBar(sheet, TEMPERATURE, ends(data.temperature), {
    x: x + 30,
    y: line,
    width: width - 60,
  });
  sheet.text(x + width - 30, line + 80, '°C', { size: 21, anchor: 'end', fill: COLOUR.ink3 });
};

/** psi in one bar, so that both scales agree. */
const PSI = 14.503774;
const BAR_AXIS: PrintedAxis = {
  min: 0,
  max: 10,
  kind: 'linear',
  ticks: steps(0, 10, 1),
  minor: steps(0.5, 9.5, 1),
  format: (value) => numberText(value),
};
const PSI_AXIS: PrintedAxis = {
  min: 0,
  max: 10 * PSI,
  kind: 'linear',
  ticks: steps(0, 140, 20),
  minor: steps(10, 130, 20),
  format: (value) => numberText(value),
};

/** Supply pressure on scales of both units, with a diagram of the air preparation. */
export const pressureScale: Graphic = (sheet, { x, y, width, height }, lang) => {
  const at = { x: x + 30, width: width - 60 };
  const narrow = width < NARROW;
  const upper = narrow ? y + height - 255 : y + height * 0.62,
    lower = upper + 150;
  // Between words and the edge of a figure, which has no margin of its own; the chain's first name is wider than its symbol.
  const inset = narrow ? 12 : 0,
    right = x + width - inset;
  airPreparation(
    sheet,
    x + inset * 1.4,
    narrow ? y + 48 : y + height * 0.1,
    width - 2 * inset,
    airStations.map((name) => name[lang]),
  );
  sheet.text(
    x + inset,
    upper - 138,
    quantityText(data.supply.bar, { language: lang }),
    figure(width),
  );
  sheet.text(right, upper - 138, quantityText(data.supply.psi, { language: lang }), {
    ...figure(width),
    anchor: 'end',
    fill: COLOUR.ink3,
  });
  scaleWithBar(sheet, BAR_AXIS, ends(data.supply.bar), { ...at, y: upper });
  scaleWithBar(sheet, PSI_AXIS, ends(data.supply.psi), { ...at, y: lower, side: 'above' });
  sheet.text(right, upper - 16, 'bar', { size: 23, fill: COLOUR.ink3, anchor: 'end' });
  sheet.text(right, lower + 34, 'psi', { size: 23, fill: COLOUR.ink3, anchor: 'end' });
};

/** Diagram from compressed air to actuator, with symbols of ISO 1219. */
function airPreparation(
  sheet: PrintedSheet,
  x: number,
  y: number,
  width: number,
  names: readonly string[],
): void {
  const step = width / names.length,
    mid = y + 60;
  const toActuator = x + step * 3.5;
  sheet.line(x + step * 0.5, mid, toActuator, mid, { weight: 2.5 });
  // The solenoid valve feeds and exhausts both sides of the actuator.
  for (const port of [-PORT, PORT])
    sheet.line(toActuator, mid + port, toActuator + step - 40, mid + port, { weight: 2.5 });
  names.forEach((name, index) => {
    const cx = x + step * (index + 0.5);
    const s = 44;
    const paper = { fill: COLOUR.white, weight: 2.5 } as const;
    if (index === 0) {
      // A pneumatic source of pressure: an open triangle from which the line starts. A circle would be a compressor.
      sheet.path(`M${cx - 24} ${mid - 28}L${cx + 26} ${mid}L${cx - 24} ${mid + 28}z`, paper);
    } else if (index === 1) {
      sheet.path(`M${cx - s} ${mid}L${cx} ${mid - s}L${cx + s} ${mid}L${cx} ${mid + s}z`, paper);
      sheet.line(cx, mid - s, cx, mid + s, { weight: 2, dash: '8 6' });
    } else if (index === 2) {
      pressureRegulator(sheet, cx, mid);
    } else if (index === 3) {
      solenoidValve(sheet, cx, mid);
    } else {
      // Limited angle of rotation: a semicircle. A triangle for the air of each direction, a double line for the shaft.
      const flat = cx - 40;
      sheet.path(`M${flat} ${mid - 50}v100a50 50 0 0 0 0 -100z`, paper);
      for (const port of [mid - PORT, mid + PORT])
        sheet.path(`M${flat} ${port - 12}l21 12l-21 12z`, paper);
      for (const side of [-5, 5])
        sheet.line(flat + 50, mid + side, flat + 92, mid + side, { weight: 2.5 });
    }
    // Two words stand under each other: beside the next name there is no room for both.
    name.split(' ').forEach((word, line) => {
      const style = { size: 22, anchor: 'middle', fill: COLOUR.ink2 } as const;
      sheet.text(cx, mid + 96 + line * 27, word, style);
    });
  });
}

/**
 * Pressure reducing valve (ISO 1219-1): open at rest, its arrow in line with its ports; the pressure behind it shuts it through
 * the dashed pilot line against an adjustable spring.
 */
function pressureRegulator(sheet: PrintedSheet, cx: number, mid: number): void {
  const s = 36,
    outlet = cx + s + 18,
    below = mid + s + 20;
  sheet.box(cx - s, mid - s, 2 * s, 2 * s, { fill: COLOUR.white, weight: 2.5 });
  sheet.line(cx - s, mid, cx + s - 12, mid, { weight: 2.5 });
  sheet.arrow(cx + s, mid, 1, 0, 18);
  const turns = [0, 1, 2, 3, 4].map((i) => `L${cx + (i % 2 ? 12 : -12)} ${mid - s - 7 - i * 8}`);
  sheet.path(`M${cx} ${mid - s}${turns.join('')}`, { weight: 2.5 });
  sheet.line(cx - 27, mid - s - 6, cx + 21, mid - s - 40, { weight: 2 });
  sheet.arrow(cx + 29, mid - s - 46, 8, -6, 14);
  sheet.path(`M${outlet} ${mid}V${below}H${cx}V${mid + s}`, { weight: 2, dash: '7 5' });
}

/** Distance of the working ports from the middle, and half a position's square. */
const PORT = 17,
  HALF = 26;

/**
 * 5/2 way valve with solenoid and return spring (ISO 1219-1), turned so that the air goes from left to right. The lines end at the
 * position at rest, which is on the spring's side; ports from top to bottom: 5 (exhaust), 1 (supply), 3 (exhaust), and 4, 2.
 */
function solenoidValve(sheet: PrintedSheet, cx: number, mid: number): void {
  const paper = { fill: COLOUR.white, weight: 2.5 } as const;
  const thin = { weight: 2 } as const;
  const left = cx - HALF,
    right = cx + HALF,
    driven = mid - 2 * HALF;
  const flow = (fromX: number, fromY: number, toX: number, toY: number) => {
    sheet.line(fromX, fromY, toX, toY, thin);
    sheet.arrow(toX, toY, toX - fromX, toY - fromY, 13);
  };
  const shut = (y: number) => sheet.path(`M${left} ${y}h11m0 -6v12`, thin);
  for (const middle of [mid, driven]) sheet.box(left, middle - HALF, 2 * HALF, 2 * HALF, paper);
  flow(left, mid, right, mid + PORT);
  flow(right, mid - PORT, left, mid - PORT);
  shut(mid + PORT);
  flow(left, driven, right, driven - PORT);
  flow(right, driven + PORT, left, driven + PORT);
  shut(driven - PORT);
  // Exhaust into the open air.
  for (const port of [mid - PORT, mid + PORT])
    sheet.path(`M${left} ${port}h-10m0 -7v14l-13 -7z`, { ...thin, fill: COLOUR.white });
  const coil = driven - HALF;
  sheet.box(cx - 19, coil - 22, 38, 22, paper);
  sheet.line(cx - 19, coil, cx + 5, coil - 22, thin);
  const turns = [1, 2, 3, 4, 5].map((i) => `L${cx + (i % 2 ? 10 : -10)} ${mid + HALF + i * 7}`);
  sheet.path(`M${cx} ${mid + HALF}${turns.join('')}`, thin);
}
