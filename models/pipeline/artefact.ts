import { createHash } from 'node:crypto';
import type { Bilingual } from '#models/lib/part.ts';
import type { ModelBuild } from './model-build.ts';

/** What the manifest says of a picture file. */
export interface PictureFile {
  /** `<model>/<view>`. */
  id: string;
  /** px. */
  width: number;
  height: number;
  /** MIME type, for a file that is one of several formats; without it the file is the picture's `src`. */
  type?: string;
  /** Which version of the picture this is, where it has words (English ones) or a second layout (upright, for phones). */
  variant?: 'en' | 'upright' | 'upright-en';
}

/** A file made by the pipeline. */
export interface OutputFile {
  /** Path in the repository: `public/…`. */
  path: string;
  data: Buffer;
  picture?: PictureFile;
  /** Highest size on the wire, bytes. */
  limit?: number;
}

/** A group of files that is made, cached and replaced together. */
export interface Artefact {
  name: string;
  /** `import.meta.url` of its module: the cache key covers it and its imports. */
  source: string;
  /** Whether it is made for a model. */
  applies(model: ModelBuild): boolean;
  make(model: ModelBuild): Promise<OutputFile[]>;
}

/** A picture that shows no single product: a step of the gallery, a catalogue page, a map. */
export interface IllustrationPicture {
  /** Second half of the picture's id, `<illustration>/<name>`. */
  name: string;
  /** `import.meta.url` of the module that draws it: the cache key covers it and its imports. */
  source: string;
  /** Everything else that decides what is drawn, as plain data, for the cache key. */
  inputs(): unknown;
  alt: Bilingual;
  make(): Promise<OutputFile[]>;
}

/** Pictures that belong together. */
export interface Illustration {
  id: string;
  pictures: readonly IllustrationPicture[];
}

/** Highest sizes on the wire, bytes: card, detail picture or drawing, viewer mesh. */
export const CARD_LIMIT = 8_000;
export const DETAIL_LIMIT = 18_000;
export const VIEWER_LIMIT = 95_000;

/** First 80 bits of a SHA-256 hash, hexadecimal. */
export const sha256 = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 20);
