import sharp from 'sharp';
import brand from '#content/company/brand.ts';
import { LANGUAGES } from '#content/schema/localized.ts';
import type { MadeFile } from '#models/pipeline/artefact.ts';
import type { Illustration, Plate } from '#models/pipeline/illustration.ts';
import { mark } from '#models/sheets/brand-mark.ts';
import { sheetInputs } from '#models/sheets/raster.ts';
import { PrintedSheet } from '#models/sheets/printed-sheet.ts';
import { previewCard } from './preview-card.ts';

const K = 1024;
/** Side of the icon that a phone puts on its home screen, px. */
const ICON = 180;

function touchIcon(): PrintedSheet {
  const sheet = new PrintedSheet(ICON, ICON);
  mark(sheet, 22, 22, 4);
  return sheet;
}

/** Files that a page names in its head; no page shows them, so that the manifest does not list them. */
const file = (path: string, data: Buffer, limit: number): MadeFile[] => [
  { path: `public/${path}`, data, limit },
];

const previews = LANGUAGES.map((lang): Plate => ({
  name: `preview-${lang}`,
  source: import.meta.url,
  inputs: () => sheetInputs(previewCard(lang).toSvg()),
  alt: brand.name,
  // JPEG: some messengers take nothing newer.
  make: async () =>
    file(
      `preview-${lang}.jpg`,
      await sharp(Buffer.from(previewCard(lang).toSvg()))
        .jpeg({ quality: 84, mozjpeg: true })
        .toBuffer(),
      90 * K,
    ),
}));

const icon: Plate = {
  name: 'apple-touch-icon',
  source: import.meta.url,
  inputs: () => sheetInputs(touchIcon().toSvg()),
  alt: brand.name,
  make: async () =>
    file(
      'apple-touch-icon.png',
      await sharp(Buffer.from(touchIcon().toSvg())).png({ palette: true, effort: 10 }).toBuffer(),
      6 * K,
    ),
};

/** What messengers and phones show of the site. */
export const sitePictures: Illustration = { id: 'site', plates: [...previews, icon] };
