import type { Provenance } from '#content/schema/provenance.ts';

import type { BlockData, LeafBlockData } from '#app/blocks/block-data.ts';
import type { SpecView, TableView } from '#app/shared/page/views.ts';
import type { SourceList } from '#app/shared/table/sources.server.ts';

/** The source of a block by its path on the page: `2`, `2.content.0`. */
type SourceAt = (path: string) => Provenance['source'] | undefined;

/**
 * `400–410`, with or without the joiner that keeps it on one line, `480-006`, `AP1–AP12`, `S30T`: names that hold digits. The
 * code of a protection, `IP67`, is a figure.
 */
const SERIES_NAME = /\b(?:\d{3}[-–]\u2060?\d{3}|(?!IP\d)[A-Z]{1,3}\d+[A-Z]*)\b/g;

/** The mark that sentences have together, behind the last of them; names of series and codes are no figures. */
export const markRunning = (
  sources: SourceList,
  source: Provenance['source'] | undefined,
  texts: readonly string[],
) => sources.mark(source, texts.join(' ').replaceAll(SERIES_NAME, ''));

/** The blocks of a page with a mark at their figures: at each row, table and card, and behind running text that has some. */
export function markSources(
  blocks: readonly BlockData[],
  sourceAt: SourceAt,
  sources: SourceList,
): BlockData[] {
  return blocks.map((block, index) =>
    block.type === 'section'
      ? {
          ...block,
          content: block.content.map((leaf, at) =>
            markedLeaf(leaf, (field) => sourceAt(`${index}.content.${at}${field}`), sources),
          ),
        }
      : markedLeaf(block, (field) => sourceAt(`${index}${field}`), sources),
  );
}

function markedLeaf(
  block: LeafBlockData,
  /** The source of the block, or of one of its fields: `''`, `.note`. */
  sourceOfField: SourceAt,
  sources: SourceList,
): LeafBlockData {
  const source = sourceOfField('');
  const rows = (specs: readonly SpecView[]): SpecView[] =>
    specs.map((spec) => ({ ...spec, ...sources.mark(source, spec.value) }));
  const table = (view: TableView): TableView => ({
    ...view,
    ...sources.mark(source, JSON.stringify(view.rows)),
  });
  const running = (texts: readonly string[]) => markRunning(sources, source, texts);
  switch (block.type) {
    case 'table':
      return { ...block, rows: rows(block.rows) };
    case 'technical-specs':
      return { ...block, specs: rows(block.specs) };
    case 'overview':
      return block.specifications
        ? { ...block, specifications: rows(block.specifications) }
        : block;
    case 'dimension-table':
      return { ...block, table: table(block.table) };
    case 'elastomer-table': {
      const marked = { ...block, table: table(block.table) };
      // The note names the standard of the materials' names, which is another source than that of the temperatures.
      sources.mark(sourceOfField('.note'), block.table.note ?? '');
      return marked;
    }
    case 'product-catalog':
      return {
        ...block,
        products: block.products.map((card) => ({ ...card, specs: rows(card.specs) })),
        ...(block.models && {
          models: { ...block.models, table: table(block.models.table) },
        }),
      };
    case 'image-text':
      return {
        ...block,
        ...(block.paragraphs && running(block.paragraphs)),
        ...(block.table && { table: rows(block.table) }),
        ...(block.dimensionTable && { dimensionTable: table(block.dimensionTable) }),
      };
    case 'overview-text':
      return { ...block, ...running(block.paragraphs) };
    case 'features-list':
      return { ...block, ...running(block.features) };
    case 'text':
      // Without its tags: h2 is not a figure.
      running([block.html.replaceAll(/<[^>]*>/g, '')]);
      return block;
    case 'highlight':
      return { ...block, ...running([block.text]) };
    case 'product-series':
      running(block.series.map(({ description }) => description));
      return block;
    default:
      return block;
  }
}
