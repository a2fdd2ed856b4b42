import type { SizingModel } from './sizing.ts';

/** Quarter-turn sizing in one language. */
export interface SizingData {
  kind: 'sizing';
  models: SizingModel[];
}
