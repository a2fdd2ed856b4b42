import type { PictureSource } from './picture.tsx';

interface Sized {
  src: string;
  width: number;
  height: number;
  sources?: readonly PictureSource[] | undefined;
}

/**
 * The largest file of a picture in the format of its `src`, with its size: for a viewer that fills the screen. A picture
 * without larger files is returned as it is.
 */
export function largestFile<T extends Sized>(image: T): T {
  const extension = image.src.split('.').at(-1);
  let best = { src: image.src, width: image.width };
  for (const { srcSet } of image.sources ?? []) {
    for (const [, src = '', width] of srcSet.matchAll(/(\S+) (\d+)w/g)) {
      if (src.endsWith(`.${extension}`) && Number(width) > best.width)
        best = { src, width: Number(width) };
    }
  }
  return { ...image, ...best, height: Math.round((image.height * best.width) / image.width) };
}
