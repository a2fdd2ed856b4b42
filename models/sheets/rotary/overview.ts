import apDa from '#content/catalogue/pneumatic/rotary/ap-da.ts';
import apSr from '#content/catalogue/pneumatic/rotary/ap-sr.ts';
import rotary from '#content/documents/rotary.ts';
import type { Language, Localized } from '#content/schema/localized.ts';
import { COLOUR, type PrintedSheet } from '#models/sheets/printed-sheet.ts';
import { wrap } from '#models/sheets/typesetting.ts';
import type { Graphic } from './catalogue-page.ts';
import { data } from './scales.ts';

const NOTES = {
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

/** Explains why all names are drawn although another statement counts fewer sizes. */
const sizeNote = ({ sizes: { from, to }, sizesStated }: typeof data): Localized => ({
  ko: `AP${from}–AP${to}의 이름을 모두 그렸습니다. ${sizesStated}개라는 자료에는 어느 이름이 빠지는지 적혀 있지 않습니다. 그림의 크기는 순서만 나타냅니다.`,
  en: `All names from AP${from} to AP${to} are drawn: the statement of ${sizesStated} sizes does not say which of them is missing. The drawings show the order of sizes only.`,
});

/** The names of all sizes, each with a larger drawing than the one before. */
export const sizeRow: Graphic = (sheet, { x, y, width, height }, lang) => {
  const { from, to } = data.sizes;
  const count = to - from + 1;
  const perRow = 4,
    rows = Math.ceil(count / perRow);
  const rowHeight = (height - 90) / rows;
  for (let i = 0; i < count; i++) {
    const row = Math.floor(i / perRow),
      column = i % perRow;
    const cell = width / perRow;
    const share = 0.38 + (0.62 * i) / (count - 1);
    const base = y + (row + 1) * rowHeight - 64;
    const tall = (rowHeight - 84) * share,
      wide = (cell - 24) * share;
    const cx = x + (column + 0.5) * cell;
    sheet.drawing('ap-da-tone.svg', cx - wide / 2, base - tall - 4, wide, tall, 'YMax');
    sheet.text(cx, base + 42, `AP${from + i}`, { size: 29, weight: 'SemiBold', anchor: 'middle' });
  }
  for (let row = 1; row <= rows; row++) {
    const line = y + row * rowHeight - 62;
    sheet.line(x, line, x + width, line, { weight: 2 });
  }
  sheet.paragraph(x, y + height - 46, width, sizeNote(data)[lang], {
    size: 22,
    fill: COLOUR.ink3,
    leading: 1.4,
  });
};

const listOf = (page: number, lang: Language): string[] =>
  (rotary.pages[page - 1]?.content ?? []).flatMap((block) =>
    block.type === 'features-list' ? block.features[lang] : [],
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
  const items = listOf(10, lang);
  const cards = 270;
  sheet.drawing('ap-da-hidden.svg', x + 120, y, width - 240, height - cards - 40);
  const top = y + height - cards;
  const cell = width / items.length;
  items.forEach((item, index) => {
    const left = x + index * cell;
    sheet.box(left, top, cell, cards - 10, { weight: 1.5, stroke: COLOUR.rule });
    SYMBOLS[index]?.(sheet, left + cell / 2, top + 84);
    const [name = '', use = ''] = item.split(': ');
    sheet.text(left + cell / 2, top + 204, name, {
      size: 25,
      weight: 'SemiBold',
      anchor: 'middle',
    });
    sheet.text(left + cell / 2, top + 238, use, { size: 22, anchor: 'middle', fill: COLOUR.ink3 });
  });
  sheet.line(x, top, x + width, top);
};

/** Section through a seal in its groove, and the optional protection classes. */
export const protection: Graphic = (sheet, { x, y, width, height }, lang) => {
  const lower = 330;
  sheet.drawing('ap-sr-hidden.svg', x + 60, y, width - 120, height - lower - 30);
  const top = y + height - lower;
  sheet.line(x, top, x + width, top);
  sealSection(sheet, x + 10, top + 50, NOTES.ring[lang]);
  data.protectionOptions.forEach((name, index) => {
    const left = x + 500 + index * 290;
    sheet.box(left, top + 60, 260, 190, { weight: 3 });
    sheet.text(left + 130, top + 165, name, {
      size: 84,
      weight: 'Light',
      tracking: -0.03,
      anchor: 'middle',
    });
    sheet.text(left + 130, top + 220, NOTES.optional[lang], {
      size: 23,
      anchor: 'middle',
      fill: COLOUR.ink3,
    });
  });
};

function sealSection(sheet: PrintedSheet, x: number, y: number, label: string): void {
  const width = 400,
    wall = 96;
  const slant = (from: number, to: number, top: number, bottom: number) => {
    for (let u = from; u < to + (bottom - top); u += 18) {
      const a = Math.max(from, u - (bottom - top)),
        b = Math.min(to, u);
      if (b > a)
        sheet.line(a, top + (u - a), b, top + (u - b), { weight: 1.5, stroke: COLOUR.line });
    }
  };
  slant(x, x + width, y, y + wall);
  slant(x, x + width, y + wall + 6, y + 2 * wall + 6);
  sheet.box(x, y, width, wall);
  sheet.box(x, y + wall + 6, width, wall);
  sheet.rect(x + 160, y + wall + 4, 84, 58, COLOUR.white);
  sheet.path(`M${x + 160} ${y + wall + 6}v56h84v-56`, {});
  sheet.circle(x + 202, y + wall + 31, 31, { fill: COLOUR.ink, weight: 2 });
  sheet.line(x + 226, y + wall + 48, x + 330, y + 2 * wall + 44, {
    weight: 1.5,
    stroke: COLOUR.ink3,
  });
  sheet.text(x + 338, y + 2 * wall + 54, label, { size: 24 });
}

/** Flow chart of the selection steps. */
export const selectionSteps: Graphic = (sheet, { x, y, width, height }, lang) => {
  const items = listOf(12, lang);
  const gap = 40,
    tall = Math.min(186, (height - gap * (items.length - 1)) / items.length);
  items.forEach((item, index) => {
    const top = y + index * (tall + gap);
    sheet.box(x, top, width, tall, { weight: index === items.length - 1 ? 3 : 2 });
    sheet.rect(
      x,
      top,
      112,
      tall,
      index === items.length - 1 ? COLOUR.pneumatic : COLOUR.pneumaticPale,
    );
    sheet.text(x + 56, top + tall / 2 + 22, String(index + 1), {
      size: 62,
      weight: 'Light',
      anchor: 'middle',
      fill: index === items.length - 1 ? COLOUR.white : COLOUR.pneumatic,
    });
    const words = { size: 29, weight: 'SemiBold', leading: 1.4 } as const;
    const more = wrap(item, width - 190, words).length - 1;
    const first = top + tall / 2 + 10 - (more * words.size * words.leading) / 2;
    sheet.paragraph(x + 146, first, width - 190, item, words);
    if (index < items.length - 1) {
      sheet.line(x + 56, top + tall, x + 56, top + tall + gap - 12);
      sheet.arrow(x + 56, top + tall + gap, 0, 1, 20);
    }
  });
};
