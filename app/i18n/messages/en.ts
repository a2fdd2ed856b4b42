import { catalogue } from './en/catalogue.ts';
import { chrome } from './en/chrome.ts';
import { company } from './en/company.ts';
import { compare } from './en/compare.ts';
import { errors } from './en/errors.ts';
import { finder } from './en/finder.ts';
import { home } from './en/home.ts';
import { inquiry } from './en/inquiry.ts';
import { menu } from './en/menu.ts';
import { product } from './en/product.ts';
import { quote } from './en/quote.ts';
import { search } from './en/search.ts';
import { units } from './en/units.ts';

/** English interface messages by namespace: the shape that the Korean ones must have. */
export const en = {
  catalogue,
  chrome,
  company,
  compare,
  errors,
  finder,
  home,
  inquiry,
  menu,
  product,
  quote,
  search,
  units,
};

export type Messages = typeof en;
