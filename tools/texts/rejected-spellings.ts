import type { Fault } from '#content/faults.ts';
import { terms, type Term } from '#content/glossary.ts';
import type { PlacedText } from '#content/texts.ts';

/** Words that people search by hold wrong spellings on purpose. */
const SEARCH_WORDS = /\.?keywords\b/;

/** A fault for every spelling that the glossary rejects, with the word to use. */
export function rejectedSpellings(
  texts: readonly PlacedText[],
  glossary: readonly Term[] = terms,
): Fault[] {
  return texts
    .filter(({ field }) => !SEARCH_WORDS.test(field))
    .flatMap(({ file, field, ko, en }) =>
      glossary.flatMap((term) =>
        (term.avoid ?? [])
          .filter((word) => contains(ko, word, term.ko) || contains(en, word, term.en))
          .map((word) => ({
            file,
            field,
            problem: `writes "${word}"`,
            remedy: `Write ${term.ko} / ${term.en} (content/glossary.ts)`,
          })),
      ),
    );
}

/** Whether a text has the spelling elsewhere than within the word that is right: 야드파운드 within 야드파운드법. */
const contains = (text: string, word: string, right: string): boolean =>
  text.replaceAll(right, '').includes(word);
