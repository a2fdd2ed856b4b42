import { overview as NOTES } from '../../../content/drawn-words.ts';
import apDa from '../../../content/catalogue/pneumatic/rotary/ap-da.ts';
import apSr from '../../../content/catalogue/pneumatic/rotary/ap-sr.ts';
import rotary from '../../../content/documents/rotary.ts';
import type { Language } from '../../../content/schema/localized.ts';
import { COLOUR, type PrintedSheet } from '../../../tools/drawing/printed-sheet.ts';
import { type Graphic, NARROW } from './graphic.ts';
import { data } from './scales.ts';

/** Width of the shorter AP-DA, without caps for springs, where its ports stand as far apart as those of AP-SR. */
const SAME_SCALE = 0.81;

/** Both types at one scale: one above the other where there is room, else side by side. */
export const bothTypes: Graphic = (sheet, { x, y, width, height }, lang) => {
  const stacked = height > width * 0.6;
  const cell = stacked
    ? { width: width * 0.62, height: height / 2 - 6, dx: 0, dy: height / 2 + 6 }
    : { width: width / 2 - 20, height, dx: width / 2 + 20, dy: 0 };
  for (const [index, { id, code, name }] of [apDa, apSr].entries()) {
    const left = x + index * cell.dx,
      top = y + index * cell.dy;
    const drawn = {
      width: id === 'ap-da' ? cell.width * SAME_SCALE : cell.width,
      height: stacked ? cell.height - 20 : cell.height - 100,
    };
    // One above the other, their shafts stand in line.
    const indent = stacked ? (cell.width - drawn.width) / 2 : 0;
    sheet.drawing(`${id}-tone.svg`, left + indent, top, drawn.width, drawn.height);
    const words = stacked
      ? { x: x + width * 0.66, y: top + cell.height / 2, room: width * 0.34 }
      : { x: left, y: top + cell.height - 54, room: cell.width };
    sheet.text(words.x, words.y, code, { size: 44, weight: 'Bold' });
    sheet.paragraph(words.x, words.y + 36, words.room, name[lang], {
      size: 23,
      fill: COLOUR.ink3,
      leading: 1.4,
    });
  }
  if (stacked) {
    sheet.line(x, y + height / 2, x + width, y + height / 2, { weight: 1.5, stroke: COLOUR.rule });
  }
};

/** Height of a row of names. */
const NAME = 64;

/** One drawing, and the names of all sizes below it: since no dimension of a size is stated, none is drawn larger than another. */
export const sizeRow: Graphic = (sheet, { x, y, width, height }) => {
  const { from, to } = data.sizes;
  const count = to - from + 1;
  const perRow = 4,
    rows = Math.ceil(count / perRow);
  const cell = width / perRow,
    top = y + height - rows * NAME;
  sheet.drawing('ap-da-tone.svg', x, y, width, top - y - 40);
  for (let i = 0; i < count; i++) {
    const left = x + (i % perRow) * cell,
      above = top + Math.floor(i / perRow) * NAME;
    sheet.box(left, above, cell, NAME, { weight: 1.5, stroke: COLOUR.rule });
    sheet.text(left + cell / 2, above + 42, `AP${from + i}`, {
      size: 29,
      weight: 'SemiBold',
      anchor: 'middle',
    });
  }
  sheet.line(x, top, x + width, top);
};

/** Names of the accessories, as in the page's table. */
const accessoryNames = (lang: Language): string[] =>
  (rotary.pages[9]?.content ?? []).flatMap((block) =>
    block.type === 'image-text' ? (block.table?.[lang] ?? []).map(({ label }) => label) : [],
  );

/** Middle of every valve below the middle of its symbol. */
const VALVE = 52;

/** Symbols of the accessories, as in a piping and instrumentation diagram: each on a valve, all on one line. */
const SYMBOLS: readonly ((sheet: PrintedSheet, x: number, y: number) => void)[] = [
  (sheet, x, y) => {
    valveSymbol(sheet, x, y + VALVE, y - 4);
    sheet.box(x - 26, y - 56, 52, 52, { fill: COLOUR.white });
    sheet.text(x, y - 18, 'S', { size: 34, weight: 'SemiBold', anchor: 'middle' });
  },
  (sheet, x, y) => {
    valveSymbol(sheet, x, y + VALVE, y + 16);
    for (const [dx, letters] of [
      [-42, 'ZSO'],
      [42, 'ZSC'],
    ] as const) {
      sheet.circle(x + dx, y - 32, 38, { fill: COLOUR.white });
      sheet.path(`M${x + dx} ${y + 6}v10H${x}`, { dash: '6 4', weight: 2.5 });
      sheet.text(x + dx, y - 23, letters, { size: 25, weight: 'SemiBold', anchor: 'middle' });
    }
  },
  (sheet, x, y) => {
    valveSymbol(sheet, x, y + VALVE, y);
    sheet.circle(x, y - 34, 38, { fill: COLOUR.white });
    sheet.text(x, y - 24, 'ZC', { size: 28, weight: 'SemiBold', anchor: 'middle' });
  },
];

/** A valve, and its stem from its crossing up to `top`. */
function valveSymbol(sheet: PrintedSheet, x: number, y: number, top: number): void {
  sheet.path(`M${x - 52} ${y - 28}v56l104 -56v56z`, { fill: COLOUR.white });
  sheet.line(x, y, x, top);
}

/** The actuator with hidden lines, and a symbol for each accessory. */
export const accessories: Graphic = (sheet, { x, y, width, height }, lang) => {
  const cards = 236;
  const margin = width < NARROW ? 40 : 120;
  sheet.drawing('ap-da-hidden.svg', x + margin, y, width - 2 * margin, height - cards - 40);
  const top = y + height - cards;
  const cell = width / SYMBOLS.length;
  const names = accessoryNames(lang);
  SYMBOLS.forEach((draw, index) => {
    const left = x + index * cell;
    sheet.box(left, top, cell, cards - 10, { weight: 1.5, stroke: COLOUR.rule });
    draw(sheet, left + cell / 2, top + 84);
    const style = { size: width < NARROW ? 22 : 25, weight: 'SemiBold', anchor: 'middle' } as const;
    sheet.text(left + cell / 2, top + 200, names[index] ?? '', style);
  });
  sheet.line(x, top, x + width, top);
};

/** Section through a seal in its groove, and the optional degrees of protection. */
export const protection: Graphic = (sheet, { x, y, width, height }, lang) => {
  const narrow = width < NARROW;
  const lower = narrow ? 290 : 330;
  sheet.drawing('ap-sr-hidden.svg', x + 30, y, width - 60, height - lower - 30);
  const top = y + height - lower;
  sheet.line(x, top, x + width, top);
  sealSection(
    sheet,
    x + (narrow ? 0 : 10),
    top + (narrow ? 30 : 50),
    narrow ? 256 : 400,
    NOTES.ring[lang],
  );
  const tall = narrow ? 130 : 190,
    wide = narrow ? 146 : 260;
  data.protectionOptions.forEach((name, index) => {
    const left = narrow ? x + 284 + index * 158 : x + 500 + index * 290;
    sheet.box(left, top + 60, wide, tall, { weight: 3 });
    sheet.text(left + wide / 2, top + (narrow ? 132 : 165), name, {
      size: narrow ? 52 : 84,
      weight: 'Light',
      tracking: -0.03,
      anchor: 'middle',
    });
    sheet.text(left + wide / 2, top + (narrow ? 170 : 220), NOTES.optional[lang], {
      size: 23,
      anchor: 'middle',
      fill: COLOUR.ink3,
    });
  });
};

/** Two faces that touch, and in the groove of one the ring, pressed flat by 18 % of its height. */
function sealSection(
  sheet: PrintedSheet,
  x: number,
  y: number,
  width: number,
  label: string,
): void {
  const wall = 96,
    joint = y + wall,
    depth = 56,
    groove = x + width * 0.4,
    middle = groove + 42;
  // Each part leans its own way (ISO 128-3).
  const slant = (from: number, to: number, top: number, bottom: number, rising: boolean) => {
    const level = (offset: number) => (rising ? top + offset : bottom - offset);
    for (let u = from; u < to + (bottom - top); u += 18) {
      const a = Math.max(from, u - (bottom - top)),
        b = Math.min(to, u);
      if (b > a) sheet.line(a, level(u - a), b, level(u - b), { weight: 1.5, stroke: COLOUR.line });
    }
  };
  sheet.rect(x, y, width, 2 * wall, COLOUR.white);
  slant(x, x + width, y, joint, true);
  slant(x, x + width, joint, joint + wall, false);
  sheet.rect(groove, joint, 84, depth, COLOUR.white);
  sheet.box(x, y, width, 2 * wall);
  sheet.line(x, joint, x + width, joint);
  sheet.path(`M${groove} ${joint}v${depth}h84v${-depth}`);
  sheet.path(`M${middle - 17} ${joint}h34a21 28 0 0 1 0 ${depth}h-34a21 28 0 0 1 0 ${-depth}z`, {
    fill: COLOUR.ink,
    weight: 1,
  });
  // The leader is white on the ring.
  const from = joint + depth / 2,
    end = joint + wall + 30,
    aside = 60;
  const onRing = (depth / 2 / (end - from)) * aside;
  const thin = { weight: 1.5, stroke: COLOUR.ink3 } as const;
  sheet.line(middle + onRing, joint + depth, middle + aside, end, thin);
  sheet.line(middle, from, middle + onRing, joint + depth, { ...thin, stroke: COLOUR.white });
  sheet.circle(middle, from, 4, { fill: COLOUR.white, stroke: COLOUR.white, weight: 1 });
  sheet.text(middle + aside, end + 28, label, { size: 24, anchor: 'middle' });
}
