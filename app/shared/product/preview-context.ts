import { createContext, useContext } from 'react';

import type { CardView } from '#app/shared/page/views.ts';

/** What opens a product's preview; the catalogue page provides it. */
export interface ProductPreview {
  /** @param link marked busy until it opens */
  open: (card: CardView, link: Element) => void;
  /** Code and data of the preview, before the press. */
  prefetch: (card: CardView) => void;
}

/** Without a provider a card is the plain link that it also is without scripts. */
export const ProductPreviewContext = createContext<ProductPreview | null>(null);

export const useProductPreview = () => useContext(ProductPreviewContext);
