import apDa from '#content/catalogue/pneumatic/rotary/ap-da.ts';
import apSr from '#content/catalogue/pneumatic/rotary/ap-sr.ts';
import rotary from '#content/documents/rotary.ts';
import type { Language, Localized } from '#content/schema/localized.ts';
import { COLOUR, type PrintedSheet } from '#models/sheets/printed-sheet.ts';
import { type Graphic, NARROW } from './graphic.ts';
import { data } from './scales.ts';

/** Words at the section of a seal. */
export const NOTES = {
  ring: { ko: '씰', en: 'Seal' },
  optional: { ko: '선택', en: 'Optional' },
} satisfies Record<string, Localized>;

/** Both types: one above the other where there is room, else side by side. */
export const bothTypes: Graphic = (sheet, { x, y, width, height }, lang) => {
  const stacked = height > width * 0.6;
  const cell = stacked
    ? { width: width * 0.62, height: height / 2 - 6, dx: 0, dy: height / 2 + 6 }
    : { width: width / 2 - 20, height, dx: width / 2 + 20, dy: 0 };
  for (const [index, { id, code, name }] of [apDa, apSr].entries()) {
    const left = x + index * cell.dx,
      top = y + index * cell.dy;
    const drawingHeight = stacked ? cell.height - 20 : cell.height - 100;
    sheet.drawing(`${id}-tone.svg`, left, top, cell.width, drawingHeight);
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

/** The names of all sizes, each with a larger drawing than the one before. */
export const sizeRow: Graphic = (sheet, { x, y, width, height }) => {
  const { from, to } = data.sizes;
  const count = to - from + 1;
  const perRow = 4,
    rows = Math.ceil(count / perRow);
  const rowHeight = (height + 20) / rows;
  for (let i = 0; i < count; i++) {
    const row = Math.floor(i / perRow),
      column = i % perRow;
    const cell = width / perRow;
    const share = 0.38 + (0.62 * i) / (count - 1);
    const base = y + (row + 1) * rowHeight - 64;
    const tall = (rowHeight - 84) * share,
      wide = (cell - 10) * share;
    const cx = x + (column + 0.5) * cell;
    sheet.drawing('ap-da-tone.svg', cx - wide / 2, base - tall - 4, wide, tall, 'YMax');
    sheet.text(cx, base + 42, `AP${from + i}`, { size: 29, weight: 'SemiBold', anchor: 'middle' });
  }
  for (let row = 1; row <= rows; row++) {
    const line = y + row * rowHeight - 62;
    sheet.line(x, line, x + width, line, { weight: 2 });
  }
};

/** Names of the accessories, as in the page's table. */
const accessoryNames = (lang: Language): string[] =>
  (rotary.pages[9]?.content ?? []).flatMap((block) =>
    block.type === 'image-text' ? (block.table?.[lang] ?? []).map(({ label }) => label) : [],
  );

/** Symbols of the accessories, as in a piping and instrumentation diagram. */
const SYMBOLS: readonly ((sheet: PrintedSheet, x: number, y: number) => void)[] = [
  (sheet, x, y) => {
    sheet.box(x - 26, y - 54, 52, 52, { fill: COLOUR.white });
    sheet.text(x, y - 15, 'S', { size: 34, weight: 'SemiBold', anchor: 'middle' });
    valveSymbol(sheet, x, y + 42);
    sheet.line(x, y - 2, x, y + 42);
  },
  (sheet, x, y) => {
    for (const [dx, letters] of [
      [-44, 'ZSO'],
      [44, 'ZSC'],
    ] as const) {
      sheet.circle(x + dx, y - 20, 40, { fill: COLOUR.white });
      sheet.text(x + dx, y - 11, letters, { size: 25, weight: 'SemiBold', anchor: 'middle' });
      sheet.line(x + dx, y + 20, x + dx * 0.3, y + 62, { dash: '9 6', weight: 2.5 });
    }
    sheet.box(x - 26, y + 60, 52, 22, { fill: COLOUR.tint2 });
  },
  (sheet, x, y) => {
    sheet.circle(x, y - 24, 42, { fill: COLOUR.white });
    sheet.text(x, y - 14, 'ZC', { size: 28, weight: 'SemiBold', anchor: 'middle' });
    sheet.line(x, y + 18, x, y + 42);
    valveSymbol(sheet, x, y + 56);
  },
];

function valveSymbol(sheet: PrintedSheet, x: number, y: number): void {
  sheet.path(`M${x - 52} ${y - 28}v56l104 -56v56z`, { fill: COLOUR.white });
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

function sealSection(
  sheet: PrintedSheet,
  x: number,
  y: number,
  width: number,
  label: string,
): void {
  const wall = 96,
    groove = x + width * 0.4;
  // Each part leans its own way (ISO 128-3).
  const slant = (from: number, to: number, top: number, bottom: number, rising: boolean) => {
    const level = (offset: number) => (rising ? top + offset : bottom - offset);
    for (let u = from; u < to + (bottom - top); u += 18) {
      const a = Math.max(from, u - (bottom - top)),
        b = Math.min(to, u);
      if (b > a) sheet.line(a, level(u - a), b, level(u - b), { weight: 1.5, stroke: COLOUR.line });
    }
  };
  slant(x, x + width, y, y + wall, true);
  slant(x, x + width, y + wall + 6, y + 2 * wall + 6, false);
  sheet.box(x, y, width, wall);
  sheet.box(x, y + wall + 6, width, wall);
  sheet.rect(groove, y + wall + 4, 84, 58, COLOUR.white);
  sheet.path(`M${groove} ${y + wall + 6}v56h84v-56`, {});
  sheet.circle(groove + 42, y + wall + 31, 31, { fill: COLOUR.ink, weight: 2 });
  sheet.line(groove + 66, y + wall + 48, groove + 66, y + 2 * wall + 34, {
    weight: 1.5,
    stroke: COLOUR.ink3,
  });
  sheet.text(groove + 66, y + 2 * wall + 62, label, { size: 24, anchor: 'middle' });
}
