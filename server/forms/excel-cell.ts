/** What an Excel cell holds: it cuts a longer text, or breaks the row. */
const CELL = /[^]{1,32767}(?<![\uD800-\uDBFF])/g;

/** A text in as many cells as it needs; a list of 200 products with notes does not fit into one. */
export const cellParts = (text: string): readonly string[] => text.match(CELL) ?? [''];
