import type { Link } from './press.ts';

/** One page of each kind, by the name that `--pages` takes. */
export const PAGES = {
  home: '/',
  grid: '/products/sirca-valves/ball-valves',
  product: '/products/pinch-valve/pqvf/pqvf',
  document: '/products/special/quarter-turn-480',
  finder: '/products',
} as const;

export type PageName = keyof typeof PAGES;

export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

/** The link whose press is measured up to the next page, with `page` to choose it by. */
export const PRESSED_LINK: Link & { page: PageName } = {
  page: 'grid',
  from: PAGES.grid,
  link: 'main nav a[href$="/sirca-valves/butterfly-valves"]',
  ready: 'h1',
  text: '버터플라이',
};
