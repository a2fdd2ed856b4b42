import { ANSWERS_PATH } from '#contract/address.ts';

/** The link that an event comes from. */
export function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined;
}

/**
 * The page of this site that a link leads to, as path, query and fragment; undefined for everything that the browser is to
 * follow itself: other sites, files, new tabs, places on the page shown.
 */
export function pageOf(
  link: Pick<HTMLAnchorElement, 'href' | 'target' | 'download'> & {
    hasAttribute: (name: string) => boolean;
  },
  current: URL = new URL(window.location.href),
): string | undefined {
  if ((link.target !== '' && link.target !== '_self') || link.hasAttribute('download'))
    return undefined;
  const { origin, pathname, search, hash } = new URL(link.href, current);
  if (origin !== current.origin || isFile(pathname)) return undefined;
  const isHere = pathname === current.pathname && search === current.search;
  return isHere && hash !== '' ? undefined : pathname + search + hash;
}

/** Files have an ending, pages of the application none; the server prints the sheets of inquiries itself. */
const isFile = (pathname: string): boolean =>
  /\.[a-z\d]+$/i.test(pathname) || pathname.startsWith(`${ANSWERS_PATH}/`);
