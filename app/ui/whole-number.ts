/** Digits, or digits in groups of three: `12`, `1,000`. */
const WRITTEN = /^(?:\d{1,5}|\d{1,3}(?:,\d{3})+)$/;

/** A whole number as it is written, from zero: `3`, `1,000`, and `３` from a Korean keyboard; undefined for anything else. */
export function wholeNumber(text: string): number | undefined {
  const written = WRITTEN.exec(text.normalize('NFKC').trim())?.[0];
  return written === undefined ? undefined : Number(written.replaceAll(',', ''));
}
