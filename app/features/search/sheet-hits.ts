import type { Language } from '#contract/address.ts';
import { translator } from '#app/i18n/translate.ts';

import type { SearchHit } from './search-entry.ts';

/** The answer that leads to the register of files (content/search-answers.ts). */
const FILES_ANSWER = 'answer-catalogue';

/**
 * Where somebody asks for a data sheet and names a product, `데이터 시트 S10`: the file itself, of each product that is found.
 *
 * @param answers what the words ask for
 * @param found what the other words find
 */
export function sheetHits(
  answers: readonly { id: string }[],
  found: readonly SearchHit[],
  language: Language,
): SearchHit[] {
  if (!answers.some(({ id }) => id === FILES_ANSWER)) return [];
  const t = translator(language);
  return found.flatMap(({ id, title, image, sheet }) =>
    sheet === undefined
      ? []
      : {
          id: `sheet-${id}`,
          group: 'file' as const,
          title: t('search:sheetOf', { name: title }),
          place: 'PDF',
          path: sheet,
          text: '',
          ...(image !== undefined && { image }),
        },
  );
}
