import brand from '#content/company/brand.ts';
import type { Language } from '#content/schema/localized.ts';
import { brandMark } from '#models/sheets/brand-mark.ts';
import { COLOUR, PrintedSheet } from '#models/sheets/printed-sheet.ts';

/** Preview that messengers show with a link to the site, in the size that all of them accept. */
export function previewCard(lang: Language): PrintedSheet {
  const sheet = new PrintedSheet(1200, 630, COLOUR.paper);
  sheet.drawing('assembly-tone.svg', 770, 40, 400, 550);
  sheet.line(64, 116, 720, 116, { weight: 4 });
  brandMark(sheet, 58, 168, 4);
  sheet.text(60, 392, brand.name[lang], {
    size: lang === 'ko' ? 92 : 54,
    weight: 'Bold',
    tracking: -0.03,
  });
  sheet.text(64, 452, brand.descriptor[lang], { size: 34, fill: COLOUR.ink2 });
  sheet.line(64, 520, 720, 520, { weight: 2, stroke: COLOUR.rule });
  return sheet;
}
