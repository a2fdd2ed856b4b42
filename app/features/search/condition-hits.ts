import { conditionsIn, finderPathOf } from '#app/shared/operating-point/condition-text.ts';
import type { SearchHit } from './search-entry.ts';
import type { Language } from '#contract/address.ts';
import { translator } from '#app/i18n/translate.ts';

/** A size or a rating alone also matches texts of products; anything else can only be a condition. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['dn', 'pn', 'class']);

/** `DN150 PN16 180 °C` matches no text of a product: the finder's count is offered as a result. */
export function conditionHits(query: string, language: Language): SearchHit[] {
  const found = conditionsIn(query);
  if (!found?.complete) return [];
  const names = Object.keys(found.values);
  if (names.length === 1 && AMBIGUOUS.has(names[0] ?? '')) return [];
  return [
    {
      id: 'finder',
      group: 'condition',
      title: found.labels.join(' · '),
      place: translator(language)('menu:findByCondition'),
      path: finderPathOf(found),
      text: '',
    },
  ];
}
