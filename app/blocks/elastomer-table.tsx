import type { BlockDataOf } from './block-data.ts';
import { ShownDataTable } from './shown-data-table.tsx';

/** Sleeve materials with their highest temperatures. */
export function ElastomerTable({ block }: { block: BlockDataOf<'elastomer-table'> }) {
  return <ShownDataTable table={block.table} dense />;
}
