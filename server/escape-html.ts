import { escapeToBuffer } from 'hono/utils/html';

/** Text as it stands in HTML, in half the time of five replacements: 60 kB of quotes is somebody's idea. */
export function escapeHtml(text: string): string {
  const buffer: [string] = [''];
  escapeToBuffer(text, buffer);
  return buffer[0];
}

/** The same in ASCII, for a document that is not decoded: it is bytes, a character for each. */
export const asciiHtml = (text: string): string =>
  escapeHtml(text).replace(
    /[^\n\x20-\x7e]/gu,
    (character) => `&#${character.codePointAt(0) ?? 0};`,
  );
