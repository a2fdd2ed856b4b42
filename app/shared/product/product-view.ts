import type { FileRow } from '#app/shared/files/file-view.ts';
import type { CaptionedImage } from '#app/shared/page/views.ts';
import type { CellView, ImageView, SpecView, TableView } from '#app/shared/page/views.ts';

/** A neighbour or a place in the catalogue. */
export interface NamedPath {
  name: string;
  path: string;
}

/** A place in a drawing, per cent of its width and height. */
export interface DrawingPlace {
  x: number;
  y: number;
}

/** A leader of a drawing: what it points at. */
export interface LeaderView extends DrawingPlace {
  name: string;
}

/** What is drawn over an axonometric drawing. */
export interface LeadersView {
  /** The axis that turns, per cent of the picture's width. */
  axis?: number;
  /** Ends of the axis of the flow, where nothing turns. */
  flow?: readonly [DrawingPlace, DrawingPlace];
  leaders: LeaderView[];
}

/** A leading figure, in large numerals. */
export type FigureView = { label: string } & Pick<CellView, 'text' | 'range'>;

/** What can be asked for together with a product; it becomes a question of the inquiry. */
export interface TogetherView {
  name: string;
  text: string;
  /** Page that says more. */
  to?: string;
}

/** A file to download. */
export interface FileView {
  format: 'DXF' | 'STEP' | 'SVG' | 'PDF';
  href: string;
  /** Formatted: `53 kB`. */
  size: string;
}

/** A nominal size with its dimension drawing. */
export interface SizeView {
  dn: number;
  drawing: ImageView;
  files: FileView[];
}

/** The dimension drawings of a product, one per nominal size. */
export interface DimensionsView {
  sizes: SizeView[];
  /** DN of the drawing shown where none is chosen. */
  initial: number;
}

/** A mains supply that a product can be had for. */
export interface SupplyView {
  /** `삼상 380–440 V` */
  text: string;
  /** The same in every language. */
  names: readonly string[];
  phase: 1 | 3;
  /** V, both ends included. */
  min: number;
  max: number;
}

/** A product in full, in one language: what the detail page and the preview show. */
export interface ProductView {
  id: string;
  /** As printed: `HT600`. */
  code: string;
  /** With the brand before the code in sirca-valves: `SIRCA HT600`. */
  badge: string;
  name: string;
  category: NamedPath & { id: string };
  subcategory: NamedPath & { id: string };
  /** Address of the catalogue page that lists it: where its back link leads. */
  listPath: string;
  theme: string;
  /** Canonical address. */
  path: string;
  /** One or two sentences. */
  description: string;
  /** The overview's paragraphs. */
  overview: string[];
  features: string[];
  specs: SpecView[];
  /** What its questions are called, by what they are called in the other language. */
  questionWords: Readonly<Record<string, string>>;
  /** Where the figures come from, in the order of their marks. */
  sources: string[];
  /** The price, in words. */
  price: SpecView;
  /** What matters most. */
  figures: FigureView[];
  /** Supplies that it can be had for; none where there is no choice. */
  supplies: SupplyView[];
  /** Its data sheets, the way to the register with the others, kinds of files that there are none of, and what is not stated. */
  documents: {
    title: string;
    all: string;
    rows: readonly FileRow[];
    missing: { kind: string; note: string }[];
  };
  together: TogetherView[];
  /** Main picture first. */
  images: (CaptionedImage & { thumb: ImageView; drawn?: LeadersView })[];
  /** What its pictures do not state. */
  picturesNote: string;
  /** Rows per size, or the models of the series with this one marked. */
  variants?: TableView;
  /** Dimension drawings that the rows per size choose among. */
  dimensions?: DimensionsView;
  /** Bores of a three-way ball valve. */
  threeWayPorts?: readonly ('T' | 'L')[];
  /** Address of the mesh that the 3D viewer shows. */
  mesh?: string;
  /** A product of a series of models: its table stands under "Models of the series". */
  series: boolean;
  /** Sleeve elastomers with their highest temperatures (pinch valves). */
  elastomers?: TableView;
  /** A reservation that a reader must not miss, such as a unit that is not stated. */
  reservations: string[];
  previous?: NamedPath;
  next?: NamedPath;
}

/**
 * A product page's state (spec §4, "Product detail load"): one pure look-up gives the last three
 * (`findProduct` in content), and the page takes the result as props.
 */
export type ProductState =
  | { kind: 'loading' }
  | { kind: 'found'; product: ProductView }
  | { kind: 'invalid_params' }
  | { kind: 'product_not_found' };

/** Whether a page's data holds a product in full. */
export function isProductPage<T>(value: T): value is T & { product: ProductView } {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'product';
}
