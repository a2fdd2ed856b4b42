import { choiceNames, finderHelp } from '#content/finder-texts.ts';
import { categories, products } from '#content/index.ts';
import type { Localized } from '#content/schema/localized.ts';
import type { Language } from '#contract/address.ts';
import type { Fact } from '#facts/facts.ts';
import type { Designation } from '#facts/values.ts';

import { valuesOf } from '#app/shared/fit/asked.ts';
import {
  type Choice,
  type ChoiceFacet,
  type FinderData,
  type FinderItem,
} from '#app/shared/fit/finder-data.ts';
import { finderItem } from '#app/shared/fit/finder-item.server.ts';
import { localize } from '#app/i18n/localize.ts';

import { electricItem, fluidItem } from './finder-ranges.server.ts';

type NamedFacet = keyof typeof choiceNames;

/** Everything the finder works on, in one language: the facts of each product, and what can be chosen. */
export function finderData(language: Language): FinderData {
  const items = [
    ...products.map((product) => finderItem(product, language)),
    electricItem(language),
    fluidItem(language),
  ];
  const facts = items.flatMap((item) => item.facts);
  const named = (facet: NamedFacet): Choice[] => {
    const used = new Set(items.flatMap((item) => valuesOf(item, facet)));
    const names: Readonly<Record<string, Localized>> = choiceNames[facet];
    return Object.entries(names).flatMap(([id, name]) =>
      used.has(id) ? [{ id, label: name[language] }] : [],
    );
  };
  const codes = (of: (fact: Fact) => readonly string[]): Choice[] =>
    [...new Set(facts.flatMap(of))].toSorted().map((id) => ({ id, label: id }));
  return {
    items,
    choices: {
      category: categories.map(({ id, name }) => ({ id, label: name[language] })),
      family: [...new Map(items.map(({ family, type }) => [family, type]))].map(([id, label]) => ({
        id,
        label,
      })),
      ...(Object.fromEntries(
        Object.keys(choiceNames).map((facet) => [facet, named(facet as NamedFacet)]),
      ) as Record<NamedFacet, Choice[]>),
      flange: codes(({ value }) => (value.kind === 'mounting' ? (value.sizes ?? []) : [])),
      protection: codes(({ key, value }) =>
        key === 'protection' && value.kind === 'codes' ? value.codes : [],
      ),
    } satisfies Record<ChoiceFacet, Choice[]>,
    listed: {
      pn: designations(items, 'PN'),
      ansi: designations(items, 'Class'),
      rotation: numbers(
        facts.flatMap(({ key, value }) => {
          if (key !== 'rotation') return [];
          if (value.kind === 'alternatives') return value.values;
          return value.kind === 'quantity' ? (value.max ?? []) : [];
        }),
      ),
    },
    help: localize(finderHelp, language),
  };
}

const numbers = (values: readonly number[]): number[] =>
  [...new Set(values)].toSorted((a, b) => a - b);

const designations = (items: readonly FinderItem[], system: Designation['system']): number[] =>
  numbers(
    items
      .flatMap(({ facts }) => facts)
      .flatMap(({ value }) => (value.kind === 'rating' ? value.designations : []))
      .flatMap((each) => (each.system === system ? each.number : [])),
  );
