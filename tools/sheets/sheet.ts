/** What sheets/sheet.typ draws: plain data, one object per sheet and language. Lengths in mm, places as fractions of 1. */

/** A value on the axis of its quantity, as fractions of the axis. */
export interface ScaleData {
  ticks: { at: number; label: string | null }[];
  /** From, to; `null` first where the lower end is not stated. */
  bar: readonly [number | null, number] | null;
  /** From, to: what an extended version adds, drawn as an outline behind the bar. */
  extended: readonly [number, number] | null;
  needle: number | null;
  /** Further stated values, drawn as dots. */
  points: number[];
}

/** One step of a ladder of classes: filled where it is stated. */
export interface LadderStep {
  label: string;
  on: boolean;
}

export interface LadderData {
  label: string;
  /** The filled steps in words: who reads the text alone sees no filling. */
  stated: string;
  ladder: LadderStep[];
  note: string;
  alt: string;
}

/** A key figure. */
export interface FigureData {
  label: string;
  value: string;
  unit: string;
  note: string;
  scale: ScaleData | null;
  alt: string;
}

export interface Balloon {
  n: number;
  at: readonly [number, number];
  balloon: readonly [number, number];
}

/** A picture: `file` is its name below /pictures of the compiler's workspace, without extension. */
export interface ViewData {
  file: string;
  width: number;
  /** Height divided by width. */
  ratio: number;
  alt: string;
  caption: string;
  scale: string;
  balloons: Balloon[];
}

export interface TableColumn {
  label: string;
  unit: string;
  align: 'left' | 'right';
  /** mm, or a share of what is left. */
  width: number | 'auto';
}

export type TableCell = string | { scale: ScaleData };

export type SheetBlock =
  | { type: 'figures'; items: (FigureData | LadderData)[] }
  | {
      type: 'views';
      items: ViewData[];
      title?: string;
      parts?: boolean;
      /** Of the width, for pictures that touch. */
      shares?: readonly number[];
    }
  | { type: 'ladders'; items: LadderData[]; note: string }
  | {
      type: 'table';
      title: string;
      note?: string;
      /** Index of the row of this sheet's product. */
      marked?: number | null;
      /** Of a list of sister products, which shrinks to its room: its last row where 1, 2, … of its rows are left out. */
      more?: string[];
      dense?: boolean;
      airy?: boolean;
      columns: TableColumn[];
      rows: TableCell[][];
    }
  | { type: 'specs'; title: string; rows: [label: string, value: string][] }
  | { type: 'text'; title: string; text: string }
  | { type: 'pair'; widths: [number, number]; left: SheetBlock[]; right: SheetBlock[] };

/** The title block (ISO 7200). */
export interface TitleBlock {
  company: string;
  descriptor: string;
  address: string;
  telephone: string;
  fax: string;
  mail: string;
  /** Address of the page; null while the site has none. */
  url: string | null;
  /** The same without its scheme, or its path. */
  shown: string;
  /** Drawings and CAD files beside the sheet; on data sheets only. */
  cad?: string;
}

export interface SheetData {
  lang: 'ko' | 'en';
  words: Record<string, string>;
  /** Colour of the category. */
  colour: string;
  number: string;
  code: string;
  name: string;
  description: string;
  category: string;
  title: string;
  keywords: string[];
  symbolAlt: string;
  /** Whether a view is an orthographic projection, which carries the symbol of its method (ISO 5456-2). */
  orthographic: boolean;
  blocks: SheetBlock[];
  /** Names of the numbered parts. */
  parts: string[];
  /** Day of the last change of the content: `2026-11-22`. */
  revised: string;
  units: string;
  block: TitleBlock;
}

/** How a picture of the site is prepared for a sheet. */
export interface Preparation {
  /** View box to keep: x, y, width, height. */
  crop?: readonly [number, number, number, number];
}

/** A sheet before its revision day and number are put in, with what it shows. */
export interface DrawnSheet {
  blocks: SheetBlock[];
  parts: string[];
  pictures: ReadonlyMap<string, Preparation | { svg: string }>;
  orthographic: boolean;
}
