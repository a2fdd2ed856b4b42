import { QUESTION_GROUPS, questionWord } from '#content/questions.ts';
import type { Localized } from '#content/schema/localized.ts';
import type { Product } from '#content/schema/product.ts';
import { questions } from '#facts/rows.ts';

import type { Language } from '#contract/address.ts';
import { filesOfProduct } from '#app/shared/files/files.server.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What can be asked about a product, in both languages. */
export function questionPairs(product: Product): Localized[] {
  const open = questions(product.facts);
  const hasCad = filesOfProduct(product, 'ko').some(
    ({ kind }) => kind === 'step' || kind === 'dxf',
  );
  return QUESTION_GROUPS.flatMap((group) => {
    const words = Object.entries(group).flatMap(([key, word]) =>
      key === 'CAD'
        ? hasCad || typeof word === 'string'
          ? []
          : [word]
        : open
            .filter((each) => each.key === key)
            .map((each) => questionWord(each.key, word, product, each.at?.value)),
    );
    const list = (language: 0 | 1) => [...new Set(words.map((word) => word[language]))];
    return words.length === 0 ? [] : [{ ko: list(0).join('·'), en: capital(list(1).join(', ')) }];
  });
}

export const questionsOf = (product: Product, language: Language): string[] =>
  questionPairs(product).map((question) => question[language]);
