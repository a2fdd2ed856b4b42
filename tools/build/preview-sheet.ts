import { brandMark } from '#tools/drawing/brand-mark.ts';
import { COLOUR, PrintedSheet } from '#tools/drawing/printed-sheet.ts';
import { type Setting, widthOf, wrap } from '#tools/drawing/typesetting.ts';

import type { ThemeId } from '#content/schema/category.ts';

import type { PreviewCard } from './preview-cards.ts';

/** The size that messengers accept, px. */
export const PREVIEW = { width: 1200, height: 630 };
const LEFT = 72,
  TEXT = 650;
const LINES = 3;

const COLOURS: Readonly<Record<ThemeId, string>> = {
  neutral: COLOUR.ink,
  pneumatic: COLOUR.pneumatic,
  electric: '#0a6666',
  special: '#5f3c7c',
  valves: COLOUR.valve,
};

/** A preview picture as SVG: the drawing, code and name, and the figures that matter most. Text is outlines. */
export function previewSheet(card: PreviewCard): string {
  const { width, height } = PREVIEW;
  const sheet = new PrintedSheet(width, height, COLOUR.paper);
  const colour = COLOURS[card.theme];
  sheet.rect(0, 0, 20, height, colour);
  sheet.drawing(card.drawing, 740, 60, 410, 510);
  brandMark(sheet, LEFT - 6, 46, 1.5);
  sheet.text(LEFT + 58, 80, card.site, { size: 30, weight: 'Bold' });
  sheet.line(LEFT, 118, LEFT + TEXT, 118, { weight: 2.5 });
  sheet.text(LEFT, 170, card.place, { size: 28, weight: 'SemiBold', fill: colour });
  heading(sheet, card);
  const figures = card.figures.slice(0, LINES);
  if (figures.length > 0) {
    let y = height - 52 - (figures.length - 1) * 52;
    // Wider for the names of documents, so that they are read at the size of a messenger's card.
    const widest = Math.max(...figures.map(({ label }) => widthOf(label, { size: 26 })));
    const labels = Math.min(Math.max(widest, 200), 360);
    const left = labels + 15;
    for (const { label, value } of figures) {
      sheet.line(LEFT, y - 38, LEFT + TEXT, y - 38, { weight: 1.5, stroke: COLOUR.rule });
      sheet.text(LEFT, y, label, fitted(label, { size: 26 }, labels, { fill: COLOUR.ink3 }));
      sheet.text(
        LEFT + left,
        y,
        value,
        fitted(value, { size: 32, weight: 'SemiBold' }, TEXT - left),
      );
      y += 52;
    }
  }
  return sheet.toSvg();
}

/** Code over name, or the name alone, large. */
function heading(sheet: PrintedSheet, { code, name }: PreviewCard): void {
  let y = 262;
  if (code !== undefined) {
    sheet.text(
      LEFT - 3,
      y,
      code,
      fitted(code, { size: 84, weight: 'Bold', tracking: -0.02 }, TEXT),
    );
    y += 62;
  }
  const sizes = code === undefined ? [72, 60, 50, 42] : [42, 36, 32];
  const size =
    sizes.find((each) => fits(name, { size: each, weight: 'Bold' }, 2)) ?? sizes.at(-1) ?? 32;
  const setting: Setting = { size, weight: code === undefined ? 'Bold' : 'SemiBold' };
  for (const line of wrap(name, TEXT, setting)) {
    sheet.text(LEFT, y, line, setting);
    y += size * 1.25;
  }
}

const fits = (text: string, setting: Setting, lines: number): boolean => {
  const wrapped = wrap(text, TEXT, setting);
  return wrapped.length <= lines && wrapped.every((line) => widthOf(line, setting) <= TEXT);
};

/** A setting whose line is no wider than its place. */
function fitted<Rest extends object>(
  text: string,
  setting: Setting,
  width: number,
  rest?: Rest,
): Setting & Rest {
  const wide = widthOf(text, setting);
  const size = wide > width ? Math.floor((setting.size * width) / wide) : setting.size;
  return { ...setting, ...(rest as Rest), size };
}
