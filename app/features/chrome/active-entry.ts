import type { MenuEntry } from './chrome-data.ts';

/** Pages that belong to another one, though their addresses do not say so. */
const PART_OF: Readonly<Record<string, string>> = {
  '/compare': '/products',
  '/support': '/contact',
};

/**
 * The menu entry that a page belongs to, by path prefix (spec §2). The longest prefix wins, and a prefix ends at a
 * slash. An entry that leads to a place within a page (`/products#finder`) is current on that very page only, so it
 * never takes the mark from a category.
 *
 * @param pathname path of the page, without query and hash
 * @returns the entry and whether it is the page itself, or undefined where no entry leads here
 */
export function activeEntry(
  menu: readonly MenuEntry[],
  pathname: string,
): { entry: MenuEntry; exact: boolean } | undefined {
  const whole = PART_OF[trimmed(pathname)];
  const path = whole ?? trimmed(pathname);
  let best: { entry: MenuEntry; exact: boolean; length: number } | undefined;
  for (const entry of menu) {
    const [target = '', hash] = entry.to.split('#');
    const own = trimmed(target);
    const exact = path === own;
    if (!exact && (hash !== undefined || !path.startsWith(`${own}/`))) continue;
    if (!best || own.length > best.length) best = { entry, exact, length: own.length };
  }
  return best && { entry: best.entry, exact: best.exact && whole === undefined };
}

/** Value of `aria-current` for a link to a page or to a part of the site that holds it. */
export function currentMark(to: string, pathname: string): 'page' | 'true' | undefined {
  const path = PART_OF[trimmed(pathname)] ?? trimmed(pathname);
  const own = trimmed(to);
  if (path === own) return 'page';
  return own !== '' && path.startsWith(`${own}/`) ? 'true' : undefined;
}

/** A host may serve a page with a slash at the end of its path. Letter case counts, as in every address of the site. */
const trimmed = (path: string): string => path.replace(/\/+$/, '');
