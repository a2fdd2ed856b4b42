import { type ComponentPropsWithoutRef, useCallback } from 'react';

import { useLocale } from './use-locale.ts';

/** Navigation state of links, for which anchors have no attribute. */
const states = new WeakMap<Element, unknown>();

/** The navigation state that a link was rendered with. */
export const linkState = (link: Element): unknown => states.get(link);

export interface LocalizedLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  /** Path of the site, without language: `/products#finder`. */
  to: string;
  /** Navigation state to open the page with. */
  state?: unknown;
}

/**
 * A link within the site that keeps the visitor's language. It renders a plain anchor: `app/follow-links.ts` follows and
 * prefetches all links with one listener on the document, since a hundred router links make hydration slow.
 */
export function LocalizedLink({ to, state, children, ...rest }: LocalizedLinkProps) {
  const { href } = useLocale();
  const keep = useCallback(
    (link: HTMLAnchorElement | null) => {
      if (link) states.set(link, state);
    },
    [state],
  );
  return (
    <a {...rest} ref={state === undefined ? undefined : keep} href={href(to)}>
      {children}
    </a>
  );
}
