import type { ImageViewerLabels } from './image-viewer-labels.ts';
import { useEffect, useState } from 'react';

import { useBackCloses } from './back-closes.ts';
import { lazyChunk, useChunk } from './lazy-chunk.ts';
import type { PictureSource } from './picture.tsx';
import { ViewerWaiting } from './viewer-waiting.tsx';

/** A picture of the viewer, with its size in px; of its further files the largest is shown. */
export interface ViewerImage {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** Shown in the viewer's head. */
  caption?: string;
  sources?: readonly PictureSource[] | undefined;
}

export interface ImageViewerProps {
  images: readonly ViewerImage[];
  /** The picture to begin with; null while the viewer is closed. */
  index: number | null;
  onClose: () => void;
  /** What the pictures show, in the viewer's head: "PQVF 핀치 밸브". */
  title: string;
  labels: ImageViewerLabels;
  /** Pictures of white parts: no bright slab on dark paper. */
  dimmed?: boolean;
}

const lightbox = lazyChunk(() => import('./image-viewer-lightbox.tsx'));

/** Starts fetching the viewer: on hover, focus or touch of what opens it. */
export const preloadImageViewer = lightbox.preload;

/**
 * The full-screen viewer: previous and next wrap around, a counter `3 / 19`, arrow keys, swipe; closes by its button, a
 * click beside the picture or Escape; the page behind it neither scrolls nor takes focus (spec §2, §4). Its code is loaded
 * on first opening.
 */
export function ImageViewer(props: ImageViewerProps) {
  return props.index === null ? null : <OpenViewer {...props} index={props.index} />;
}

function OpenViewer(props: ImageViewerProps & { index: number }) {
  useFocusReturn();
  useBackCloses(true, props.onClose);
  const chunk = useChunk(lightbox);
  if (chunk.status === 'ready') return <chunk.value.ImageViewerLightbox {...props} />;
  return <ViewerWaiting state={chunk} labels={props.labels} onClose={props.onClose} />;
}

/**
 * Gives the focus back to what opened the viewer. Taken down while rendering: when effects run, the dialog that waits for the
 * viewer's code has the focus already.
 */
function useFocusReturn() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
}
