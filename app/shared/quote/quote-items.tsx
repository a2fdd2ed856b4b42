import { useRef, useState } from 'react';

import { MAX_QUANTITY, MAX_TEXT, type QuoteItem } from './quote-item.ts';
import { editQuote, removeQuote } from './quote-list.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, TextInput } from '#app/ui/field.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import styles from './quote-items.module.css';

/** The products on the list, each with its quantity and its note. */
export function QuoteItems({ items }: { items: readonly QuoteItem[] }) {
  const { t } = useLocale();
  const [removed, setRemoved] = useState('');
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      {items.length === 0 ? (
        <p className={styles.empty}>{t('quote:empty')}</p>
      ) : (
        <>
          <p className={styles.lead}>{t('quote:lead')}</p>
          <ul aria-label={t('quote:title')}>
            {items.map((item) => (
              <QuoteRow
                key={`${item.category}/${item.productCode}`}
                item={item}
                onRemove={() => {
                  removeQuote(item);
                  setRemoved(t('quote:removed', { product: item.productCode }));
                  // The button that had the focus is about to go.
                  list.current?.focus();
                }}
              />
            ))}
          </ul>
        </>
      )}
      <VisuallyHidden>
        <span role="status">{removed}</span>
      </VisuallyHidden>
    </div>
  );
}

function QuoteRow({ item, onRemove }: { item: QuoteItem; onRemove: () => void }) {
  const { t } = useLocale();
  const { productCode, productName, category, quantity, note } = item;
  const id = `quote-${category}-${productCode}`.replaceAll(/[^\w-]/g, '-');
  return (
    <li className={styles.item}>
      <p className={styles.product}>
        <Badge>{productCode}</Badge> {productName}
      </p>
      <div className={styles.quantity}>
        <Field id={`${id}-quantity`} label={t('quote:quantity')}>
          {(control) => (
            <TextInput
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={MAX_QUANTITY}
              step={1}
              defaultValue={quantity ?? ''}
              onInput={({ currentTarget }) => {
                const { valueAsNumber } = currentTarget;
                const { quantity: _, ...rest } = item;
                editQuote(
                  item,
                  Number.isNaN(valueAsNumber) ? rest : { ...rest, quantity: valueAsNumber },
                );
              }}
            />
          )}
        </Field>
      </div>
      <div className={styles.note}>
        <Field id={`${id}-note`} label={t('quote:note')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={MAX_TEXT}
              placeholder={t('quote:notePlaceholder')}
              defaultValue={note ?? ''}
              onInput={({ currentTarget }) =>
                editQuote(item, { ...item, note: currentTarget.value })
              }
            />
          )}
        </Field>
      </div>
      <Button
        size="small"
        aria-label={t('quote:removeNamed', { product: productCode })}
        onClick={onRemove}
      >
        {t('quote:remove')}
      </Button>
    </li>
  );
}
