import { type SyntheticEvent, useCallback, useState } from 'react';

/** Stands in for a picture that does not come. */
export const PLACEHOLDER_PICTURE = '/pictures/placeholder.svg';

const NO_SOURCES: readonly PictureSource[] = [];

export interface PictureSource {
  srcSet: string;
  /** MIME type: `image/avif`. */
  type?: string;
  media?: string;
  /** px, where this file has another shape than the picture. */
  width?: number;
  height?: number;
}

export interface PictureProps {
  src: string;
  /** Words in place of the picture; empty where the text beside it says the same. */
  alt: string;
  /** Size of the file in pixels: the place is kept before it comes. */
  width: number;
  height: number;
  /** Better or smaller files of the same picture, best first. */
  sources?: readonly PictureSource[] | undefined;
  /** Width that it is shown at, where files of several widths are to be had: without it the browser takes the largest. */
  sizes?: string | undefined;
  /** `eager` and `high` for the one picture that a page opens with. */
  loading?: 'lazy' | 'eager' | undefined;
  fetchPriority?: 'high' | 'low' | 'auto' | undefined;
  /** What happens where it fails to load: it is removed (cards), or a placeholder is shown (modal, detail). */
  fallback?: 'hide' | 'placeholder' | undefined;
  className?: string | undefined;
}

/** A picture with its place kept, its formats, and what to show where it fails (spec §8). */
export function Picture({
  src,
  alt,
  width,
  height,
  sources = NO_SOURCES,
  sizes,
  fallback = 'placeholder',
  loading = 'lazy',
  fetchPriority,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  // A picture of the document may have failed before scripts ran, when nobody listened.
  const lookAt = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) setFailed(src);
    },
    [src],
  );
  const broken = failed === src;
  const img = (
    <img
      ref={lookAt}
      className={className}
      alt={alt}
      width={width}
      height={height}
      src={broken && fallback === 'placeholder' ? PLACEHOLDER_PICTURE : src}
      loading={loading}
      fetchPriority={fetchPriority}
      // The pictures of the first view are painted in the frame after they have come, not one later.
      decoding={loading === 'eager' ? 'sync' : 'async'}
      hidden={broken && fallback === 'hide'}
      data-failed={broken || undefined}
      // What stands in keeps the place of the picture.
      // oxlint-disable-next-line react/forbid-dom-props -- never in a document: pictures fail in browsers
      style={broken ? { aspectRatio: `${width} / ${height}`, objectFit: 'contain' } : undefined}
      onError={(event: SyntheticEvent<HTMLImageElement>) => {
        if (!event.currentTarget.src.endsWith(PLACEHOLDER_PICTURE)) setFailed(src);
      }}
    />
  );
  if (broken || sources.length === 0) return img;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} sizes={sizes} {...source} />
      ))}
      {img}
    </picture>
  );
}
