import { z } from 'zod';

import { localized, localizedList, localizedMap, pictureId, slug } from './localized.ts';
import { elastomerRow, gridTable, labelTable } from './table.ts';

/** An address of the site, or of a file in `public/`. */
const path = z.string().startsWith('/').meta({ example: "'/…', an address of the site" });

/** Overview: features, specifications and applications side by side. At least one of the three. */
const overview = z
  .strictObject({
    type: z.literal('overview'),
    title: localized.exactOptional(),
    features: localizedList.exactOptional(),
    specifications: localizedMap.exactOptional(),
    applications: localizedList.exactOptional(),
  })
  .refine((block) => block.features || block.specifications || block.applications, {
    error: 'an overview without a part',
    params: { remedy: 'Add features, specifications or applications' },
  });

const title = z.strictObject({ type: z.literal('title'), text: localized });

const titleWithImage = z.strictObject({
  type: z.literal('title-with-image'),
  text: localized,
  imageUrl: pictureId,
  imageAlt: localized,
});

/** `html` is a small, trusted subset: p, strong, em, sub, sup, br, ul, ol, li, a. */
const textBlock = z.strictObject({ type: z.literal('text'), html: localized });

/** A sentence that must not be missed, such as a limit or a reservation. Plain text. */
const highlight = z.strictObject({ type: z.literal('highlight'), text: localized });

const image = z.strictObject({
  type: z.literal('image'),
  imageUrl: pictureId,
  imageAlt: localized,
  caption: localized.exactOptional(),
});

/** Sanitised at build time; extra line breaks are collapsed (spec §2). */
const rawHtml = z.strictObject({ type: z.literal('raw-html'), html: localized });

/** A picture, or one per language where it carries words. */
const languagePicture = z.union([pictureId, z.strictObject({ ko: pictureId, en: pictureId })]);
export type LanguagePicture = z.infer<typeof languagePicture>;

/** Text beside a picture or a table (spec §3): `layout` names the order on a wide screen. */
const imageText = z
  .strictObject({
    type: z.literal('image-text'),
    layout: z.enum(['text-image', 'image-text']),
    title: localized.exactOptional(),
    /** Paragraphs divided by an empty line. */
    text: localized.exactOptional(),
    table: labelTable.exactOptional(),
    dimensionTable: gridTable.exactOptional(),
    imageUrl: languagePicture,
    /** The typeset page that the picture is the drawing of: pressing the picture opens it. */
    sheetUrl: languagePicture.exactOptional(),
    imageAlt: localized,
  })
  .refine((block) => block.text || block.table || block.dimensionTable, {
    error: 'a picture with nothing beside it',
    params: { remedy: 'Add text, table or dimensionTable' },
  });

/** A label and value table. */
const table = z.strictObject({ type: z.literal('table'), caption: localized, table: labelTable });
/** A table with column heads. */
const dimensionTable = z.strictObject({ type: z.literal('dimension-table'), table: gridTable });
const elastomerTable = z.strictObject({
  type: z.literal('elastomer-table'),
  caption: localized,
  rows: z.array(elastomerRow).min(1),
  note: localized.exactOptional(),
});

/** Paragraphs divided by an empty line. */
const overviewText = z.strictObject({ type: z.literal('overview-text'), textContent: localized });
const featuresList = z.strictObject({
  type: z.literal('features-list'),
  title: localized.exactOptional(),
  features: localizedList,
});
const technicalSpecs = z.strictObject({
  type: z.literal('technical-specs'),
  title: localized.exactOptional(),
  specs: localizedMap,
});

/** The members of a series, each with a link to its page. */
const productSeries = z.strictObject({
  type: z.literal('product-series'),
  title: localized.exactOptional(),
  series: z
    .array(
      z.strictObject({
        name: localized,
        description: localized,
        /** Address of the document or product, Korean form without query. */
        href: path.exactOptional(),
      }),
    )
    .min(1),
});

/** Cards of products, by id, in this order. */
const productCatalog = z.strictObject({
  type: z.literal('product-catalog'),
  title: localized.exactOptional(),
  products: z.array(slug).min(1),
});

/** An image entry of the specification: src, alt, caption. */
export const imageEntry = z.strictObject({ src: pictureId, alt: localized, caption: localized });
export type ImageEntry = z.infer<typeof imageEntry>;

const productImages = z.strictObject({
  type: z.literal('product-images'),
  title: localized,
  images: z.array(imageEntry).min(1),
});

/** Contact details, with an optional PDF link labelled "PDF | Print". */
const contact = z.strictObject({
  type: z.literal('contact'),
  title: localized,
  text: localized,
  pdf: path.exactOptional(),
});

const leaves = [
  overview,
  title,
  titleWithImage,
  textBlock,
  highlight,
  image,
  rawHtml,
  imageText,
  table,
  dimensionTable,
  elastomerTable,
  overviewText,
  featuresList,
  technicalSpecs,
  productSeries,
  productCatalog,
  productImages,
  contact,
] as const;

/** Every block but `section`: what a section may hold. */
export const leafBlock = z.discriminatedUnion('type', leaves);
export type LeafBlock = z.infer<typeof leafBlock>;

const section = z.strictObject({
  type: z.literal('section'),
  title: localized,
  content: z.array(leafBlock).min(1),
});

/** The closed union of content blocks (spec §2 and §3). */
export const block = z.discriminatedUnion('type', [...leaves, section]);
export type Block = z.infer<typeof block>;
export type BlockType = Block['type'];
/** One block by its type: `BlockOf<'contact'>`. */
export type BlockOf<T extends BlockType> = Extract<Block, { type: T }>;
