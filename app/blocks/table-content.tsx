import { useLocale } from '#app/i18n/use-locale.ts';
import { DataTable } from '#app/ui/data-table.tsx';

import type { BlockDataOf } from './block-data.ts';
import { Measured } from '#app/shared/units/measured.tsx';

/** A label and value table. */
export function TableContent({ block }: { block: BlockDataOf<'table'> }) {
  const { t } = useLocale();
  return (
    <DataTable
      caption={block.caption}
      columns={[
        { key: 'label', label: t('catalogue:label') },
        { key: 'value', label: t('catalogue:value') },
      ]}
      rows={block.rows.map(({ label, value, imperial }) => ({
        key: label,
        cells: { label, value: <Measured text={value} imperial={imperial} /> },
      }))}
    />
  );
}
