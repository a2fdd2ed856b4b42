import { type ReactNode, useMemo, useState } from 'react';

import { type ProductPreview, ProductPreviewContext } from '#app/shared/product/preview-context.ts';
import type { CardView } from '#app/shared/page/views.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { afterPress } from '#app/ui/after-press.ts';

import { previewBody, previewProduct } from './preview-chunks.ts';
import { Preview } from './preview.tsx';

/**
 * Lets the cards in it open a preview. Its state lives here and not in the page, so that opening one renders the dialog and
 * nothing of the catalogue beneath.
 */
export function PreviewProvider({ theme, children }: { theme: string; children: ReactNode }) {
  const [shown, setShown] = useState<CardView | null>(null);
  const { language } = useLocale();
  const preview = useMemo<ProductPreview>(
    () => ({
      open: (card, link) => afterPress(link, () => setShown(card)),
      prefetch: (card) => {
        previewBody.preload();
        previewProduct(card.path, language).preload();
      },
    }),
    [language],
  );
  return (
    <ProductPreviewContext value={preview}>
      {children}
      <Preview card={shown} theme={theme} onClose={() => setShown(null)} />
    </ProductPreviewContext>
  );
}
