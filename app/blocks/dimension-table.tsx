import type { BlockDataOf } from './block-data.ts';
import { ShownDataTable } from './shown-data-table.tsx';

/** A table with column heads: dimensions, models, comparisons. */
export function DimensionTable({ block }: { block: BlockDataOf<'dimension-table'> }) {
  return <ShownDataTable table={block.table} />;
}
