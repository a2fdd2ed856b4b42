import type { BlockType } from '#content/schema/block.ts';

import type { ShownCard, ShownImage, ShownSpec, ShownTable } from './shown.ts';

/** A picture with its words under it. */
export interface CaptionedImage {
  image: ShownImage;
  caption: string;
}

/** What each block type holds once a loader has resolved it to one language. */
interface BlockContents {
  overview: {
    title?: string;
    features?: string[];
    specifications?: ShownSpec[];
    applications?: string[];
  };
  title: { text: string };
  'title-with-image': { text: string; image: ShownImage };
  /** Sanitised at build time. */
  text: { html: string };
  highlight: { text: string };
  image: { image: ShownImage; caption?: string };
  /** Sanitised at build time, extra line breaks collapsed. */
  'raw-html': { html: string };
  'image-text': {
    layout: 'text-image' | 'image-text';
    title?: string;
    paragraphs?: string[];
    table?: ShownSpec[];
    dimensionTable?: ShownTable;
    image: ShownImage;
  };
  table: { caption: string; rows: ShownSpec[] };
  'dimension-table': { table: ShownTable };
  'elastomer-table': { table: ShownTable };
  'overview-text': { paragraphs: string[] };
  'features-list': { title?: string; features: string[] };
  'technical-specs': { title?: string; specs: ShownSpec[] };
  'product-series': {
    title?: string;
    series: { name: string; description: string; href?: string }[];
  };
  'product-catalog': { title?: string; products: ShownCard[] };
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
