import { inImperial } from '#content/figures/placeholder.ts';
import { findSubcategory, products } from '#content/index.ts';
import type {
  Block,
  BlockOf,
  ImageEntry,
  LanguagePicture,
  LeafBlock,
} from '#content/schema/block.ts';
import type { Localized, LocalizedMap } from '#content/schema/localized.ts';
import type { LabelTable } from '#content/schema/table.ts';

import { figureOf, wordsOf } from '#app/shared/facts/fact-views.server.ts';
import type { BlockData, LeafBlockData } from '#app/blocks/block-data.ts';
import type { CaptionedImage } from '#app/shared/page/views.ts';
import type { SpecView } from '#app/shared/page/views.ts';
import { noBreak } from '#app/shared/text/no-break.ts';
import type { Language } from '#contract/address.ts';

import { modelsView } from '#app/shared/product/models-view.server.ts';
import { productCard } from '#app/shared/product/product-card.server.ts';
import { elastomerTable, productAddress } from '#app/shared/product/product-tables.server.ts';
import { sanitisedHtml } from './sanitised-html.server.ts';
import { pictureView } from '#app/shared/picture/picture-view.server.ts';
import { tableView } from '#app/shared/table/table-view.server.ts';

/**
 * The blocks of a catalogue page in one language: pictures found, HTML sanitised, figures formatted. What is not stated is no
 * row (`openRows`): a table of nothing else is left out, with its section.
 */
export function blockViews(content: readonly Block[], language: Language): BlockData[] {
  return content.flatMap((block): BlockData[] => {
    if (block.type !== 'section') return isStated(block) ? [shownLeaf(block, language)] : [];
    const stated = block.content.filter(isStated);
    return stated.length === 0
      ? []
      : [
          {
            type: 'section',
            title: block.title[language],
            content: stated.map((leaf) => shownLeaf(leaf, language)),
          },
        ];
  });
}

const isStated = (block: LeafBlock): boolean =>
  block.type !== 'table' || block.table.ko.some(({ value }) => value !== undefined);

/** The blocks of a page, sections opened. */
export const leavesOf = (content: readonly BlockData[]): LeafBlockData[] =>
  content.flatMap((block) => (block.type === 'section' ? block.content : [block]));

function shownLeaf(block: LeafBlock, language: Language): LeafBlockData {
  const say = (text: Localized) => noBreak(text[language]);
  switch (block.type) {
    case 'title':
      return { type: 'title', text: say(block.text) };
    case 'highlight':
      return { type: 'highlight', text: say(block.text) };
    case 'text':
    case 'raw-html':
      return { type: block.type, html: sanitisedHtml(say(block.html), block.type, language) };
    case 'overview':
      return overview(block, language);
    case 'overview-text':
      return { type: 'overview-text', paragraphs: paragraphs(say(block.textContent)) };
    case 'features-list':
      return {
        type: 'features-list',
        features: block.features[language].map(noBreak),
        ...titled(block.title, language),
      };
    case 'technical-specs':
      return {
        type: 'technical-specs',
        specs: specs(block.specs, language),
        ...titled(block.title, language),
      };
    case 'title-with-image':
      return {
        type: block.type,
        text: say(block.text),
        image: pictureView(block.imageUrl, language, block.imageAlt),
      };
    case 'image':
      return {
        type: 'image',
        image: pictureView(block.imageUrl, language, block.imageAlt),
        ...(block.caption && { caption: say(block.caption) }),
      };
    case 'image-text':
      return imageText(block, language);
    case 'table':
      return { type: 'table', caption: say(block.caption), rows: labelRows(block.table, language) };
    case 'dimension-table':
      return {
        type: 'dimension-table',
        table: tableView(block.table, language, { href: productAddress }),
      };
    case 'elastomer-table':
      return {
        type: 'elastomer-table',
        table: elastomerTable(
          block.rows,
          say(block.caption),
          language,
          block.note && say(block.note),
        ),
      };
    case 'product-series':
      return {
        type: 'product-series',
        ...titled(block.title, language),
        series: block.series.map(({ name, description, href }) => ({
          name: say(name),
          description: say(description),
          ...(href !== undefined && { href }),
        })),
      };
    case 'product-catalog':
      return productCatalog(block, language);
    case 'product-images':
      return {
        type: 'product-images',
        title: say(block.title),
        images: block.images.map((entry) => captioned(entry, language)),
      };
    case 'contact':
      return {
        type: 'contact',
        title: say(block.title),
        text: say(block.text),
        ...(block.pdf !== undefined && { pdf: block.pdf }),
      };
    default:
      return block satisfies never;
  }
}

const paragraphs = (text: string): string[] => noBreak(text).split(/\n{2,}/);

const titled = (title: Localized | undefined, language: Language): { title?: string } =>
  title ? { title: title[language] } : {};

/** A label-to-text map, with the figures of its texts in imperial units beside them. */
function specs(map: LocalizedMap, language: Language): SpecView[] {
  const converted = Object.values(inImperial(map[language], language));
  return Object.entries(map[language]).map(([label, value], index) => ({
    label,
    value,
    ...(converted[index] !== value && { imperial: converted[index] ?? value }),
  }));
}

/** Rows of a table; one without a value is not stated, and none. */
function labelRows(table: LabelTable, language: Language): SpecView[] {
  const converted = inImperial(table[language], language);
  return table[language].flatMap(({ label, value }, index): SpecView[] => {
    if (value === undefined) return [];
    if (typeof value === 'object') {
      const { text, imperial } = wordsOf(value.facts, language);
      return [
        {
          label,
          value: text,
          ...(imperial !== undefined && { imperial }),
          ...figureOf(value.facts),
        },
      ];
    }
    const imperial = converted[index]?.value;
    return [
      {
        label,
        value,
        ...(typeof imperial === 'string' && imperial !== value && { imperial }),
      },
    ];
  });
}

function overview(block: BlockOf<'overview'>, language: Language): LeafBlockData {
  return {
    type: 'overview',
    ...titled(block.title, language),
    ...(block.features && { features: block.features[language].map(noBreak) }),
    ...(block.specifications && { specifications: specs(block.specifications, language) }),
    ...(block.applications && { applications: block.applications[language].map(noBreak) }),
  };
}

function imageText(block: BlockOf<'image-text'>, language: Language): LeafBlockData {
  const shown = (id: LanguagePicture) =>
    pictureView(typeof id === 'string' ? id : id[language], language, block.imageAlt);
  const table = block.table ? labelRows(block.table, language) : [];
  return {
    type: 'image-text',
    layout: block.layout,
    ...titled(block.title, language),
    ...(block.text && { paragraphs: paragraphs(block.text[language]) }),
    ...(table.length > 0 && { table }),
    ...(block.dimensionTable && { dimensionTable: tableView(block.dimensionTable, language) }),
    image: shown(block.imageUrl),
    ...(block.sheetUrl && { sheet: shown(block.sheetUrl) }),
  };
}

function productCatalog(
  { title, products: ids }: BlockOf<'product-catalog'>,
  language: Language,
): LeafBlockData {
  const named = ids.flatMap((id) => products.find((item) => item.id === id) ?? []);
  const [first] = named;
  const group = first && findSubcategory(first.category, first.subcategory);
  const name = group && 'subcategory' in group ? group.subcategory.name[language] : undefined;
  const models = name === undefined ? undefined : modelsView(named, language, name);
  return {
    type: 'product-catalog',
    ...titled(title, language),
    products: named.map((product) => productCard(product, language)),
    ...(models && { models }),
  };
}

function captioned({ src, alt, caption }: ImageEntry, language: Language): CaptionedImage {
  return { image: pictureView(src, language, alt), caption: caption[language] };
}
