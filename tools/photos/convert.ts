import sharp, { type Sharp } from 'sharp';

import type { Photo } from './read.ts';

/** A file made of a photograph. */
export interface PhotoFile {
  name: string;
  data: Buffer;
  type: 'image/avif' | 'image/webp';
  /** px */
  width: number;
  height: number;
  /** A warning, where the file is larger than its limit. */
  note?: string;
}

/** Background of transparent photographs: the colour of the page. */
const PAPER = '#fcfdfd';
const CARD = { width: 480, height: 360 };
/** Widths of a picture in details and documents, px. */
const WIDTHS = [640, 1280];

/** Limits in bytes: of a card, and of the smaller AVIF of any other picture. */
const CARD_LIMIT = 8000;
const DETAIL_LIMIT = 18_000;
/** Qualities tried in turn until a file is within its limit. */
const QUALITIES = [60, 50, 42, 35, 28, 22];

type Format = 'avif' | 'webp';

/**
 * The files of a photograph: upright, in sRGB, without its EXIF (place, camera, time). A card is cut to 4 : 3; everything else
 * keeps its shape and is never enlarged.
 *
 * @throws where the file is broken
 */
export async function convert(photo: Photo): Promise<PhotoFile[]> {
  const base = sharp(photo.path, { failOn: 'warning' })
    .autoOrient()
    .flatten({ background: PAPER })
    .toColourspace('srgb');
  const files: PhotoFile[] = [];
  const isCard = photo.id.endsWith('/card');
  const sizes = isCard
    ? [CARD]
    : WIDTHS.filter((width) => width === WIDTHS[0] || width <= photo.width).map((width) => ({
        width,
      }));
  for (const format of ['avif', 'webp'] as const) {
    for (const size of sizes) {
      const limited = isCard || (format === 'avif' && size.width === WIDTHS[0]);
      const limit = isCard ? CARD_LIMIT : DETAIL_LIMIT;
      const picture = base.clone().resize({ ...size, fit: 'cover' });
      const { data, info } = await encode(picture, format, limited ? limit : undefined);
      const name = `${photo.stem}-${photo.sha256.slice(0, 10)}-${size.width}.${format}`;
      files.push({
        name,
        data,
        type: `image/${format}`,
        width: info.width,
        height: info.height,
        ...(limited &&
          data.length > limit && {
            note: `${photo.path}: ${name} is ${data.length} bytes, more than ${limit}; a calmer background makes it smaller`,
          }),
      });
    }
  }
  return files;
}

/** The best quality within the limit, or the smallest of all. */
async function encode(picture: Sharp, format: Format, limit = Number.POSITIVE_INFINITY) {
  let smallest: { data: Buffer; info: { width: number; height: number } } | undefined;
  for (const quality of QUALITIES) {
    const options = format === 'avif' ? { quality, effort: 3 } : { quality };
    const made = await picture.clone()[format](options).toBuffer({ resolveWithObject: true });
    if (made.data.length <= limit) return made;
    smallest = made;
  }
  if (!smallest) throw new Error('no quality to try');
  return smallest;
}
