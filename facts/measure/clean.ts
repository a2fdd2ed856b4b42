/** One spelling for everything that people type and paste, before anything is read. */

export interface CleanText {
  readonly text: string;
  /** Where each character of `text` stands in the original; one more for the end. */
  readonly at: readonly number[];
}

/** Zero-width characters, soft hyphen, word joiner, direction marks, variation selectors: not visible, never meant. */
const IGNORABLE = /^[\p{Default_Ignorable_Code_Point}\p{Cf}]$/u;
const SOFT_HYPHEN = '\u00ad';
/** A line end or tab parts two values as a comma does; `\n` stands for all of them. */
export const BREAK = '\n';

/** Written form → read form. The first match counts: a wave dash is `~`, though Unicode calls it a dash. */
const FORMS: readonly (readonly [written: RegExp, read: string])[] = [
  [/^[\p{Cc}\u2028\u2029]$/u, BREAK],
  [/^\p{Zs}$/u, ' '],
  [/^[~\u02dc\u2053\u223c\u301c\uff5e]$/u, '~'],
  // The vowel ㅡ and the long-vowel mark ー are typed as dashes on Korean and Japanese keyboards.
  [/^[\p{Pd}\u02d7\u207b\u2043\u2212\u2796\u3161\u30fc]$/u, '-'],
  [/^["\u02ba\u02dd\u201c-\u201f\u2033\uff02]$/u, '"'],
  [/^['`´\u02b9\u02bc\u2018-\u201b\u2032\uff07]$/u, "'"],
  [/^[°º\u02da\u2070\u2218\u1d52]$/u, '°'],
  [/^[·\u2022\u2027\u2219\u22c5\u30fb\u318d\uff65\u2024]$/u, '·'],
  [/^[/\u2044\u2215\uff0f]$/u, '/'],
  [/^[×\u2715\u2716\u2a2f]$/u, '×'],
  [/^[≤\u2266\u2a7d]$/u, '≤'],
  [/^[≥\u2267\u2a7e]$/u, '≥'],
];

/** What one character becomes after the text that has been cleaned before it. */
function formOf(written: string, before: string, after: string): string {
  // Some programs write a minus as a soft hyphen: it is one before a number that starts here.
  if (written === SOFT_HYPHEN && /\d/.test(after) && !/[\p{L}\d]$/u.test(before)) return '-';
  if (IGNORABLE.test(written)) return '';
  // 10 bar @ 180 °C
  if (written === '@' && /[\p{L}°] ?$/u.test(before)) return ' ';
  const known = FORMS.find(([pattern]) => pattern.test(written));
  if (known) return known[1];
  const form = written.normalize('NFKC');
  if (!/^\p{No}$/u.test(written)) return form;
  // ½ directly after a number is its fraction: 1½ is 1_1/2, not 11/2, and PN 50½ is no PN 50.
  if (form.includes('\u2044')) return (/\d$/.test(before) ? '_' : '') + form.replace('\u2044', '/');
  // cm² is cm2; 10² is not 102.
  if (/^[²³]$/.test(written)) return /[a-z]$/i.test(before) ? form : `^${form}`;
  if (/[⁰-⁹₀-₉¹]/.test(written)) return `^${form}`;
  // `①`, `⑴`, `⒈`: numbers of a list, never part of a value.
  return /\d/.test(form) ? BREAK : form;
}

/** Hangul letters that are not composed yet (file names of macOS) become syllables together. */
const PIECES = /[\u1100-\u11ff]+|[^]/gu;

export function clean(original: string): CleanText {
  let text = '';
  const at: number[] = [];
  for (const { 0: written, index } of original.matchAll(PIECES)) {
    const form = formOf(written, text.slice(-4), original.charAt(index + written.length));
    // Two apostrophes are written for the inch mark.
    if (form === "'" && text.endsWith("'")) {
      text = `${text.slice(0, -1)}"`;
      continue;
    }
    text += form;
    at.push(...Array.from({ length: form.length }, () => index));
  }
  return { text, at: [...at, original.length] };
}
