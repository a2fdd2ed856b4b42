import type { en } from './en.ts';
import { catalogue } from './ko/catalogue.ts';
import { chrome } from './ko/chrome.ts';
import { company } from './ko/company.ts';
import { compare } from './ko/compare.ts';
import { errors } from './ko/errors.ts';
import { menu } from './ko/menu.ts';
import { product } from './ko/product.ts';
import { quote } from './ko/quote.ts';
import { search } from './ko/search.ts';
import { units } from './ko/units.ts';

/** Korean interface messages. They have exactly the keys of the English ones, or they do not compile. */
export const ko = {
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
} satisfies typeof en;
