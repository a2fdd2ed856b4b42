import { selection as WORDS, torques } from '../../../content/drawn-words.ts';
import rotary from '../../../content/documents/rotary.ts';
import type { Language, Localized } from '../../../content/schema/localized.ts';
import { COLOUR, type PrintedSheet } from '../../../tools/drawing/printed-sheet.ts';
import { wrap } from '../../../tools/drawing/typesetting.ts';
import type { Graphic } from './graphic.ts';

/** Torques of a valve, as shares of the drawing's height: an example, neither height nor order is a statement. */
const VALVE_BARS: readonly { name: Localized; share: number }[] = [
  { name: torques.break, share: 0.46 },
  { name: torques.run, share: 0.24 },
  { name: torques.seat, share: 0.38 },
];
/** The actuator's torque at both ends of the supply: the lowest has to move the valve, the highest must not harm its stem. */
const ACTUATOR_BARS: readonly { name: Localized; share: number }[] = [
  { name: torques.lowest, share: 0.68 },
  { name: torques.highest, share: 0.79 },
];
/** From one dash to the next. */
const DASHES = 22;
const WITH_FACTOR = 0.62,
  STEM_LIMIT = 0.87;

const stepsOf = (lang: Language): string[] =>
  (rotary.pages[11]?.content ?? []).flatMap((block) =>
    block.type === 'features-list' ? block.features[lang] : [],
  );

/**
 * The comparison that the steps lead to, without a value: valve, safety factor, actuator at both ends of its supply, limit of
 * the stem.
 */
export const selectionDiagram: Graphic = (sheet, { x: left, y, width: whole, height }, lang) => {
  // The head of the axis is wider than the axis.
  const x = left + 8,
    width = whole - 8;
  const base = y + height - 80,
    full = height - 90;
  const at = (share: number) => base - full * share;
  const right = x + width;
  sheet.line(x, base, right, base);
  sheet.line(x, base, x, y + 6);
  sheet.arrow(x, y, 0, -1);
  sheet.text(x + 16, y + 20, WORDS.torque[lang], { size: 22, fill: COLOUR.ink3 });
  const bar = width * 0.1;
  VALVE_BARS.forEach(({ name, share }, index) => {
    const from = x + width * (0.08 + index * 0.15);
    sheet.rect(from, at(share), bar, full * share, COLOUR.valve);
    label(sheet, from + bar / 2, base + 34, name[lang]);
  });
  const highest = Math.max(...VALVE_BARS.map(({ share }) => share));
  const actuators = ACTUATOR_BARS.map(({ name, share }, index) => {
    const from = x + width * (0.62 + index * 0.19);
    sheet.rect(from, at(share), bar, full * share, COLOUR.pneumatic);
    label(sheet, from + bar / 2, base + 34, name[lang]);
    return from + bar / 2;
  });
  label(sheet, ((actuators[0] ?? 0) + (actuators[1] ?? 0)) / 2, base + 66, WORDS.actuator[lang]);
  label(sheet, x + width * 0.28, base + 66, WORDS.valve[lang]);
  // Again over the feet of the bars.
  sheet.line(x, base, right, base);
  const dashed = { dash: `14 ${DASHES - 14}`, weight: 2.5 } as const;
  sheet.line(x, at(highest), x + width * 0.5, at(highest), { ...dashed, stroke: COLOUR.ink3 });
  sheet.line(x, at(WITH_FACTOR), right, at(WITH_FACTOR), dashed);
  // White on the bars, where ink would hardly show, and dash upon dash.
  for (const middle of actuators) {
    const first = x + Math.ceil((middle - bar / 2 - x) / DASHES) * DASHES;
    sheet.line(first, at(WITH_FACTOR), middle + bar / 2, at(WITH_FACTOR), {
      ...dashed,
      weight: 3,
      stroke: COLOUR.white,
    });
  }
  sheet.line(x, at(STEM_LIMIT), right, at(STEM_LIMIT), { weight: 4 });
  sheet.text(right, at(STEM_LIMIT) - 14, WORDS.limit[lang], {
    size: 24,
    weight: 'SemiBold',
    anchor: 'end',
  });
  const arrow = x + width * 0.13;
  sheet.line(arrow, at(highest), arrow, at(WITH_FACTOR) + 18);
  sheet.arrow(arrow, at(WITH_FACTOR), 0, -1);
  sheet.text(arrow + 18, at((highest + WITH_FACTOR) / 2) + 8, `× ${WORDS.factor[lang]}`, {
    size: 23,
    weight: 'SemiBold',
  });
};

function label(sheet: PrintedSheet, x: number, y: number, words: string): void {
  sheet.text(x, y, words, { size: 22, anchor: 'middle', fill: COLOUR.ink2 });
}

/** Flow chart of the selection steps. */
export const selectionSteps: Graphic = (sheet, { x, y, width, height }, lang) => {
  const items = stepsOf(lang);
  const gap = 40;
  const words = { size: 29, weight: 'SemiBold', leading: 1.4 } as const;
  const line = words.size * words.leading;
  const lines = items.map((item) => wrap(item, width - 190, words).length);
  // As high as its words need; what is left over is shared out.
  const needed = lines.map((count) => count * line + 34);
  const free = height - gap * (items.length - 1) - needed.reduce((sum, each) => sum + each, 0);
  const share = Math.max(0, Math.min(60, free / items.length));
  let top = y;
  items.forEach((item, index) => {
    const tall = (needed[index] ?? 0) + share;
    const last = index === items.length - 1;
    sheet.box(x, top, width, tall, { weight: last ? 3 : 2 });
    sheet.rect(x, top, 112, tall, last ? COLOUR.pneumatic : COLOUR.pneumaticPale);
    sheet.text(x + 56, top + tall / 2 + 22, String(index + 1), {
      size: 62,
      weight: 'Light',
      anchor: 'middle',
      fill: last ? COLOUR.white : COLOUR.pneumatic,
    });
    const first = top + tall / 2 + 10 - (((lines[index] ?? 1) - 1) * line) / 2;
    sheet.paragraph(x + 146, first, width - 190, item, words);
    if (!last) {
      sheet.line(x + 56, top + tall, x + 56, top + tall + gap - 12);
      sheet.arrow(x + 56, top + tall + gap, 0, 1, 20);
    }
    top += tall + gap;
  });
};
