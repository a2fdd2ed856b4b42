import type { Bilingual } from '#models/lib/part.ts';
import type { MadeFile } from './artefact.ts';

/** A picture of no single product: a step of the gallery, a catalogue page, a map. */
export interface Plate {
  /** Second half of the picture's id, `<illustration>/<name>`. */
  name: string;
  /** `import.meta.url` of the module that draws it: its imports are part of the content hash. */
  source: string;
  /** Whatever else decides what is drawn, as plain data: also part of the content hash. */
  inputs(): unknown;
  alt: Bilingual;
  make(): Promise<MadeFile[]>;
}

/** Plates that belong together. */
export interface Illustration {
  id: string;
  plates: readonly Plate[];
}
