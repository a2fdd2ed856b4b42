import { useRef } from 'react';

import { MAX_COMPARED } from '#app/shared/compare/compare-list.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { announce } from '#app/ui/announce.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Select } from '#app/ui/field.tsx';

import type { CompareItem } from './compare-data.ts';
import styles from './compare-page.module.css';

/** The field in which a product to add is chosen: the free place beside the heads leads to it. */
export const ADD_FIELD = 'compare-add';

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
  const choice = useRef<HTMLSelectElement>(null);
  if (chosen.length >= MAX_COMPARED) return null;
  const add = () => {
    const select = choice.current;
    if (!select) return;
    if (select.value === '') {
      select.focus();
      return;
    }
    const count = chosen.length + 1;
    // The field goes with the last place.
    if (count === MAX_COMPARED) document.querySelector('main')?.focus();
    onAdd(select.value);
    select.value = '';
    announce(t('compare:count', { count, max: MAX_COMPARED }));
  };
  return (
    <div className={styles.add}>
      <div className={styles.addField}>
        <Field id={ADD_FIELD} label={t('compare:addWhich')}>
          {(control) => (
            <Select {...control} ref={choice} defaultValue="">
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
      {/* Not by the choice itself: arrow keys pass every option (WCAG 3.2.2). */}
      <Button onClick={add}>{t('compare:add')}</Button>
    </div>
  );
}
