/**
 * The list of all products: one import and one line each. Which page of the catalogue shows a product, and in which order,
 * says the document of its subcategory.
 */
import apDaProduct from './catalogue/pneumatic/rotary/ap-da.ts';
import apSrProduct from './catalogue/pneumatic/rotary/ap-sr.ts';
import p480006Product from './catalogue/special/quarter-turn-480/480-006.ts';
import p480010Product from './catalogue/special/quarter-turn-480/480-010.ts';
import p480015Product from './catalogue/special/quarter-turn-480/480-015.ts';
import p480025Product from './catalogue/special/quarter-turn-480/480-025.ts';
import p480035Product from './catalogue/special/quarter-turn-480/480-035.ts';
import p480050Product from './catalogue/special/quarter-turn-480/480-050.ts';
import p480080Product from './catalogue/special/quarter-turn-480/480-080.ts';
import p480110Product from './catalogue/special/quarter-turn-480/480-110.ts';
import p301Product from './catalogue/sirca-valves/butterfly-valves/301.ts';
import p301eProduct from './catalogue/sirca-valves/butterfly-valves/301e.ts';
import p301tssProduct from './catalogue/sirca-valves/butterfly-valves/301tss.ts';
import p401nProduct from './catalogue/sirca-valves/butterfly-valves/401n.ts';
import p501mProduct from './catalogue/sirca-valves/butterfly-valves/501m.ts';
import ht600Product from './catalogue/sirca-valves/butterfly-valves/ht600.ts';
import s10Product from './catalogue/sirca-valves/ball-valves/s10.ts';
import s20Product from './catalogue/sirca-valves/ball-valves/s20.ts';
import s30Product from './catalogue/sirca-valves/ball-valves/s30.ts';
import s30tProduct from './catalogue/sirca-valves/ball-valves/s30t.ts';
import s40Product from './catalogue/sirca-valves/ball-valves/s40.ts';
import s50Product from './catalogue/sirca-valves/ball-valves/s50.ts';
import s60Product from './catalogue/sirca-valves/ball-valves/s60.ts';
import s70Product from './catalogue/sirca-valves/ball-valves/s70.ts';
import s80Product from './catalogue/sirca-valves/ball-valves/s80.ts';
import pqvfProduct from './catalogue/pinch-valve/pqvf/pqvf.ts';
import pqviProduct from './catalogue/pinch-valve/pqvi/pqvi.ts';
import type { Filed } from './checks.ts';
import type { ProductEntry } from './schema/product.ts';

export const products: readonly Filed<ProductEntry>[] = [
  { file: 'catalogue/pneumatic/rotary/ap-da.ts', entry: apDaProduct },
  { file: 'catalogue/pneumatic/rotary/ap-sr.ts', entry: apSrProduct },
  { file: 'catalogue/special/quarter-turn-480/480-006.ts', entry: p480006Product },
  { file: 'catalogue/special/quarter-turn-480/480-010.ts', entry: p480010Product },
  { file: 'catalogue/special/quarter-turn-480/480-015.ts', entry: p480015Product },
  { file: 'catalogue/special/quarter-turn-480/480-025.ts', entry: p480025Product },
  { file: 'catalogue/special/quarter-turn-480/480-035.ts', entry: p480035Product },
  { file: 'catalogue/special/quarter-turn-480/480-050.ts', entry: p480050Product },
  { file: 'catalogue/special/quarter-turn-480/480-080.ts', entry: p480080Product },
  { file: 'catalogue/special/quarter-turn-480/480-110.ts', entry: p480110Product },
  { file: 'catalogue/sirca-valves/butterfly-valves/301.ts', entry: p301Product },
  { file: 'catalogue/sirca-valves/butterfly-valves/301e.ts', entry: p301eProduct },
  { file: 'catalogue/sirca-valves/butterfly-valves/301tss.ts', entry: p301tssProduct },
  { file: 'catalogue/sirca-valves/butterfly-valves/401n.ts', entry: p401nProduct },
  { file: 'catalogue/sirca-valves/butterfly-valves/501m.ts', entry: p501mProduct },
  { file: 'catalogue/sirca-valves/butterfly-valves/ht600.ts', entry: ht600Product },
  { file: 'catalogue/sirca-valves/ball-valves/s10.ts', entry: s10Product },
  { file: 'catalogue/sirca-valves/ball-valves/s20.ts', entry: s20Product },
  { file: 'catalogue/sirca-valves/ball-valves/s30.ts', entry: s30Product },
  { file: 'catalogue/sirca-valves/ball-valves/s30t.ts', entry: s30tProduct },
  { file: 'catalogue/sirca-valves/ball-valves/s40.ts', entry: s40Product },
  { file: 'catalogue/sirca-valves/ball-valves/s50.ts', entry: s50Product },
  { file: 'catalogue/sirca-valves/ball-valves/s60.ts', entry: s60Product },
  { file: 'catalogue/sirca-valves/ball-valves/s70.ts', entry: s70Product },
  { file: 'catalogue/sirca-valves/ball-valves/s80.ts', entry: s80Product },
  { file: 'catalogue/pinch-valve/pqvf/pqvf.ts', entry: pqvfProduct },
  { file: 'catalogue/pinch-valve/pqvi/pqvi.ts', entry: pqviProduct },
];

/** The products of a subcategory, in the order of the list: for the document that shows them. */
export const productsIn = (subcategory: string): readonly ProductEntry[] =>
  products.flatMap(({ entry }) => (entry.subcategory === subcategory ? [entry] : []));
