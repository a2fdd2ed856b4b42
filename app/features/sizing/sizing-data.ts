import type { SupplyView } from '#app/shared/product/product-view.ts';

import type { SizingModel } from './sizing.ts';

/** Quarter-turn sizing in one language. */
export interface SizingData {
  kind: 'sizing';
  models: SizingModel[];
  /** The mains of the series, to choose among. */
  supplies: SupplyView[];
}
