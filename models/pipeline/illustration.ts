import type { Bilingual } from '#models/lib/part.ts';
import type { OutputFile } from './artefact.ts';

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
