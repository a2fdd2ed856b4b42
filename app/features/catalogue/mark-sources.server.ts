import type { Provenance } from '#content/schema/provenance.ts';

import type { BlockData, LeafBlockData } from '#app/blocks/block-data.ts';
import type { SpecView, TableView } from '#app/shared/page/views.ts';
import type { SourceList } from '#app/shared/table/sources.server.ts';

/** The source of a block by its path on the page: `2`, `2.content.0`. */
type SourceAt = (path: string) => Provenance['source'] | undefined;

/** The blocks of a page with a mark at each table of figures; figures in running text count for the page's sources alone. */
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
            markedLeaf(leaf, sourceAt(`${index}.content.${at}`), sources),
          ),
        }
      : markedLeaf(block, sourceAt(String(index)), sources),
  );
}

function markedLeaf(
  block: LeafBlockData,
  source: Provenance['source'] | undefined,
  sources: SourceList,
): LeafBlockData {
  const rows = (specs: readonly SpecView[]): SpecView[] =>
    specs.map((spec) => ({ ...spec, ...sources.mark(source, spec.value) }));
  const table = (view: TableView): TableView => ({
    ...view,
    ...sources.mark(source, JSON.stringify(view.rows)),
  });
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
    case 'elastomer-table':
      return { ...block, table: table(block.table) };
    case 'image-text':
      for (const text of block.paragraphs ?? []) sources.mark(source, text);
      return {
        ...block,
        ...(block.table && { table: rows(block.table) }),
        ...(block.dimensionTable && { dimensionTable: table(block.dimensionTable) }),
      };
    case 'overview-text':
      for (const text of block.paragraphs) sources.mark(source, text);
      return block;
    case 'features-list':
      for (const text of block.features) sources.mark(source, text);
      return block;
    case 'text':
      // Without its tags: h2 is not a figure.
      sources.mark(source, block.html.replaceAll(/<[^>]*>/g, ''));
      return block;
    case 'highlight':
      sources.mark(source, block.text);
      return block;
    default:
      return block;
  }
}
