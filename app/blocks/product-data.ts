import type { CaptionedImage } from './block-data.ts';
import type { ShownImage, ShownSpec, ShownTable } from './shown.ts';

/** A neighbour or a place in the catalogue. */
export interface NamedPath {
  name: string;
  path: string;
}

/** A file to download. */
export interface ShownFile {
  format: 'DXF' | 'STEP' | 'SVG';
  href: string;
  /** Formatted: `53 kB`. */
  size: string;
}

/** A nominal size with its dimension drawing. */
export interface ShownSize {
  dn: number;
  drawing: ShownImage;
  files: ShownFile[];
}

/** The dimension drawings of a product, one per nominal size. */
export interface ShownDimensions {
  sizes: ShownSize[];
  /** DN of the drawing shown where none is chosen. */
  initial: number;
}

/** A product in full, in one language: what the detail page and the preview show. */
export interface ShownProduct {
  id: string;
  /** As printed: `HT600`. */
  code: string;
  /** With the brand before the code in sirca-valves: `SIRCA HT600`. */
  badge: string;
  name: string;
  category: NamedPath & { id: string };
  subcategory: NamedPath & { id: string };
  theme: string;
  /** Canonical address. */
  path: string;
  /** One or two sentences. */
  description: string;
  /** The overview's paragraphs. */
  overview: string[];
  features: string[];
  specs: ShownSpec[];
  /** What matters most, for the title block under the main picture. */
  facts: { label: string; value: string }[];
  /** Main picture first. */
  images: (CaptionedImage & { thumb: ShownImage })[];
  /** Rows per size, or the models of the series with this one marked. */
  variants?: ShownTable;
  /** Dimension drawings that the rows per size choose among. */
  dimensions?: ShownDimensions;
  /** Address of the mesh that the 3D viewer shows. */
  mesh?: string;
  /** A product of a series of models: its table stands under "Models of the series". */
  series: boolean;
  /** Sleeve elastomers with their highest temperatures (pinch valves). */
  elastomers?: ShownTable;
  /** A reservation that a reader must not miss, such as a unit that is not stated. */
  reservations: string[];
  /** Printable or drawing files of this product. */
  pdf?: string;
  previous?: NamedPath;
  next?: NamedPath;
}

/**
 * A product page's state (spec §4, "Product detail load"): one pure look-up gives the last three
 * (`findProduct` in content), and the page takes the result as props.
 */
export type ProductState =
  | { kind: 'loading' }
  | { kind: 'found'; product: ShownProduct }
  | { kind: 'invalid_params' }
  | { kind: 'product_not_found' };

/** Whether a page's data holds a product in full. */
export function isProductPage(value: unknown): value is { product: ShownProduct } {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'product';
}
