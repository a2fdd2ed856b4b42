import type { BlockDataOf } from './block-data.ts';
import { ConvertedTable } from '#app/shared/table/converted-table.tsx';

/** Sleeve materials with their highest temperatures. */
export function ElastomerTable({ block }: { block: BlockDataOf<'elastomer-table'> }) {
  return <ConvertedTable table={block.table} dense />;
}
