import { actuationNames, applicationNames, brandNames, finderHelp } from '#content/finder-texts.ts';
import { categories, products } from '#content/index.ts';
import type { Localized } from '#content/schema/localized.ts';

import type { Choice, FinderData } from '#app/shared/fit/finder-data.ts';
import type { Language } from '#contract/address.ts';
import { localize } from '#app/i18n/localize.ts';

import { finderItem } from '#app/shared/fit/finder-item.server.ts';
import { electricItem, fluidItem } from './finder-ranges.server.ts';

/** Everything the finder works on, in one language: a compact record per product, and what can be chosen. */
export function finderData(language: Language): FinderData {
  const items = [
    ...products.map((product) => finderItem(product, language)),
    electricItem(language),
    fluidItem(language),
  ];
  const used = (values: (item: (typeof items)[number]) => readonly string[] | null | undefined) =>
    new Set(items.flatMap((item) => values(item) ?? []));
  const named = (names: Record<string, Localized>, ids: ReadonlySet<string>): Choice[] =>
    Object.entries(names).flatMap(([id, name]) =>
      ids.has(id) ? [{ id, label: name[language] }] : [],
    );
  const codes = (ids: ReadonlySet<string>): Choice[] =>
    [...ids].toSorted().map((id) => ({ id, label: id }));
  const numbers = (values: (item: (typeof items)[number]) => readonly number[]) =>
    [...new Set(items.flatMap(values))].toSorted((a, b) => a - b);
  return {
    items,
    choices: {
      category: categories.map(({ id, name }) => ({ id, label: name[language] })),
      family: [...new Map(items.map(({ family, type }) => [family, type]))].map(([id, label]) => ({
        id,
        label,
      })),
      application: named(
        applicationNames,
        used((item) => item.applications),
      ),
      brand: named(
        brandNames,
        used((item) => (item.brand === null ? null : [item.brand])),
      ),
      actuation: named(
        actuationNames,
        used((item) => item.actuation),
      ),
      flange: codes(used((item) => item.flanges?.list)),
      protection: codes(
        used(({ protection }) => protection && [...protection.standard, ...protection.options]),
      ),
    },
    listed: {
      pn: numbers(({ rating }) => [
        ...(rating?.pn ?? []),
        ...(rating?.pnBySize ?? []).map(({ pn }) => pn),
      ]),
      ansi: numbers(({ rating }) => rating?.ansi ?? []),
      rotation: numbers(({ rotation }) =>
        rotation ? [rotation.standard, ...rotation.options] : [],
      ),
    },
    help: localize(finderHelp, language),
  };
}
