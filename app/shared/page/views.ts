/** Parts of a page's data that blocks, catalogue and product pages share: one language, everything formatted. */

import type { PictureSource } from '#app/ui/picture.tsx';
import type { Divisions } from '#app/ui/scale-axis.ts';

/** A picture, as `ui/Picture` takes it. */
export interface ImageView {
  src: string;
  /** Words in place of the picture; empty where the text beside it says the same. */
  alt: string;
  width: number;
  height: number;
  sources?: PictureSource[];
  /** True for the stand-in drawing. */
  placeholder?: boolean;
  /** True for a drawing that is not to scale and does not say so itself. */
  illustration?: true;
  /** What stands beside it, besides that. */
  note?: string;
}

/** A range on the axis of its quantity, in the axis's unit. */
export interface RangeView {
  quantity: 'temperature' | 'size' | 'torque';
  /** Absent where the source does not state it. */
  from?: number;
  to: number;
  /** Where an extended range ends, beyond `to`. */
  extended?: number;
  /** The operating point does not mean it, though it has that quantity: the air around an actuator. */
  apart?: true;
}

/** A label with its text; `range` where the text is a range that has an axis. */
export interface SpecView {
  label: string;
  value: string;
  /** The value in imperial units, where they differ. */
  imperial?: string;
  range?: RangeView;
  /** The PN that `value` lists, where it is drawn on their ladder. */
  pn?: number[];
}

interface ColumnView {
  label: string;
  unit?: string;
  imperialUnit?: string;
  align: 'start' | 'end';
}

/** A cell's text; `bar` is its share of the column's local axis, 0 to 100 %, `range` lies on the site's axis of its quantity. */
export interface CellView {
  text: string;
  /** The text in imperial units, where they differ. */
  imperial?: string;
  bar?: number;
  range?: RangeView;
  /** The PN that the text lists, as stations of a ladder. */
  pn?: number[];
  /** The mounting flanges (ISO 5211) that the text lists, as dots of a ladder. */
  flanges?: string[];
  /** The source does not give it: it can be asked for. */
  askable?: true;
}

/** A table with column heads; the first cell of a row heads it. */
export interface TableView {
  caption: string;
  columns: ColumnView[];
  rows: { cells: CellView[]; current?: boolean; href?: string }[];
  /** The column that has bars, with the ends of their axis in words; a local one has divisions. */
  bars?: { column: number; axis: string; imperialAxis?: string; divisions?: Divisions };
  note?: string;
  /** Many short rows: they stand in two columns where there is room. */
  inTwo?: true;
}

/** A product as its card shows it. */
export interface CardView {
  id: string;
  /** As printed: `S30`. */
  code: string;
  name: string;
  image: ImageView;
  /** Three rows. */
  specs: SpecView[];
  /** Category id: `sirca-valves`. */
  category: string;
  /** Address of the detail page (`shared/product/detail-path.ts`). */
  path: string;
}

/** A picture with its words under it. */
export interface CaptionedImage {
  image: ImageView;
  caption: string;
}
