/** Pages whose screenshots are compared: one of each kind, and of products one of each group (checked by a test). */
export const SAMPLED_PAGES: readonly string[] = [
  '/',
  '/products',
  '/products/electric',
  '/products/electric/modular-design',
  '/products/pneumatic/rotary',
  '/products/sirca-valves/ball-valves',
  '/products/sirca-valves/ball-valves/s10',
  '/products/pinch-valve/pqvf',
  '/products/special/quarter-turn-480',
  '/products/ap-da',
  '/about',
  '/about/company',
  '/about/organization',
  '/about/business',
  '/about/map',
  '/gallery',
  '/gallery/1',
  '/contact',
  '/support',
  '/downloads',
  '/guides',
  '/guides/pn-and-class',
  '/glossary',
  '/compare?items=s10,s20',
  '/search?q=s10',
  '/sitemap',
  '/privacy',
  '/accessibility',
  '/offline',
  '/admin',
  '/no-such-page',
];

export const WIDTHS: readonly number[] = [390, 820, 1440];

/** A screenshot to be taken. */
export interface Shot {
  readonly address: string;
  /** Of the window, CSS pixels. */
  readonly width: number;
  /** Name of its file. */
  readonly file: string;
}

export const SHOTS: readonly Shot[] = SAMPLED_PAGES.flatMap((page) =>
  [page, `${page}${page.includes('?') ? '&' : '?'}lang=en`].flatMap((address) =>
    WIDTHS.map((width) => ({
      address,
      width,
      file: `${address.slice(1).replaceAll(/[^\w-]+/g, '_') || 'home'}-${width}.png`,
    })),
  ),
);
