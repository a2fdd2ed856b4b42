import { catalogue } from './en/catalogue.ts';
import { chrome } from './en/chrome.ts';
import { company } from './en/company.ts';
import type { comparison } from './en/comparison.ts';
import { compare } from './en/compare.ts';
import { errors } from './en/errors.ts';
import type { finder } from './en/finder.ts';
import type { home } from './en/home.ts';
import type { inquiry } from './en/inquiry.ts';
import type { offline } from './en/offline.ts';
import { menu } from './en/menu.ts';
import type { paste } from './en/paste.ts';
import type { point } from './en/point.ts';
import { product } from './en/product.ts';
import { quote } from './en/quote.ts';
import { search } from './en/search.ts';
import type { sheets } from './en/sheets.ts';
import type { strip } from './en/strip.ts';
import { units } from './en/units.ts';

/** English interface messages of every page, by namespace; those of single pages are loaded apart (translate.ts). */
export const en = {
  catalogue,
  chrome,
  company,
  compare,
  errors,
  menu,
  product,
  quote,
  search,
  units,
};

/** The shape of all messages, which every language must have. */
export type Messages = typeof en & {
  comparison: typeof comparison;
  finder: typeof finder;
  home: typeof home;
  inquiry: typeof inquiry;
  offline: typeof offline;
  paste: typeof paste;
  point: typeof point;
  /** Comes with the messages of the home page and of the finder. */
  strip: typeof strip;
  /** Read in node only, by the build. */
  sheets: typeof sheets;
};
