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

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether pages may be fetched that the visitor has not asked for. */
export function fetchesAhead(
  { saveData, effectiveType }: Connection = (navigator as { connection?: Connection }).connection ??
    {},
): boolean {
  return saveData !== true && effectiveType !== 'slow-2g' && effectiveType !== '2g';
}

/** Links of a page's own content; a breadcrumb, which is a list with an order, leads back. */
const OF_CONTENT = 'main a[href]:not(nav > ol a)';
const OF_MENU = 'header nav > ul > li > a[href]';

/**
 * The pages that links in the window lead to, each once, in order.
 *
 * @param here path and query of the page shown, which is not among them
 * @returns those of the page's content, and those of the menu
 */
export function linksInView(here: string): { content: string[]; menu: string[] } {
  const content = pagesInView(OF_CONTENT, here);
  return { content, menu: pagesInView(OF_MENU, here).filter((page) => !content.includes(page)) };
}

function pagesInView(selector: string, here: string): string[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
  const pages = links
    .filter((link) => {
      const { top, bottom, width } = link.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < window.innerHeight;
    })
    .flatMap((link) => pageOf(link)?.replace(/#.*$/, '') ?? []);
  return [...new Set(pages)].filter((page) => page !== here);
}
