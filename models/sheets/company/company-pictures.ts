import ceoMessage from '../../../content/company/ceo-message.ts';
import mapText from '../../../content/company/map.ts';
import { LANGUAGES, type Language, type Localized } from '../../../content/schema/localized.ts';
import {
  DETAIL_LIMIT,
  type Illustration,
  type IllustrationPicture,
} from '#models/pipeline/artefact.ts';
import { rasterSheet, sheetInputs, type SheetSize } from '#models/sheets/raster.ts';
import type { PrintedSheet } from '../../../tools/drawing/printed-sheet.ts';
import { mapSheet } from './sketch-map.ts';
import { messageSheet } from './message-sheet.ts';

const RASTER = new URL('../raster.ts', import.meta.url).href;

function perLanguage(
  id: string,
  sizes: readonly SheetSize[],
  alt: Localized,
  draw: (lang: Language) => PrintedSheet,
): Illustration {
  const pictures = LANGUAGES.map((lang): IllustrationPicture => ({
    name: lang,
    source: RASTER,
    inputs: () => sheetInputs(draw(lang)),
    alt,
    make: () => rasterSheet(`${id}/${lang}`, draw(lang).toSvg(), sizes),
  }));
  return { id, pictures };
}

export const messagePictures = perLanguage(
  'ceo-message',
  [
    { width: 640, avif: DETAIL_LIMIT, webp: 40_000 },
    { width: 1000, avif: 40_000, webp: 72_000 },
  ],
  ceoMessage.imageAlt,
  messageSheet,
);

export const mapPictures = perLanguage(
  'map',
  [
    { width: 640, avif: DETAIL_LIMIT, webp: 32_000 },
    { width: 960, avif: DETAIL_LIMIT, webp: 48_000 },
    { width: 1280, avif: 40_000, webp: 64_000 },
  ],
  mapText.imageAlt,
  mapSheet,
);
