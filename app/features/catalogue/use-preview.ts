import { useMemo, useState } from 'react';

import type { ProductPreview } from '#app/blocks/preview-context.ts';
import type { ShownCard } from '#app/blocks/shown.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

import { previewBody, previewProduct } from './preview-chunks.ts';

/** Which product's preview is shown, and what its cards need to open it. */
export function usePreview(): {
  preview: ProductPreview;
  shown: ShownCard | null;
  close: () => void;
} {
  const [shown, setShown] = useState<ShownCard | null>(null);
  const { language } = useLocale();
  const preview = useMemo<ProductPreview>(
    () => ({
      open: setShown,
      prefetch: (card) => {
        previewBody.preload();
        previewProduct(card.path, language).preload();
      },
    }),
    [language],
  );
  return { preview, shown, close: () => setShown(null) };
}
