/** Names written without a gap, as they stand on drawings and in part lists: `50A10K`, `DN50PN16`, `220V60Hz3Ph`. */
import type { CleanText } from './clean.ts';

const INCHES = String.raw`(?:\d{1,2}[-_])?\d{1,2}(?:/\d{1,2})?(?:"|b|인치)`;
/** What stands side by side on a pipe, and what makes a supply: never mixed, since `15A250V` is the rating of a plug. */
const KINDS = [
  String.raw`dn\d+|pn\d+(?:\.\d)?|(?:class|cl|ansi)\d{3,4}|(?:jis|ks)?\d{1,2}k|\d+a|\d{3,4}(?:#|lb)|${INCHES}|\d+(?:\.\d+)?(?:bar|mpa|°c|℃|도)`,
  String.raw`(?:ac|dc)?\d+v(?:ac|dc)?|[56]0hz|[13](?:ph|상|φ)|[단삼]상`,
];
/** `DN100xPN16`. `DN100x80` is a reducer. */
const TIMES = String.raw`[x×*](?=pn|cl|ansi|jis|ks|\d{1,2}k|\d{3,4}(?:#|lb)|\d+(?:\.\d+)?(?:bar|mpa|°c|℃|도))`;
/** Two numbers that touch could be one: of `DN5010K` nobody can say where the size ends. */
const GLUED = KINDS.map(
  (part) =>
    new RegExp(
      String.raw`(?<![a-z\d.,'/^×*+±~_"#$-])(?:${part})(?:(?:(?<!\d)|(?!\d)|${TIMES})(?:${part}))+(?:[x×*](?=[a-z])|(?=$|[\s,;:()[\]|]|[가-힣]))`,
      'giu',
    ),
);
const PARTS = KINDS.map((part) => new RegExp(part, 'giu'));

/** The text with a gap between glued names. A gap stands where the name behind it begins. */
export function parted(clean: CleanText): CleanText {
  const { at } = clean;
  const text = GLUED.reduce(
    (before, glued) => before.replace(glued, (whole) => whole.replace(/[x×*]/gi, ' ')),
    clean.text,
  );
  const ends = new Set(
    GLUED.flatMap((glued, kind) =>
      [...text.matchAll(glued)].flatMap(({ 0: whole, index }) =>
        [...whole.matchAll(PARTS[kind] ?? glued)].slice(1).map((part) => index + part.index),
      ),
    ),
  );
  if (ends.size === 0) return { text, at };
  const characters = text.split('').map((one, place) => (ends.has(place) ? ` ${one}` : one));
  return {
    text: characters.join(''),
    at: at.flatMap((place, index) => (ends.has(index) ? [place, place] : [place])),
  };
}
