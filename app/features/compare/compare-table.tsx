import { useState } from 'react';

import { Measured } from '#app/shared/units/measured.tsx';
import { QuoteToggle } from '#app/shared/quote/quote-toggle.tsx';
import { UnitsSwitch } from '#app/shared/units/units-switch.tsx';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Checkbox, Select } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import type { CompareData, CompareItem } from './compare-data.ts';
import { comparedRows } from './compare-rows.ts';
import styles from './compare-table.module.css';

export interface CompareTableProps {
  data: CompareData;
  items: readonly CompareItem[];
  /** Changes the ids to compare. */
  onChoose: (update: (ids: readonly string[]) => readonly string[]) => void;
}

/** Items as columns, values as rows; rows that differ are marked with a word and a rule. */
export function CompareTable({ data, items, onChoose }: CompareTableProps) {
  const { t } = useLocale();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = comparedRows(data.rows, items);
  const shown = onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  const ids = items.map(({ id }) => id);
  return (
    <>
      <div className={styles.controls}>
        <Checkbox
          checked={onlyDifferences}
          disabled={items.length < 2}
          onChange={({ currentTarget }) => setOnlyDifferences(currentTarget.checked)}
        >
          {t('compare:onlyDifferences')}
        </Checkbox>
        <UnitsSwitch />
        <Button size="small" onClick={() => print()}>
          {t('compare:print')}
        </Button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls has to be in reach of the keys */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={data.title}>
        <table className={styles.table}>
          <caption className={styles.caption}>
            {t('compare:caption', { list: items.map(nameOf).join(', ') })}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {t('compare:item')}
              </th>
              {items.map((item) => (
                <th key={item.id} scope="col" className={styles.item}>
                  <ItemHead
                    item={item}
                    sizes={data.items.filter(({ product }) => product === item.product)}
                    taken={ids}
                    onSize={(id) =>
                      onChoose((all) => all.map((other) => (other === item.id ? id : other)))
                    }
                    onRemove={() => onChoose((all) => all.filter((other) => other !== item.id))}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, label, values, differs }) => (
              <tr key={key} className={cx(differs && styles.differs)}>
                <th scope="row">
                  {label}
                  {differs && <span className={styles.mark}>{t('compare:differs')}</span>}
                </th>
                {values.map(({ id, value }) => (
                  <td key={id} className={cx(value.quiet && styles.quiet)}>
                    <Measured text={value.text} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length === 0 && <p className={styles.note}>{t('compare:same')}</p>}
      <p className={styles.note}>{t('compare:share')}</p>
    </>
  );
}

/** A size is named, and asked for, with its product: `PQVF DN 100`. */
const nameOf = ({ code, size }: CompareItem) => (size === undefined ? code : `${code} ${size}`);

function ItemHead({
  item,
  sizes,
  taken,
  onSize,
  onRemove,
}: {
  item: CompareItem;
  /** The product and its sizes. */
  sizes: readonly CompareItem[];
  taken: readonly string[];
  onSize: (id: string) => void;
  onRemove: () => void;
}) {
  const { t } = useLocale();
  return (
    <div className={styles.head} data-theme={item.theme}>
      <div className={styles.top}>
        <Badge kind="code">{item.badge}</Badge>
        <button
          type="button"
          aria-label={t('compare:remove', { product: nameOf(item) })}
          className={styles.remove}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.picture}>
        <Picture {...item.image} alt="" fallback="hide" />
      </div>
      <TextLink as={LocalizedLink} to={item.path}>
        {item.name}
      </TextLink>
      {sizes.length > 1 && (
        <Select
          aria-label={t('compare:sizeOf', { product: item.code })}
          value={item.id}
          className={styles.size}
          onChange={({ currentTarget }) => onSize(currentTarget.value)}
        >
          {sizes.map(({ id, size }) => (
            <option key={id} value={id} disabled={id !== item.id && taken.includes(id)}>
              {size ?? t('compare:allSizes')}
            </option>
          ))}
        </Select>
      )}
      {item.size !== undefined && <span className={styles.printed}>{item.size}</span>}
      <QuoteToggle
        look="small"
        item={{
          productCode: item.code,
          productName: item.name,
          category: item.category,
          ...(item.size !== undefined && { size: item.size }),
        }}
      />
    </div>
  );
}
