/** Highest sizes on the wire, bytes: the drawing of a page, which may hold several, and the whole page, opened on request. */
export const FIGURE_LIMIT = 30_000;
export const SHEET_LIMIT = 89_000;
