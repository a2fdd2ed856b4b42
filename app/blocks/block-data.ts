import type { BlockType } from '#content/schema/block.ts';

import type { ModelsView } from '#app/shared/product/models-view.ts';
import type {
  CaptionedImage,
  CardView,
  ImageView,
  SpecView,
  TableView,
} from '#app/shared/page/views.ts';

/** What each block type holds once a loader has resolved it to one language. */
interface BlockContents {
  overview: {
    title?: string;
    features?: string[];
    specifications?: SpecView[];
    applications?: string[];
  };
  title: { text: string };
  'title-with-image': { text: string; image: ImageView };
  /** Sanitised at build time. */
  text: { html: string };
  highlight: { text: string };
  image: { image: ImageView; caption?: string };
  /** Sanitised at build time, extra line breaks collapsed. */
  'raw-html': { html: string };
  'image-text': {
    layout: 'text-image' | 'image-text';
    title?: string;
    paragraphs?: string[];
    table?: SpecView[];
    dimensionTable?: TableView;
    image: ImageView;
    /** The typeset page that pressing the picture opens. */
    sheet?: ImageView;
  };
  table: { caption: string; rows: SpecView[] };
  'dimension-table': { table: TableView };
  'elastomer-table': { table: TableView };
  'overview-text': { paragraphs: string[] };
  'features-list': { title?: string; features: string[] };
  'technical-specs': { title?: string; specs: SpecView[] };
  'product-series': {
    title?: string;
    series: { name: string; description: string; href?: string }[];
  };
  /** With `models`: models of one series, which are chosen from a table in place of cards. */
  'product-catalog': { title?: string; products: CardView[]; models?: ModelsView };
  'product-images': { title: string; images: CaptionedImage[] };
  contact: { title: string; text: string; pdf?: string };
  section: { title: string; content: LeafBlockData[] };
}

type Leaf = Exclude<BlockType, 'section'>;

/** Fails to compile where content has a block type that is not here, or the other way round. */
type Complete = [BlockType] extends [keyof BlockContents]
  ? [keyof BlockContents] extends [BlockType]
    ? BlockContents
    : never
  : never;

/** One block by its type: `BlockDataOf<'contact'>`. */
export type BlockDataOf<T extends keyof Complete> = { [K in T]: { type: K } & Complete[K] }[T];
/** What a section may hold. */
export type LeafBlockData = BlockDataOf<Leaf>;
/** The closed union that the renderer's switch goes through. */
export type BlockData = BlockDataOf<keyof Complete>;
