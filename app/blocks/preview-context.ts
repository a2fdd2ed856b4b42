import { createContext, useContext } from 'react';

import type { ShownCard } from './shown.ts';

/** What opens a product's preview; the catalogue page provides it. */
export interface ProductPreview {
  open: (card: ShownCard) => void;
  /** Code and data of the preview, before the press. */
  prefetch: (card: ShownCard) => void;
}

/** Without a provider a card is the plain link that it also is without scripts. */
export const ProductPreviewContext = createContext<ProductPreview | null>(null);

export const useProductPreview = () => useContext(ProductPreviewContext);
