/** Longest text of an Excel cell, in UTF-16 units: it cuts a longer one, or breaks the row. */
export const CELL_MAX = 32_767;
const CELL = new RegExp(`[^]{1,${CELL_MAX}}(?<![\\uD800-\\uDBFF])`, 'g');

/** A text in as many cells as it needs; a list of 200 products with notes does not fit into one. */
export const cellParts = (text: string): readonly string[] =>
  text.length <= CELL_MAX ? [text] : (text.match(CELL) ?? ['']);
