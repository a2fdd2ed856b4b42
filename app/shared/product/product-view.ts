import type { FrameSizes } from '#contract/asked-query.ts';
import type { Part } from '#facts/print.ts';
import type { Supply } from '#app/shared/quote/entries.ts';
import type { PointFacet } from '#app/shared/operating-point/point.ts';
import type { Divisions, ScaleAxis } from '#app/ui/scale-axis.ts';
import type { FileRow } from '#app/shared/files/file-view.ts';
import type { CaptionedImage } from '#app/shared/page/views.ts';
import type { ImageView, RangeView, SpecView, TableView } from '#app/shared/page/views.ts';

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

/** What a leading figure is drawn on. `local`: an axis from 0 of its own. */
export type FigureAxis =
  | { kind: 'range'; range: RangeView; inch?: true }
  | { kind: 'pn' | 'ansi'; stated: readonly number[] }
  | { kind: 'flanges'; stations: readonly string[]; stated: readonly string[] }
  | {
      kind: 'local';
      axis: ScaleAxis;
      /** The axis in imperial units: its end in the unit of `axis`, and the number that stands there. */
      imperial?: { max: number; number: number; divisions: Divisions };
      from: number;
      to: number;
    };

/** A leading figure, in large numerals. */
export interface FigureView {
  label: string;
  parts: readonly Part[];
  /** The same in imperial units, where they differ. */
  imperial?: readonly Part[];
  axis?: FigureAxis;
  /** The value of the operating point that it is compared with. */
  facet?: PointFacet;
}

/** A specification with its value in the other system: inches beside a DN. */
export interface SpecRowView extends SpecView {
  aside?: string;
}

/** A nominal size that can be chosen for the quote: `DN 50`, `1-1/2 in`. */
export interface SizeChoice {
  dn: number;
  text: string;
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
  /** `삼상` */
  name: string;
  /** `삼상 380–440 V` */
  text: string;
  supply: Supply;
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
  /** `볼 밸브 9종` */
  listName: string;
  theme: string;
  /** Canonical address. */
  path: string;
  /** One or two sentences. */
  description: string;
  /** The overview's paragraphs. */
  overview: string[];
  features: string[];
  specs: SpecRowView[];
  /** The one footnote: what must be known before it is chosen. */
  caveat: string;
  /** What can be asked about it: what is not stated. */
  questions: string[];
  /** What its questions are called, by what they are called in the other language. */
  questionWords: Readonly<Record<string, string>>;
  /** The price, in words. */
  price: SpecView;
  /** What matters most. */
  figures: FigureView[];
  /** Nominal sizes between the stated limits. */
  sizes: SizeChoice[];
  /** Sizes of an actuator range; which of them there are the supplier says. */
  frames?: FrameSizes;
  /** Supplies that it can be had for; none where there is no choice. */
  supplies: SupplyView[];
  /** Its data sheets. */
  documents: { title: string; rows: readonly FileRow[] };
  /** What can be asked for together with it. */
  together: string[];
  /** Main picture first. */
  images: (CaptionedImage & { tab: string; thumb: ImageView; drawn?: LeadersView })[];
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
