/** Text as it stands in HTML. Five passes of plain replacements take half the time of one pass with a function: 60 kB of quotes is somebody's idea. */
export const escapeHtml = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
