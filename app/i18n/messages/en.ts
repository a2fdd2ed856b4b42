import { catalogue } from './en/catalogue.ts';
import { chrome } from './en/chrome.ts';
import { company } from './en/company.ts';
import { compare } from './en/compare.ts';
import { errors } from './en/errors.ts';
import type { finder } from './en/finder.ts';
import { home } from './en/home.ts';
import type { inquiry } from './en/inquiry.ts';
import { menu } from './en/menu.ts';
import { product } from './en/product.ts';
import { quote } from './en/quote.ts';
import { search } from './en/search.ts';
import { units } from './en/units.ts';

/** English interface messages by namespace, but for those of single pages. */
export const en = {
  catalogue,
  chrome,
  company,
  compare,
  errors,
  home,
  menu,
  product,
  quote,
  search,
  units,
};

/** All messages: the shape that every language must have. */
export type Messages = typeof en & { finder: typeof finder; inquiry: typeof inquiry };
