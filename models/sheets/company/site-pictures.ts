import sharp from 'sharp';
import brand from '#content/company/brand.ts';
import { LANGUAGES, type Language } from '#content/schema/localized.ts';
import type { Illustration, IllustrationPicture, OutputFile } from '#models/pipeline/artefact.ts';
import { brandMark } from '#models/sheets/brand-mark.ts';
import { sheetInputs } from '#models/sheets/raster.ts';
import { COLOUR, PrintedSheet } from '#models/sheets/printed-sheet.ts';

/** Side of the home screen icon, px. */
const ICON = 180;

/** Preview that messengers show with a link to the site, in the size that all of them accept. */
function previewCard(lang: Language): PrintedSheet {
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

function touchIcon(): PrintedSheet {
  const sheet = new PrintedSheet(ICON, ICON);
  brandMark(sheet, 22, 22, 4);
  return sheet;
}

/** A file named in the head of pages. It is not in the manifest, since no page shows it. */
const file = (path: string, data: Buffer, limit: number): OutputFile[] => [
  { path: `public/${path}`, data, limit },
];

const previews = LANGUAGES.map((lang): IllustrationPicture => ({
  name: `preview-${lang}`,
  source: import.meta.url,
  inputs: () => sheetInputs(previewCard(lang).toSvg()),
  alt: brand.name,
  // JPEG: some messengers accept no newer format.
  make: async () =>
    file(
      `preview-${lang}.jpg`,
      await sharp(Buffer.from(previewCard(lang).toSvg()))
        .jpeg({ quality: 84, mozjpeg: true })
        .toBuffer(),
      92_160,
    ),
}));

const icon: IllustrationPicture = {
  name: 'apple-touch-icon',
  source: import.meta.url,
  inputs: () => sheetInputs(touchIcon().toSvg()),
  alt: brand.name,
  make: async () =>
    file(
      'apple-touch-icon.png',
      await sharp(Buffer.from(touchIcon().toSvg())).png({ palette: true, effort: 10 }).toBuffer(),
      6144,
    ),
};

/** Pictures for messengers and home screens. */
export const sitePictures: Illustration = { id: 'site', pictures: [...previews, icon] };
