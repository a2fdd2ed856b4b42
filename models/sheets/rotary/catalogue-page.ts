import { cataloguePage as WORDS } from '../../../content/drawn-words.ts';
import apDa from '../../../content/catalogue/pneumatic/rotary/ap-da.ts';
import apSr from '../../../content/catalogue/pneumatic/rotary/ap-sr.ts';
import brand from '../../../content/company/brand.ts';
import rotary from '../../../content/documents/rotary.ts';
import type { Page } from '../../../content/schema/document.ts';
import type { Language, Localized } from '../../../content/schema/localized.ts';
import { valueText } from '../../../content/tables.ts';
import { brandMark } from '../../../tools/drawing/brand-mark.ts';
import { COLOUR, PrintedSheet } from '../../../tools/drawing/printed-sheet.ts';
import { widthOf } from '../../../tools/drawing/typesetting.ts';
import type { Graphic } from './graphic.ts';

/** A4 portrait, in sheet units. */
const WIDTH = 1200;
const HEIGHT = 1697;
const MARGIN = 64;
const INNER = WIDTH - 2 * MARGIN;
const FOOT = 1571,
  FOOT_HEIGHT = 84,
  ROW = 56;

/** Width of a page's figure. On a phone it is shown 350 px wide: its smallest letters, of 21 units, are 12 px high there. */
const FIGURE_WIDTH = 600;

/** The drawing of a page alone, for its place beside the text. @param height of the drawing, same units */
export function pageFigure(graphic: Graphic, height: number, lang: Language): PrintedSheet {
  const edge = 4;
  const sheet = new PrintedSheet(FIGURE_WIDTH, height + 2 * edge, null);
  graphic(sheet, { x: edge, y: edge, width: FIGURE_WIDTH - 2 * edge, height }, lang);
  return sheet;
}

/** A catalogue page: header, text of the document, graphic, table, title block. @param types that its graphic shows */
export function cataloguePage(
  page: Page,
  graphic: Graphic,
  lang: Language,
  types = `${apDa.code} · ${apSr.code}`,
): PrintedSheet {
  // Without a ground, so that it takes on the colour of the sheet on which it lies, light or dark.
  const sheet = new PrintedSheet(WIDTH, HEIGHT, null);
  pageHeader(sheet, page, lang);
  const top = bodyText(sheet, page, lang);
  const bottom = table(sheet, page, lang);
  graphic(sheet, { x: MARGIN, y: top, width: INNER, height: bottom - top }, lang);
  titleBlock(sheet, page, lang, types);
  return sheet;
}

function pageHeader(sheet: PrintedSheet, page: Page, lang: Language): void {
  sheet.rect(0, 0, WIDTH, 12, COLOUR.pneumatic);
  brandMark(sheet, MARGIN - 4, 38, 1.62);
  sheet.text(MARGIN + 66, 70, brand.name[lang], { size: 29, weight: 'Bold' });
  sheet.text(MARGIN + 66, 95, brand.descriptor[lang], { size: 18, fill: COLOUR.ink3 });
  const right = WIDTH - MARGIN;
  sheet.text(right, 70, rotary.name[lang], { size: 22, weight: 'SemiBold', anchor: 'end' });
  sheet.text(right, 95, WORDS.catalogue[lang], { size: 18, fill: COLOUR.ink3, anchor: 'end' });
  sheet.line(MARGIN, 122, right, 122);
  sheet.text(right, 250, String(page.pageNumber).padStart(2, '0'), {
    size: 118,
    weight: 'Light',
    tracking: -0.045,
    anchor: 'end',
    fill: COLOUR.pneumatic,
  });
  sheet.text(MARGIN - 3, 234, page.title[lang], { size: 64, weight: 'Bold', tracking: -0.022 });
}

/** Paragraphs, highlights and contact of the page. @returns y of the graphic */
function bodyText(sheet: PrintedSheet, page: Page, lang: Language): number {
  let y = 318;
  for (const block of page.content) {
    if (block.type === 'image-text' && block.text) {
      for (const paragraph of block.text[lang].split('\n\n'))
        y = sheet.paragraph(MARGIN, y, 1010, paragraph, { size: 27, fill: COLOUR.ink2 }) + 14;
    }
    if (block.type === 'highlight') {
      const from = y - 18;
      y = sheet.paragraph(MARGIN + 30, y + 14, 960, block.text[lang], { size: 25 });
      sheet.rect(MARGIN, from, 6, y - from - 14, COLOUR.pneumatic);
      y += 18;
    }
    if (block.type === 'contact')
      y = sheet.paragraph(MARGIN, y, 1010, block.text[lang], { size: 27, fill: COLOUR.ink2 }) + 14;
  }
  return y + 6;
}

const LABEL = { size: 24, fill: COLOUR.ink3 } as const;

/** The page's stated label and value rows, above the title block. @returns y of the graphic's lower edge */
function table(sheet: PrintedSheet, page: Page, lang: Language): number {
  const rows = page.content.flatMap((block) =>
    block.type === 'image-text'
      ? (block.table?.[lang] ?? []).filter(({ value }) => value !== undefined)
      : [],
  );
  if (rows.length === 0) return FOOT - 36;
  const top = FOOT - 36 - rows.length * ROW;
  const column = Math.max(380, ...rows.map(({ label }) => widthOf(label, LABEL) + 24));
  rows.forEach(({ label, value }, index) => {
    const y = top + index * ROW;
    sheet.line(MARGIN, y, WIDTH - MARGIN, y, {
      weight: index === 0 ? 3 : 1.5,
      stroke: index === 0 ? COLOUR.ink : COLOUR.rule,
    });
    sheet.text(MARGIN, y + 37, label, LABEL);
    sheet.text(MARGIN + column, y + 37, valueText(value, lang), { size: 25, weight: 'SemiBold' });
  });
  sheet.line(MARGIN, FOOT - 36, WIDTH - MARGIN, FOOT - 36);
  return top - 28;
}

function titleBlock(sheet: PrintedSheet, page: Page, lang: Language, types: string): void {
  const cells: readonly (readonly [Localized, string, number])[] = [
    [WORDS.types, types, 270],
    [WORDS.data, WORDS.range[lang], 330],
    [WORDS.pictures, WORDS.notToScale[lang], 332],
    [WORDS.page, `${page.pageNumber} / ${rotary.totalPages}`, 140],
  ];
  sheet.box(MARGIN, FOOT, INNER, FOOT_HEIGHT);
  let x = MARGIN;
  for (const [label, value, width] of cells) {
    if (x > MARGIN) sheet.line(x, FOOT, x, FOOT + FOOT_HEIGHT, { weight: 1.5 });
    sheet.text(x + 18, FOOT + 32, label[lang], { size: 18, fill: COLOUR.ink3 });
    sheet.text(x + 18, FOOT + 63, value, { size: 23, weight: 'SemiBold' });
    x += width;
  }
}
