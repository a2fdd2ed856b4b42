import { frameIn } from '#contract/asked-query.ts';
import type { Language } from '#contract/address.ts';
import { translator } from '#app/i18n/translate.ts';
import type { FinderData } from '#app/shared/fit/finder-data.ts';
import { codesOf } from '#app/shared/fit/finder-query.ts';

import { wordsChunk } from '#app/shared/operating-point/words-chunk.ts';

import { measuredHits } from './measured-hits.ts';
import { answersIn } from './search-answers.ts';
import { askHit } from './search-ask.ts';
import { SEARCH_GROUPS, type SearchGroup, type SearchHit } from './search-entry.ts';
import { search, type SearchIndex, titled, wordsLeftOut } from './search-index.ts';
import { sheetHits } from './sheet-hits.ts';

/** What a query finds, before it is put under headings. */
interface Found {
  hits: readonly SearchHit[];
  order: readonly SearchGroup[];
  said: readonly string[];
  /** Nothing in the catalogue answers the words. */
  isNothing: boolean;
}

const NAMED_FIRST: readonly SearchGroup[] = [
  ...new Set<SearchGroup>(['file', 'answer', 'product', ...SEARCH_GROUPS]),
];

/** A product whose size the words name, in that size: AP-DA AP8. */
function inFrame(hit: SearchHit, { items }: FinderData, words: string): SearchHit {
  const { code = '', facts = [] } = items.find(({ id }) => id === hit.id) ?? {};
  const sizes = facts.find(({ value }) => value.kind === 'frame-sizes')?.value;
  const frame = sizes?.kind === 'frame-sizes' ? frameIn(sizes, words) : undefined;
  if (frame === undefined) return hit;
  return {
    ...hit,
    title: hit.title.replace(code, `${code} ${frame}`),
    path: `${hit.path}${hit.path.includes('?') ? '&' : '?'}frame=${frame}`,
  };
}

/** First what no product has; then answers, what is in range by the figures that are named, and what the words find. */
export function finds(
  index: SearchIndex,
  finder: FinderData,
  query: string,
  language: Language,
): Found {
  const t = translator(language);
  const ask = askHit(query, language);
  const absent = answersIn(index.absent, query);
  const [first] = absent.found;
  if (first) {
    const near =
      absent.rest === query ? undefined : measuredHits(finder, index, absent.rest, language);
    const condition = near?.condition &&
      near.kinds !== '' && { ...near.condition, place: near.kinds };
    const related = { ...first, group: 'condition' as const, title: first.place, place: '' };
    return {
      hits: [...ask, ...(condition ? [condition] : first.path === '' ? [] : [related])],
      order: ['ask', 'condition'],
      said: [t('search:absent', { words: first.title }), first.text].filter((line) => line !== ''),
      isNothing: true,
    };
  }
  const { found, rest } = answersIn(index.answers, query);
  const measured = measuredHits(finder, index, rest, language);
  // A word that is answered is not mistyped: 가격 is no 규격.
  const { refused = [], notes: noted = [] } =
    wordsChunk.current?.sentenceParts(rest, codesOf(finder)) ?? {};
  // The number of a measure that cannot be read finds nothing by itself: DN 70 is no +70 °C.
  const words = refused.reduce((left, measure) => left.replace(measure, ' '), rest);
  // Whole where the query is answered, or where the rule finds its products: a page that has one of its words alone is no find.
  const isOpen = measured?.compares !== true && (found.length === 0 || rest !== query);
  // A kind is named in every text; its pages are those that are named after it.
  const isKind = measured?.compares === false && measured.isAll;
  const results = isKind ? titled(index, words) : search(index, words, isOpen);
  const products = measured?.products ?? results.filter(({ group }) => group === 'product');
  const framed = products.map((hit) => inFrame(hit, finder, query));
  const hits = [
    ...(rest === query ? [] : sheetHits(found, products, language)),
    // "Enter the temperature" is no answer to whoever has named it.
    ...found.filter(({ path }) => !measured || path !== '/products#finder'),
    ...(measured?.condition ? [measured.condition] : []),
    ...framed,
    ...(measured?.near ? [measured.near] : []),
    ...results.filter(({ group }) => group !== 'product'),
  ];
  const isNothing = hits.length === 0;
  const { labels, are, jis, unread = [...refused, ...noted], notes = [] } = measured ?? {};
  const leftOut = measured?.compares || isNothing ? [] : wordsLeftOut(index, words);
  const notUsed = measured?.compares ? unread : [...unread, ...notes];
  const said = [
    isNothing && t('search:nothing', { query: query.trim() }),
    labels !== undefined && t('search:readAs', { words: labels }),
    are === 'out-of-range' && t('search:noneInRange'),
    are === 'not-stated' && t('search:notStated', { count: products.length }),
    jis !== undefined && t('search:jis', { rating: jis }),
    notUsed.length > 0 && t('search:notRead', { list: notUsed.join(', ') }),
    leftOut.length > 0 && t('search:leftOut', { list: leftOut.join(', ') }),
  ].filter((line) => line !== false);
  // What was named and is out of range, then what fits instead.
  const order = are === 'named' ? NAMED_FIRST : SEARCH_GROUPS;
  return { hits: [...hits, ...ask], order, said, isNothing };
}
