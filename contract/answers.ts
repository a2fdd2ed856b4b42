/** The sheet of an inquiry: its secret address and the letters of its revisions. */
import { ANSWERS_PATH, type Language, localizedHref } from './address.ts';

/** `/answers/k3v…`, in the reader's language. */
export const sheetHref = (secret: string, language: Language): string =>
  localizedHref(`${ANSWERS_PATH}/${secret}`, language);

/** The letter of a revision: 0 is A, the inquiry itself; 26 is AA. */
export function revisionLetter(revision: number): string {
  const last = String.fromCodePoint(65 + (revision % 26));
  return revision < 26 ? last : revisionLetter(Math.floor(revision / 26) - 1) + last;
}

/** The revision that a letter in an address names, in any letter case; undefined for anything else. */
export function revisionOf(letters: string): number | undefined {
  if (!/^[a-z]{1,2}$/i.test(letters)) return undefined;
  return (
    Array.from(letters.toUpperCase(), (letter) => letter.charCodeAt(0) - 64).reduce(
      (sum, digit) => sum * 26 + digit,
      0,
    ) - 1
  );
}
