import ceoMessage from '#content/company/ceo-message.ts';
import mapText from '#content/company/map.ts';
import { LANGUAGES, type Language, type Localized } from '#content/schema/localized.ts';
import type { Illustration, Plate } from '#models/pipeline/illustration.ts';
import { rasterSheet, sheetInputs, type SheetSize } from '#models/sheets/raster.ts';
import type { PrintedSheet } from '#models/sheets/sheet.ts';
import { mapSheet } from './map.ts';
import { messageSheet } from './message.ts';

const RASTER = new URL('../raster.ts', import.meta.url).href;
const K = 1024;

function perLanguage(
  id: string,
  sizes: readonly SheetSize[],
  alt: Localized,
  draw: (lang: Language) => PrintedSheet,
): Illustration {
  const plates = LANGUAGES.map((lang): Plate => ({
    name: lang,
    source: RASTER,
    inputs: () => sheetInputs(draw(lang).toSvg()),
    alt,
    make: () => rasterSheet(`${id}/${lang}`, draw(lang).toSvg(), sizes),
  }));
  return { id, plates };
}

export const messagePictures = perLanguage(
  'ceo-message',
  [
    { width: 640, avif: 18 * K, webp: 40 * K },
    { width: 1000, avif: 40 * K, webp: 72 * K },
  ],
  ceoMessage.imageAlt,
  messageSheet,
);

export const mapPictures = perLanguage(
  'map',
  [
    { width: 640, avif: 18 * K, webp: 32 * K },
    { width: 1280, avif: 40 * K, webp: 64 * K },
  ],
  mapText.imageAlt,
  mapSheet,
);
