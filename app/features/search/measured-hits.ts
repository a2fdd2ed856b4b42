import { ranked } from '#facts/match.ts';
import type { Match, Result } from '#facts/result.ts';

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
import { inWords } from '#app/shared/fit/judge.ts';
import { supplySearch } from '#app/shared/fit/supply-search.ts';
import { searchWithPoint, spanIn, withSpan } from '#app/shared/operating-point/point.ts';

import type { SearchHit } from './search-entry.ts';
import { namedBy, productsOf, search, type SearchIndex } from './search-index.ts';

/** A search that names conditions or a kind, answered by the one matching rule: the finder lists the same products. */
export interface Measured {
  /** `DN 50 · 볼 밸브` */
  labels: string;
  /** Whether a figure is asked for, and not a kind alone. */
  compares: boolean;
  /** Whether there are no words besides. */
  isAll: boolean;
  /** What is understood and does not filter, such as a medium. */
  notes: readonly string[];
  /** What is not understood. */
  unread: readonly string[];
  /** A JIS rating that is asked for: `10K`. */
  jis?: string;
  /** What is said of the products; `named` where they were asked for by their names. */
  are: Result | 'named';
  /** Those that are named, whatever the rule says of them; else those in range, the closest first; else those of which something is not stated. */
  products: readonly SearchHit[];
  /** How many of them there are, by kind: `버터플라이 6 · 볼 5`. */
  kinds: string;
  /** Leads to the finder with the same conditions; none where only products that are not out of range are named, and where it lists nothing. */
  condition: SearchHit | undefined;
  /** Other kinds that the same figures find: three-way valves beside ball valves; any where none of the kind is left. */
  near: SearchHit | undefined;
}

const NARROWING: ReadonlySet<string> = new Set(NARROWING_FACETS);

interface Judged {
  item: FinderItem;
  /** Undefined where no figure is asked for, or none applies. */
  match: Match | undefined;
}

/** @returns undefined where neither a figure nor a kind is named */
export function measuredHits(
  data: FinderData,
  index: SearchIndex,
  text: string,
  language: Language,
): Measured | undefined {
  const t = translator(language);
  const { asked, notes, words, unread } = readSentence(text, data);
  const read: FinderQuery = { ...asked, sort: 'closest' };
  const facets = askedFacets(read);
  if (facets.length === 0) return undefined;
  const compares = facets.some((facet) => !NARROWING.has(facet));
  const named = productsNamed(index, data, words);
  // A code says the kind better than any word.
  const query = withSupply(
    named.length > 0 ? without(without(read, 'family'), 'actuation') : read,
    named,
  );
  const judge = (of: FinderQuery): Judged[] => {
    const looked = data.items.filter((item) => isLookedAt(item, of));
    if (!compares) return looked.map((item) => ({ item, match: undefined }));
    return ranked(looked, askedOf(of)).map(({ subject, match }) => ({ item: subject, match }));
  };
  const fittingOf = (all: readonly Judged[]): Judged[] => {
    const inRange = all.filter(({ match }) => !match || match.result === 'in-range');
    return inRange.length > 0 ? inRange : all.filter(({ match }) => match?.result === 'not-stated');
  };
  const judged = judge(query);
  const fitting = fittingOf(judged);
  // Of an actuator nobody states the pressure of the medium: what is named is shown all the same.
  const wanted = named.map(
    (item) => judged.find((each) => each.item === item) ?? { item, match: undefined },
  );
  const isNamed = wanted.length > 0;
  const found = isNamed ? wanted : ofWords(index, words, compares, fitting);
  const near = otherKind(query, isNamed ? 0 : fitting.length, (of) => fittingOf(judge(of)));

  const labels = labelsOf(query);
  function labelsOf(of: FinderQuery): string {
    return conditions(of, data, t, 'si')
      .map(({ label }) => label)
      .join(' · ');
  }
  const point = pointOfQuery(query);
  const entries = new Map(productsOf(index).map((hit) => [hit.id, hit]));
  // A product in that very size has an entry of its own: PQVF DN 100.
  const sized = search(index, text)
    .filter(
      ({ id, title }) =>
        title.endsWith(` DN ${query.size}`) &&
        found.some(
          ({ item, match }) =>
            id === `${item.id}-dn${query.size}` && match?.result !== 'out-of-range',
        ),
    )
    .map((hit) => ({ ...hit, path: hit.path.replace(/\?.*|$/, searchWithPoint('', point)) }));
  const isOut = wanted.some(({ match }) => match?.result === 'out-of-range');
  const [first] = fitting;
  return {
    labels,
    compares,
    isAll: words.length === 0,
    notes,
    unread: isNamed || !compares ? unread.filter((word) => !words.includes(word)) : unread,
    ...(query.jisK !== undefined && { jis: `${query.jisK}K` }),
    are: isNamed ? 'named' : first ? (first.match?.result ?? 'in-range') : 'out-of-range',
    products: [
      ...sized,
      ...found.map(({ item, match }) => {
        const hit = entries.get(item.id) ?? hitOf(item);
        return {
          ...hit,
          place: [saidOf(item, match), ratingOf(item)].filter(Boolean).join(' · ') || hit.place,
          path: hit.path + searchWithPoint(supplySearch(item, query), point),
        };
      }),
    ],
    kinds: kindsOf(fitting),
    // The finder lists every product that fits: where one is named that is a detour, unless it is out of range.
    condition:
      fitting.length > 0 && (!isNamed || isOut)
        ? finderHit('finder', labels, query, t('search:inFinder', { count: fitting.length }))
        : undefined,
    near: near && finderHit('near', labelsOf(near.query), near.query, kindsOf(near.found)),
  };

  /** `범위 밖 · PN 25`; nothing of what is in range. */
  function saidOf(item: FinderItem, match: Match | undefined): string {
    if (!match || match.result === 'in-range') return '';
    const { reason } = inWords(item, match, { language, converted: '' });
    return [t(`finder:result.${match.result}`), reason].filter(Boolean).join(' · ');
  }
}

const finderHit = (id: string, title: string, query: FinderQuery, place: string): SearchHit => ({
  id,
  group: id === 'near' ? 'near' : 'condition',
  title,
  place,
  path: `/products${searchOf(query)}#finder`,
  text: '',
});

/** The same figures and another kind, where that finds something. */
function otherKind(
  query: FinderQuery,
  count: number,
  fitting: (query: FinderQuery) => Judged[],
): { query: FinderQuery; found: Judged[] } | undefined {
  const { family = [], actuation } = query;
  const isBall = family.includes('ball') && !family.includes('three-way');
  const others: FinderQuery[] =
    count > 0
      ? isBall
        ? [{ ...query, family: ['three-way'] }]
        : []
      : [
          ...(actuation ? [without(query, 'actuation')] : []),
          ...(family.length > 0 ? [without(without(query, 'family'), 'actuation')] : []),
        ];
  for (const other of others) {
    const found = askedFacets(other).length > 0 ? fitting(other) : [];
    if (found.length > 0) return { query: other, found };
  }
  return undefined;
}

/** The products that the words beside the figures name, by code or name; words that name none filter nothing. */
function productsNamed(
  index: SearchIndex,
  { items }: FinderData,
  words: readonly string[],
): FinderItem[] {
  // The whole code: 301 is no beginning of 301TSS.
  const coded = items.filter(({ id }) => words.some((word) => word.toLowerCase() === id));
  if (coded.length > 0) return coded;
  const whole = words.length > 0 ? namedBy(index, words) : [];
  // A code among words that name nothing: PQVF DN 80, abrasive slurry.
  const codes = words.filter((word) => /[a-z]\d/i.test(word));
  const hits = whole.length > 0 ? whole : codes.flatMap((code) => namedBy(index, [code]));
  return items.filter(({ id }) =>
    hits.some((hit) => hit.id === id || hit.id.startsWith(`${id}-dn`)),
  );
}

/** Of a kind alone the products whose texts have the words beside it, if there are any. */
function ofWords(
  index: SearchIndex,
  words: readonly string[],
  compares: boolean,
  fitting: Judged[],
): Judged[] {
  if (compares || words.length === 0) return fitting;
  const ids = new Set(search(index, words.join(' ')).map(({ id }) => id));
  const found = fitting.filter(({ item }) => ids.has(item.id));
  return found.length > 0 ? found : fitting;
}

/** The pressure beside an air actuator's name is that of its air: AP8, 6 bar. It has no other. */
function withSupply(query: FinderQuery, wanted: readonly FinderItem[]): FinderQuery {
  const bar = spanIn(query, 'bar');
  const isDriven = wanted.length > 0 && wanted.every(({ traits }) => traits.includes('pneumatic'));
  return isDriven && bar !== undefined && query.air === undefined
    ? withSpan(without(query, 'bar'), 'air', bar)
    : query;
}

/** What a buyer looks for after the size: the rating of a valve, the supply of an actuator. */
const ratingOf = ({ texts }: FinderItem): string => (texts.rating ?? texts.supply)?.text ?? '';

/** A range that is stated as a whole has a line in the finder and no entry of its own. */
const hitOf = ({ id, code, name, to }: FinderItem): SearchHit => ({
  id,
  group: 'product',
  title: `${code} ${name}`,
  place: '',
  path: to,
  text: '',
});

function kindsOf(judged: readonly Judged[]): string {
  const types = judged.map(({ item }) => item.type);
  return [...new Set(types)]
    .map((type) => ({ type, count: types.filter((each) => each === type).length }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ type, count }) => `${type} ${count}`)
    .join(' · ');
}
