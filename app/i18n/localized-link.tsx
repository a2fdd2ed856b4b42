import type { FocusEvent, PointerEvent } from 'react';
import { Link, type LinkProps } from 'react-router';

import { prefetchPage } from '#app/data/page-data.ts';

import { useLocale } from './use-locale.ts';

export interface LocalizedLinkProps extends Omit<LinkProps, 'to' | 'prefetch'> {
  /** Path of the site, without language: `/products#finder`. */
  to: string;
}

/** A link within the site that keeps the visitor's language and has the next page's data at hand before the click. */
export function LocalizedLink({ to, onPointerEnter, onFocus, ...rest }: LocalizedLinkProps) {
  const { href } = useLocale();
  const target = href(to);
  return (
    <Link
      {...rest}
      to={target}
      prefetch="intent"
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        prefetchPage(target);
        onPointerEnter?.(event);
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        prefetchPage(target);
        onFocus?.(event);
      }}
    />
  );
}
