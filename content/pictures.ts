/**
 * Finds what a page needs to show a picture, by the picture's id. The manifest is written by `npm run models`; an id that is not
 * in it gets the placeholder drawing. A photograph replaces a drawing (docs/pictures.md).
 */
import { existsSync, readFileSync } from 'node:fs';

import { z } from 'zod';

import manifestJson from './pictures/manifest.json' with { type: 'json' };
import { localized } from './schema/localized.ts';
import type { Localized, PictureId } from './schema/localized.ts';

const pictureSource = z.object({
  /** Address in `public/`. */
  src: z.string().startsWith('/'),
  /** Width of this file in px. */
  width: z.int().positive(),
  /** MIME type: `image/avif`, `image/webp`. */
  type: z.string(),
});

const pictureEntry = z.object({
  /** Address in `public/`: `/pictures/s30-tone.svg`. */
  src: z.string().startsWith('/'),
  /** Intrinsic size in px: reserves the space before the file arrives. */
  width: z.int().positive(),
  height: z.int().positive(),
  alt: localized,
  /** Address of the picture with English words, where it has words; `src` has Korean ones. */
  english: z.string().startsWith('/').exactOptional(),
  /** The same, laid out for narrow screens. */
  upright: z
    .object({
      src: z.string().startsWith('/'),
      english: z.string().startsWith('/'),
      width: z.int().positive(),
      height: z.int().positive(),
    })
    .exactOptional(),
  /** Other formats and sizes, best first. */
  sources: z.array(pictureSource).exactOptional(),
  /** Whether a drawing carries stated dimensions, or is an illustration that is not to scale. */
  scale: z.enum(['stated', 'illustration']).exactOptional(),
});

/** `content/pictures/manifest.json`: picture id, or the address of a single file, to its entry. */
export const pictureManifest = z.record(z.string(), pictureEntry);

/** A picture, ready to show. */
export interface Picture {
  src: string;
  width: number;
  height: number;
  alt: Localized;
  /** With English words, where it has words. */
  english?: string;
  /** The same, laid out for narrow screens. */
  upright?: { src: string; english: string; width: number; height: number };
  sources?: { src: string; width: number; type: string }[];
  /** Absent for a photograph. */
  scale?: 'stated' | 'illustration';
  /** True for the placeholder drawing. */
  placeholder: boolean;
  /** True for a photograph, which has its own alternative text. */
  photograph?: true;
}

/** Shown for a picture that is missing or broken. */
export const PLACEHOLDER: Picture = {
  src: '/pictures/placeholder.svg',
  width: 640,
  height: 480,
  alt: { ko: '그림을 준비하고 있습니다', en: 'Picture in preparation' },
  placeholder: true,
};

const manifest = pictureManifest.parse(manifestJson);

/** Written by `tools/photos.ts` before a build; absent where there are no photographs. */
const PHOTO_MANIFEST = '.cache/photos/manifest.json';

const photos = existsSync(PHOTO_MANIFEST)
  ? pictureManifest.parse(JSON.parse(readFileSync(PHOTO_MANIFEST, 'utf8')))
  : {};

/** The ids that the manifest has. */
export const pictureIds: readonly string[] = Object.keys(manifest);

/**
 * The picture for an id: its photograph, or its drawing from the manifest; otherwise the placeholder.
 * @param alt takes the place of the manifest's alternative text.
 */
export function picture(id: PictureId, alt?: Localized): Picture {
  const photo = photos[id];
  if (photo) return { ...photo, placeholder: false, photograph: true };
  const entry = manifest[id];
  if (!entry) return alt ? { ...PLACEHOLDER, alt } : PLACEHOLDER;
  return { ...entry, ...(alt ? { alt } : {}), placeholder: false };
}
