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

/** The largest AVIF of a picture, half the weight of what every browser shows; undefined where it has none. */
export function largestAvif({ sources = [] }: Pick<Sized, 'sources'>): string | undefined {
  const files = sources
    .filter(({ type }) => type === 'image/avif')
    .flatMap(({ srcSet }) => srcSet.split(', '))
    .map((file) => file.split(' '));
  const width = (file: string[]) => Number.parseInt(file[1] ?? '0', 10);
  return files.toSorted((a, b) => width(b) - width(a))[0]?.[0];
}
