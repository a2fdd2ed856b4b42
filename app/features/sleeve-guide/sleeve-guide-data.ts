import type { SleeveStep } from './sleeves.ts';

/** Sleeve guide in one language. */
export interface SleeveGuideData {
  kind: 'sleeve';
  steps: SleeveStep[];
  /** The valve whose page it stands on: what the inquiry is about. */
  product: { productCode: string; productName: string; category: string };
}
