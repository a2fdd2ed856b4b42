import { map as WORDS } from '../../../content/drawn-words.ts';
import brand from '../../../content/company/brand.ts';
import contact from '../../../content/company/contact.ts';
import mapText from '../../../content/company/map.ts';
import type { Language } from '../../../content/schema/localized.ts';
import { brandMark } from '../../../tools/drawing/brand-mark.ts';
import { COLOUR, PrintedSheet } from '../../../tools/drawing/printed-sheet.ts';

const WIDTH = 1280,
  HEIGHT = 860;
/** Official colours of Seoul's subway lines. */
const LINES: Readonly<Record<number, string>> = { 1: '#0052a4', 7: '#747f00' };

/** Schematic map: two roads leading there, the address's road, both subway lines and their station. */
export function mapSheet(lang: Language): PrintedSheet {
  const sheet = new PrintedSheet(WIDTH, HEIGHT, COLOUR.tint2);
  const title = lang === 'ko' ? 76 : 60;
  sheet.text(642, 752, WORDS.district[lang], {
    size: title,
    weight: 'Light',
    tracking: -0.02,
    fill: COLOUR.line,
  });
  roads(sheet, lang);
  subway(sheet, lang);
  destination(sheet, lang);
  northArrow(sheet, WORDS.north[lang]);
  legend(sheet, lang);
  return sheet;
}

function roads(sheet: PrintedSheet, lang: Language): void {
  const ways: readonly (readonly [string, number])[] = [
    [`M170 -10V${HEIGHT + 10}`, 54],
    ['M960 -10C990 120 1060 240 1300 330', 50],
    [`M170 318C420 306 640 314 ${WIDTH + 10} 208`, 62],
  ];
  // All outlines before all fills, so that crossing roads have no line between them.
  for (const [d, width] of ways) sheet.path(d, { stroke: COLOUR.line, weight: width + 4 });
  for (const [d, width] of ways) sheet.path(d, { stroke: COLOUR.white, weight: width });
  const name = { size: 25, weight: 'SemiBold', fill: COLOUR.ink2 } as const;
  upright(sheet, 170, 748, WORDS.west[lang], name);
  sheet.text(1046, 96, WORDS.south[lang], name);
  sheet.text(300, 323, WORDS.road[lang], { size: 32, weight: 'Bold' });
}

/** Name of a vertical road: letter under letter in Korean, two lines beside the road in English. */
function upright(
  sheet: PrintedSheet,
  x: number,
  y: number,
  words: string,
  style: { size: number; weight: 'SemiBold'; fill: string },
): void {
  if (/[가-힣]/.test(words)) {
    Array.from(words).forEach((letter, index) =>
      sheet.text(x, y + (index - words.length / 2) * 31, letter, { ...style, anchor: 'middle' }),
    );
  } else {
    const [first = '', second = ''] = words.split(' ');
    sheet.text(x + 44, y - 6, first, style);
    sheet.text(x + 44, y + 26, second, style);
  }
}

const STATION: readonly [number, number] = [600, 546];

function subway(sheet: PrintedSheet, lang: Language): void {
  const [x, y] = STATION;
  const track = (d: string, colour: string) => {
    sheet.path(d, { stroke: COLOUR.white, weight: 20 });
    sheet.path(d, { stroke: colour, weight: 12 });
  };
  const [first = 1, second = 7] = mapText.transportation.subway.lines;
  track(
    `M660 -10C648 180 610 380 ${x} ${y}S560 760 540 ${HEIGHT + 10}`,
    LINES[first] ?? COLOUR.ink,
  );
  track(
    `M-10 590C240 566 420 ${y} ${x} ${y}S1060 560 ${WIDTH + 10} 540`,
    LINES[second] ?? COLOUR.ink,
  );
  badge(sheet, 650, 120, first);
  badge(sheet, 1130, 550, second);
  sheet.circle(x, y, 27, { fill: COLOUR.white, weight: 7 });
  const label = WORDS.station[lang];
  sheet.text(x + 44, y + 62, label, { size: 32, weight: 'Bold' });
  badge(sheet, x + 62, y + 100, first, 20);
  badge(sheet, x + 112, y + 100, second, 20);
}

function badge(sheet: PrintedSheet, x: number, y: number, line: number, radius = 27): void {
  const colour = LINES[line] ?? COLOUR.ink;
  sheet.circle(x, y, radius, { fill: colour, stroke: COLOUR.white, weight: 5 });
  sheet.text(x, y + radius * 0.4, String(line), {
    size: radius * 1.15,
    weight: 'Bold',
    anchor: 'middle',
    fill: COLOUR.white,
  });
}

/** Pin at the address, beside its road, and its name. */
function destination(sheet: PrintedSheet, lang: Language): void {
  const x = 800,
    y = 342;
  sheet.path(`M${x} ${y}l-34 -62a41 41 0 1 1 68 0z`, {
    fill: COLOUR.needle,
    stroke: COLOUR.white,
    weight: 5,
  });
  sheet.circle(x, y - 84, 14, { fill: COLOUR.white, stroke: COLOUR.white, weight: 1 });
  const left = 838,
    top = 398;
  const name = { size: 28, weight: 'Bold' } as const;
  const width = lang === 'ko' ? 250 : 416;
  sheet.line(x + 8, y + 8, left + 30, top, { weight: 2.5 });
  sheet.box(left, top, width, 104, { fill: COLOUR.white, weight: 3 });
  brandMark(sheet, left + 16, top + 22, 1.5);
  sheet.text(left + 80, top + 46, brand.name[lang], { ...name, size: lang === 'ko' ? 28 : 25 });
  sheet.text(left + 80, top + 80, contact.address.building[lang], { size: 22, fill: COLOUR.ink3 });
}

function northArrow(sheet: PrintedSheet, letter: string): void {
  const x = 1206,
    y = 640;
  sheet.path(`M${x} ${y}l24 92l-24 -20z`, { fill: COLOUR.ink, weight: 2 });
  sheet.path(`M${x} ${y}l-24 92l24 -20z`, { fill: COLOUR.white, weight: 2 });
  sheet.text(x, y - 16, letter, { size: 28, weight: 'Bold', anchor: 'middle' });
}

function legend(sheet: PrintedSheet, lang: Language): void {
  const width = 330,
    height = 62,
    x = WIDTH - width - 26,
    y = HEIGHT - height - 26;
  sheet.box(x, y, width, height, { fill: COLOUR.white, weight: 2.5 });
  sheet.text(x + 20, y + 41, WORDS.sketch[lang], { size: 26, weight: 'Bold' });
  sheet.text(x + width - 20, y + 41, WORDS.notToScale[lang], {
    size: 24,
    anchor: 'end',
    fill: COLOUR.ink3,
  });
}
