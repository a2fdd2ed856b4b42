/** The three ways in which parts stand together, said in the words of app/styles/set.css. */
import type { ElementType } from 'react';

import { cx } from './cx.ts';
import type { Polymorphic } from './polymorphic.ts';

/** Distances between parts, in px. */
type Gap = 6 | 8 | 10 | 12 | 14 | 16;

type LayoutProps<E extends ElementType> = Polymorphic<
  E,
  { gap?: Gap; className?: string | undefined }
>;

const arrange = (words: string) =>
  function Arranged<E extends ElementType>({ as, gap, className, ...rest }: LayoutProps<E>) {
    const Element: ElementType = as;
    return <Element {...rest} className={cx(words, gap && `gap${gap}`, className)} />;
  };

/** One below the other, each as wide as the whole. */
export const Stack = arrange('stack');

/** One beside the other, in further lines where there is no room. */
export const Row = arrange('flex wrap');

/** Cells; the columns are the caller's. */
export const Grid = arrange('grid');
