/** Text as it stands in HTML. Five passes of plain replacements take half the time of one pass with a function: 60 kB of quotes is somebody's idea. */
export const escapeHtml = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');

/** The same in ASCII, for a document that is not decoded: it is bytes, a character for each. */
export const asciiHtml = (text: string): string =>
  escapeHtml(text).replace(
    /[^\n\x20-\x7e]/gu,
    (character) => `&#${character.codePointAt(0) ?? 0};`,
  );
