import { useLocale } from '#app/i18n/use-locale.ts';
import { DataTable } from '#app/ui/data-table.tsx';

import type { BlockDataOf } from './block-data.ts';
import { Measured } from '#app/shared/units/measured.tsx';
import { AskButton } from '#app/shared/questions/ask-button.tsx';
import specStyles from '#app/shared/table/spec-rows.module.css';

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
      rows={block.rows.map(({ label, value, imperial, missing }) => ({
        key: label,
        cells: {
          label,
          value: missing ? (
            <span className={specStyles.missing}>
              {value}
              {missing === 'not-stated' && (
                <AskButton code="" about={`${block.caption}: ${label}`} />
              )}
            </span>
          ) : (
            <Measured text={value} imperial={imperial} />
          ),
        },
      }))}
    />
  );
}
