/** One page of each kind, by the name that `--pages` takes. */
export const PAGES = {
  home: '/',
  grid: '/products/sirca-valves/ball-valves',
  product: '/products/pinch-valve/pqvf/pqvf',
  document: '/products/special/quarter-turn-480',
  finder: '/products',
  compare: '/compare?items=s10,s20',
} as const;

export type PageName = keyof typeof PAGES;

export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** Each of the pages in both languages, with a name for the table, such as "home en". */
export const inBothLanguages = (pages: readonly PageName[]) =>
  pages.flatMap((name) => {
    const path = PAGES[name];
    return [
      { name: `${name} ko`, path },
      { name: `${name} en`, path: `${path}${path.includes('?') ? '&' : '?'}lang=en` },
    ];
  });
