import type { BlockDataOf } from './block-data.ts';
import { ConvertedTable } from '#app/shared/table/converted-table.tsx';

/** A table with column heads: dimensions, models, comparisons. */
export function DimensionTable({ block }: { block: BlockDataOf<'dimension-table'> }) {
  return <ConvertedTable table={block.table} />;
}
