import type { Language } from '../../../content/schema/localized.ts';
import type { PrintedSheet } from '../../../tools/drawing/printed-sheet.ts';

/** Box for a page's graphic, sheet units. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a page's graphic into its box. */
export type Graphic = (sheet: PrintedSheet, field: Area, lang: Language) => void;

/** Below this width, sheet units, a graphic stands beside the text of a page, not on a sheet. */
export const NARROW = 700;
