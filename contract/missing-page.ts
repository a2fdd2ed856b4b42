/** What a 404 page says of the address that was asked for. The page shows it with scripts; without them the server fills it in. Pure. */

const SUGGESTIONS = ['sirca', 'products', 'about', 'contact'] as const;
/** A page that may be what was looked for. */
export type SuggestedPage = (typeof SUGGESTIONS)[number];

/** Words of a path, in the specification's order (spec §2, "404 page"), and what a Korean writes instead. */
const KEYWORDS: Readonly<Record<SuggestedPage, RegExp>> = {
  sirca: /sirca|valve|밸브|시르카/i,
  products: /product|제품|액추에이터|액츄에이터/i,
  about: /about|회사|소개/i,
  contact: /contact|문의|견적|연락/i,
};

/** The pages that the words of a decoded path suggest, in the specification's order. */
export const suggestedPages = (path: string): SuggestedPage[] =>
  SUGGESTIONS.filter((page) => KEYWORDS[page].test(path));

const ADDRESS = /(<noscript data-missing="address">)(<\/noscript>)/;
const SUGGESTION = /(<noscript data-missing="(\w+)">).*?(<\/noscript>)/gs;

/** In ASCII, so that the document need not be decoded: it may be bytes, a character for each. */
const escaped = (text: string): string =>
  text.replace(/[&<>"']|[^\x20-\x7e]/gu, (character) => `&#${character.codePointAt(0) ?? 0};`);

/** A 404 document with the address and without the suggestions that its words do not make, as a browser without scripts shows it. */
export function fillMissingPage(html: string, path: string): string {
  const pages: readonly string[] = suggestedPages(path);
  return (
    html
      // Emptied, not taken out: scripts that take over the document count its elements.
      .replace(SUGGESTION, (part, open: string, page: string, close: string) =>
        page === 'address' || pages.includes(page) ? part : open + close,
      )
      .replace(ADDRESS, (_, open: string, close: string) => open + escaped(path) + close)
  );
}
