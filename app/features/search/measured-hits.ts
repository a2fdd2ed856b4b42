import { ranked } from '#facts/match.ts';

import type { Language } from '#contract/address.ts';
import { translator } from '#app/i18n/translate.ts';
import { askedOf, isLookedAt } from '#app/shared/fit/asked.ts';
import { conditions } from '#app/shared/fit/condition-labels.ts';
import { type FinderData, type FinderItem, NARROWING_FACETS } from '#app/shared/fit/finder-data.ts';
import {
  askedFacets,
  type FinderQuery,
  pointOfQuery,
  readSentence,
  searchOf,
  without,
} from '#app/shared/fit/finder-query.ts';
import { supplySearch } from '#app/shared/fit/supply-search.ts';
import { THREE_WAY } from '#app/shared/pasted/find-product.ts';
import { searchWithPoint, spanIn, withSpan } from '#app/shared/operating-point/point.ts';

import type { SearchHit } from './search-entry.ts';
import { namedBy, productsOf, search, type SearchIndex } from './search-index.ts';

/** A search that names conditions, answered by the one matching rule: the finder lists the same products. */
export interface Measured {
  /** `DN 50 · 볼 밸브` */
  labels: string;
  /** What is understood and does not filter, such as a JIS rating. */
  notes: readonly string[];
  /** What is not understood. */
  unread: readonly string[];
  /** In range, the closest first; before them a product's own size. */
  products: readonly SearchHit[];
  /** How many are in range, by kind: `버터플라이 6 · 볼 5`. */
  kinds: string;
  /** Leads to the finder with the same conditions; none where a product in range is named. */
  condition: SearchHit | undefined;
}

const NARROWING: ReadonlySet<string> = new Set(NARROWING_FACETS);

/** @returns undefined where no figure is named */
export function measuredHits(
  data: FinderData,
  index: SearchIndex,
  text: string,
  language: Language,
): Measured | undefined {
  const t = translator(language);
  const { asked, notes, unread } = readSentence(text, data.choices);
  const read: FinderQuery = { ...asked, sort: 'closest' };
  if (askedFacets(read).every((facet) => NARROWING.has(facet))) return undefined;
  // A code or a name beside the figures asks for that product; words that name none filter nothing.
  const whole = unread.length > 0 ? namedBy(index, unread) : [];
  // A code among words that name nothing: PQVF DN 80, abrasive slurry.
  const codes = unread.filter(
    (word) => /[a-z]\d/i.test(word) || data.items.some(({ id }) => id === word.toLowerCase()),
  );
  const named = whole.length > 0 ? whole : codes.flatMap((code) => namedBy(index, [code]));
  const looked = data.items.filter((item) => isLookedAt(item, read));
  const wanted = looked.filter((item) => isNamed(item, named));
  const query = withSupply(read, wanted);
  const matched = ranked(looked, askedOf(query));
  const all = matched.flatMap(({ subject, match }) =>
    match.result === 'in-range' ? [subject] : [],
  );
  // What is named is shown unless it is out of range: of an actuator nobody states the pressure of the medium.
  const isOut = (item: FinderItem) =>
    matched.some(({ subject, match }) => subject === item && match.result === 'out-of-range');
  const inRange = wanted.length > 0 ? wanted.filter((item) => !isOut(item)) : all;
  // Who does not ask for a three-way valve means another: they come last.
  const isThreeWay = ({ traits }: FinderItem) => traits.includes('three-way');
  const found = THREE_WAY.test(text)
    ? inRange
    : [...inRange.filter((item) => !isThreeWay(item)), ...inRange.filter(isThreeWay)];
  const labels = conditions(query, data, t, 'si')
    .map(({ label }) => label)
    .join(' · ');
  const point = pointOfQuery(query);
  const entries = new Map(productsOf(index).map((hit) => [hit.id, hit]));
  // A product in that very size has an entry of its own: PQVF DN 100.
  const sized = search(index, text)
    .filter(
      ({ id, title }) =>
        title.endsWith(` DN ${query.size}`) &&
        found.some((item) => id === `${item.id}-dn${query.size}`),
    )
    .map((hit) => ({ ...hit, path: hit.path.replace(/\?.*|$/, searchWithPoint('', point)) }));
  return {
    labels,
    notes,
    unread: wanted.length > 0 ? [] : unread,
    products: [
      ...sized,
      ...found.map((item) => {
        const hit = entries.get(item.id) ?? hitOf(item);
        return { ...hit, path: hit.path + searchWithPoint(supplySearch(item, query), point) };
      }),
    ],
    kinds: kindsOf(found),
    // The finder lists every product in range: where one is named that is a detour, unless it is out of range.
    condition:
      wanted.length === 0 || found.length === 0
        ? {
            id: 'finder',
            group: 'condition',
            title: labels,
            place: t('search:inFinder', { count: all.length }),
            path: `/products${searchOf(query)}#finder`,
            text: '',
          }
        : undefined,
  };
}

/** The pressure beside an air actuator's name is that of its air: AP8, 6 bar. It has no other. */
function withSupply(query: FinderQuery, wanted: readonly FinderItem[]): FinderQuery {
  const bar = spanIn(query, 'bar');
  const isDriven = wanted.length > 0 && wanted.every(({ traits }) => traits.includes('pneumatic'));
  return isDriven && bar !== undefined && query.air === undefined
    ? withSpan(without(query, 'bar'), 'air', bar)
    : query;
}

const isNamed = ({ id }: FinderItem, named: readonly SearchHit[]): boolean =>
  named.some((hit) => hit.id === id || hit.id.startsWith(`${id}-dn`));

/** A range that is stated as a whole has a line in the finder and no entry of its own. */
const hitOf = ({ id, code, name, to }: FinderItem): SearchHit => ({
  id,
  group: 'product',
  title: `${code} ${name}`,
  place: '',
  path: to,
  text: '',
});

function kindsOf(items: readonly FinderItem[]): string {
  const types = items.map(({ type }) => type);
  return [...new Set(types)]
    .map((type) => ({ type, count: types.filter((each) => each === type).length }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ type, count }) => `${type} ${count}`)
    .join(' · ');
}
