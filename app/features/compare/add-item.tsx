import { useEffect, useRef, useState } from 'react';

import { MAX_COMPARED } from '#app/shared/compare/compare-list.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { announce } from '#app/ui/announce.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Field, Select } from '#app/ui/field.tsx';

import { type CompareItem, nameOf } from './compare-data.ts';
import { headId } from './compare-heads.tsx';
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
  const button = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  const added = useRef<string>(undefined);
  useEffect(() => {
    if (added.current === undefined || !chosen.includes(added.current)) return;
    // What was added has pushed the button out of view; with the last place it has gone, and the product takes the focus.
    if (button.current) button.current.scrollIntoView({ block: 'nearest' });
    else document.getElementById(headId(added.current))?.focus();
    added.current = undefined;
  }, [chosen]);
  if (chosen.length >= MAX_COMPARED) return null;
  const add = () => {
    const select = choice.current;
    if (!select) return;
    const item = items.find(({ id }) => id === select.value);
    setMissing(!item);
    if (!item) {
      // After the message is rendered, so that it is read with the field.
      requestAnimationFrame(() => select.focus());
      return;
    }
    added.current = item.id;
    onAdd(item.id);
    select.value = '';
    announce(
      `${nameOf(item)}: ${t('compare:count', { count: chosen.length + 1, max: MAX_COMPARED })}`,
    );
  };
  return (
    <div ref={button} className={cx('flex wrap gap12 regular', styles.add)}>
      <div className={styles.addField}>
        <Field
          id={ADD_FIELD}
          label={t('comparison:addWhich')}
          error={isMissing ? t('comparison:addChoose') : undefined}
        >
          {(control) => (
            <Select {...control} ref={choice} defaultValue="" onChange={() => setMissing(false)}>
              <option value="">{t('comparison:addChoose')}</option>
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
      <Button onClick={add}>{t('comparison:add')}</Button>
    </div>
  );
}
