import { message as WORDS } from '../../../content/drawn-words.ts';
import brand from '../../../content/company/brand.ts';
import ceoMessage from '../../../content/company/ceo-message.ts';
import contact from '../../../content/company/contact.ts';
import type { Language } from '../../../content/schema/localized.ts';
import { brandMark } from '../../../tools/drawing/brand-mark.ts';
import { COLOUR, PrintedSheet } from '../../../tools/drawing/printed-sheet.ts';

const WIDTH = 1000,
  HEIGHT = 1360,
  EDGE = 26,
  FRAME = 62;

/** The CEO's message as a drawing sheet: motto, assembled valve, signature block. It shows no person: there is no photograph. */
export function messageSheet(lang: Language): PrintedSheet {
  const sheet = new PrintedSheet(WIDTH, HEIGHT, COLOUR.white);
  border(sheet);
  sheet.paragraph(
    FRAME + 44,
    158,
    lang === 'ko' ? 680 : WIDTH - 2 * FRAME - 88,
    ceoMessage.lead[lang],
    {
      size: lang === 'ko' ? 50 : 48,
      weight: 'Light',
      tracking: -0.03,
      leading: 1.32,
    },
  );
  const drawing = { x: 180, y: 300, width: 520, height: 766 };
  const stem = drawing.x + drawing.width * 0.54;
  sheet.line(stem, drawing.y - 26, stem, drawing.y + drawing.height + 26, {
    stroke: COLOUR.needle,
    weight: 2,
    dash: '34 8 7 8',
  });
  sheet.drawing('assembly-tone.svg', drawing.x, drawing.y, drawing.width, drawing.height);
  balloon(sheet, 1, [838, 360], [drawing.x + 450, drawing.y + 134], WORDS.actuator[lang]);
  // Between two holes of the flange.
  balloon(sheet, 2, [838, 900], [drawing.x + 469, drawing.y + 560], WORDS.valve[lang]);
  signatureBlock(sheet, lang);
  return sheet;
}

/** Frame with zone letters and numbers, as on a drawing sheet. */
function border(sheet: PrintedSheet): void {
  sheet.box(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, { weight: 1.5, stroke: COLOUR.line });
  sheet.box(FRAME, FRAME, WIDTH - 2 * FRAME, HEIGHT - 2 * FRAME, { weight: 4 });
  const middle = (EDGE + FRAME) / 2;
  const zones = (count: number, length: number, put: (at: number, name: number) => void) => {
    for (let i = 0; i < count; i++) put(FRAME + ((length - 2 * FRAME) * (i + 0.5)) / count, i);
  };
  const style = { size: 18, anchor: 'middle', fill: COLOUR.ink3 } as const;
  zones(4, WIDTH, (x, i) => {
    sheet.text(x, middle + 6, String(i + 1), style);
    sheet.text(x, HEIGHT - middle + 6, String(i + 1), style);
  });
  zones(6, HEIGHT, (y, i) => {
    const letter = String.fromCharCode(65 + i);
    sheet.text(middle, y + 6, letter, style);
    sheet.text(WIDTH - middle, y + 6, letter, style);
  });
  const ticks = (count: number, length: number, draw: (at: number) => void) => {
    for (let i = 1; i < count; i++) draw(FRAME + ((length - 2 * FRAME) * i) / count);
  };
  const hair = { weight: 1.5, stroke: COLOUR.line } as const;
  ticks(4, WIDTH, (x) => {
    sheet.line(x, EDGE, x, FRAME, hair);
    sheet.line(x, HEIGHT - FRAME, x, HEIGHT - EDGE, hair);
  });
  ticks(6, HEIGHT, (y) => {
    sheet.line(EDGE, y, FRAME, y, hair);
    sheet.line(WIDTH - FRAME, y, WIDTH - EDGE, y, hair);
  });
}

/** Part number in a circle with a leader to the part and its name under it. */
function balloon(
  sheet: PrintedSheet,
  number: number,
  [x, y]: readonly [number, number],
  [px, py]: readonly [number, number],
  name: string,
): void {
  const length = Math.hypot(px - x, py - y);
  sheet.line(x + ((px - x) / length) * 34, y + ((py - y) / length) * 34, px, py, { weight: 2 });
  sheet.circle(px, py, 5, { fill: COLOUR.ink, weight: 1 });
  sheet.circle(x, y, 34, { fill: COLOUR.white, weight: 2.5 });
  sheet.text(x, y + 12, String(number), { size: 34, weight: 'SemiBold', anchor: 'middle' });
  sheet.paragraph(x, y + 74, 190, name, {
    size: 23,
    weight: 'SemiBold',
    anchor: 'middle',
    leading: 1.35,
  });
}

function signatureBlock(sheet: PrintedSheet, lang: Language): void {
  const top = HEIGHT - FRAME - 150,
    left = FRAME,
    right = WIDTH - FRAME;
  const split = left + 450;
  sheet.line(left, top, right, top, { weight: 3 });
  sheet.line(split, top, split, HEIGHT - FRAME, { weight: 2 });
  sheet.line(split, top + 75, right, top + 75, { weight: 1.5, stroke: COLOUR.rule });
  brandMark(sheet, left + 26, top + 40, 2);
  sheet.text(left + 108, top + 76, brand.name[lang], {
    size: lang === 'ko' ? 32 : 24,
    weight: 'Bold',
  });
  sheet.text(left + 108, top + 106, brand.descriptor[lang], { size: 18, fill: COLOUR.ink3 });
  const label = { size: 17, fill: COLOUR.ink3 } as const;
  sheet.text(split + 20, top + 30, WORDS.chief[lang], label);
  sheet.text(split + 20, top + 60, contact.ceo[lang], { size: 25, weight: 'SemiBold' });
  sheet.text(split + 190, top + 30, WORDS.signature[lang], label);
  sheet.line(split + 190, top + 62, right - 24, top + 62, { weight: 1.5, stroke: COLOUR.line });
  sheet.text(split + 20, top + 105, WORDS.sheet[lang], label);
  sheet.text(split + 20, top + 135, WORDS.notToScale[lang], { size: 23, weight: 'SemiBold' });
}
