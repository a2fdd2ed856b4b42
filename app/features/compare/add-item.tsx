import { useId } from 'react';

import { MAX_COMPARED } from '#app/shared/compare/compare-list.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Field, Select } from '#app/ui/field.tsx';

import type { CompareItem } from './compare-data.ts';
import styles from './compare-page.module.css';

/** Adds a product to the comparison; its size is chosen in its column. Gone where there are four. */
export function AddItem({
  items,
  chosen,
  onAdd,
}: {
  items: readonly CompareItem[];
  chosen: readonly string[];
  onAdd: (id: string) => void;
}) {
  const { t } = useLocale();
  const id = useId();
  if (chosen.length >= MAX_COMPARED) return null;
  return (
    <div className={styles.add}>
      <Field id={id} label={t('compare:add')}>
        {(control) => (
          <Select
            {...control}
            value=""
            data-controlled
            onChange={({ currentTarget }) =>
              currentTarget.value !== '' && onAdd(currentTarget.value)
            }
          >
            <option value="">{t('compare:addChoose')}</option>
            {items
              .filter((item) => !chosen.includes(item.id))
              .map((item) => (
                <option key={item.id} value={item.id}>
                  {item.size === undefined
                    ? `${item.code} ${item.name}`
                    : `${item.code} ${item.size}`}
                </option>
              ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
