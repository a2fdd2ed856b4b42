import { type ComponentPropsWithoutRef, useCallback } from 'react';

import { setLinkState } from './link-state.ts';
import { useLocale } from './use-locale.ts';

export interface LocalizedLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** Path of the site, without language: `/products#finder`. */
  to: string;
  /** Navigation state of the page that it leads to. */
  state?: unknown;
}

/**
 * A link within the site that keeps the visitor's language. It is a plain link: one listener for the whole document follows
 * links and fetches ahead (`features/chrome/navigation.tsx`), so that a page of a hundred links hydrates and changes as
 * quickly as one of ten.
 */
export function LocalizedLink({ to, state, children, ...rest }: LocalizedLinkProps) {
  const { href } = useLocale();
  const keep = useCallback(
    (link: HTMLAnchorElement | null) => {
      if (link) setLinkState(link, state);
    },
    [state],
  );
  return (
    <a {...rest} ref={state === undefined ? undefined : keep} href={href(to)}>
      {children}
    </a>
  );
}
