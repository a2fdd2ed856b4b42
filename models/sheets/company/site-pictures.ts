import sharp from 'sharp';
import brand from '../../../content/company/brand.ts';
import type { Illustration, IllustrationPicture, OutputFile } from '#models/pipeline/artefact.ts';
import { brandMark } from '../../../tools/drawing/brand-mark.ts';
import { sheetInputs } from '#models/sheets/raster.ts';
import { PrintedSheet } from '../../../tools/drawing/printed-sheet.ts';

/** Side of the home screen icon, px. */
const ICON = 180;

function touchIcon(): PrintedSheet {
  const sheet = new PrintedSheet(ICON, ICON);
  brandMark(sheet, 22, 22, 4);
  return sheet;
}

/** A file named in the head of pages. It is not in the manifest, since no page shows it. */
const file = (path: string, data: Buffer, limit: number): OutputFile[] => [
  { path: `public/${path}`, data, limit },
];

const icon: IllustrationPicture = {
  name: 'apple-touch-icon',
  source: import.meta.url,
  inputs: () => sheetInputs(touchIcon()),
  alt: brand.name,
  make: async () =>
    file(
      'apple-touch-icon.png',
      await sharp(Buffer.from(touchIcon().toSvg())).png({ palette: true, effort: 10 }).toBuffer(),
      6144,
    ),
};

/** Pictures for home screens; the previews for messengers are drawn by the build (tools/build/previews.ts). */
export const sitePictures: Illustration = { id: 'site', pictures: [icon] };
