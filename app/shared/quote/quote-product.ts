import type { FrameSizes } from '#contract/asked-query.ts';
import type { PictureProps } from '#app/ui/picture.tsx';

import type { Supply } from './entries.ts';

/** A product as the list of a quote request shows it, in the page's language. */
export interface QuoteProduct {
  /** With the brand before the code in sirca-valves: `SIRCA HT600`. */
  badge: string;
  name: string;
  category: string;
  /** `pinch-valve`. */
  categoryId: string;
  /** Value of `data-theme`. */
  theme: string;
  picture: PictureProps;
  /** DN in which it can be asked for; empty where none is known. */
  sizes: readonly number[];
  /** Sizes of an actuator range. */
  frames?: FrameSizes;
  /** Supplies that there is a choice of. */
  supplies: readonly Supply[];
}

/** By product id. */
export type QuoteProducts = Readonly<Record<string, QuoteProduct | undefined>>;
