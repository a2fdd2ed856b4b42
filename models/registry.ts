import type { ModelRef } from '#content/schema/model.ts';
import type { Bilingual } from './lib/part.ts';

/** A model to make: its family and parameters, and what it is called in alternative texts. */
export interface ModelEntry {
  ref: ModelRef;
  /** Type and code, as a noun phrase. */
  name: Bilingual;
}

/** Every model by id; ids equal product ids where a product has one. Pictures are named after them. */
export const models: Record<string, ModelEntry> = {
  pqvf: {
    ref: { family: 'pqvf', params: { dn: 100 } },
    name: { ko: '핀치 밸브 PQVF', en: 'Pinch valve PQVF' },
  },
  pqvi: {
    ref: { family: 'pqvi', params: { dn: 25 } },
    name: { ko: '핀치 밸브 PQVI', en: 'Pinch valve PQVI' },
  },
};
