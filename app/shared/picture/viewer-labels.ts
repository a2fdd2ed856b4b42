import type { ChunkStatusLabels } from '#app/ui/chunk-status.tsx';
import type { ImageViewerLabels } from '#app/ui/image-viewer-labels.ts';

import type { Translate } from '#app/i18n/translate.ts';

/** Words for code or data on its way; `loading` says what is coming. */
export function chunkLabels(t: Translate, loading: string): ChunkStatusLabels {
  return {
    loading,
    failed: {
      timeout: t('product:chunk.timeout'),
      missing: t('product:chunk.missing'),
      error: t('product:chunk.error'),
    },
    retry: t('product:chunk.retry'),
  };
}

/** Words of the full-screen viewer: drawings of a product, lightbox of the gallery. */
export function viewerLabels(t: Translate): ImageViewerLabels {
  return {
    ...chunkLabels(t, t('product:viewer.loading')),
    dialog: t('product:viewer.dialog'),
    close: t('product:viewer.close'),
    previous: t('product:viewer.previous'),
    next: t('product:viewer.next'),
    slide: t('product:viewer.slide'),
  };
}
