import { useRef, useState } from 'react';

import { QuoteItemFields } from './quote-item-fields.tsx';
import { nameOf, type QuoteItem } from './quote-item.ts';
import { editQuote, MAX_QUOTE_ITEMS, removeQuote } from './quote-list.ts';
import { useWordedNotes } from './worded-notes.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';

import styles from './quote-items.module.css';

/** The products on the list, each with its quantity and its note. */
export function QuoteItems({ items: kept }: { items: readonly QuoteItem[] }) {
  const { t } = useLocale();
  const items = useWordedNotes(kept);
  const [removed, setRemoved] = useState('');
  const list = useRef<HTMLDivElement>(null);
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      {items.length > 0 && (
        <>
          <p className={styles.lead}>{t('quote:lead')}</p>
          {items.length >= MAX_QUOTE_ITEMS && (
            <p className={styles.full}>{t('quote:full', { max: MAX_QUOTE_ITEMS })}</p>
          )}
          <ul aria-label={t('quote:title')}>
            {items.map((item, index) => (
              <QuoteRow
                // By place: its size, which is part of its name, is edited here.
                key={`${item.category}/${item.productCode}/${index}`}
                item={item}
                onEdit={(edited) => editQuote(kept[index] ?? item, edited)}
                onRemove={() => {
                  removeQuote(kept[index] ?? item);
                  setRemoved(t('quote:removed', { product: nameOf(item) }));
                  // The button that had the focus is about to go.
                  list.current?.focus();
                }}
              />
            ))}
          </ul>
        </>
      )}
      {/* One place for both, so that emptying the list is announced. */}
      <p role="status" className={items.length === 0 ? styles.empty : styles.said}>
        {items.length === 0 ? t('quote:empty') : removed}
      </p>
    </div>
  );
}

function QuoteRow({
  item,
  onEdit,
  onRemove,
}: {
  item: QuoteItem;
  onEdit: (edited: QuoteItem) => void;
  onRemove: () => void;
}) {
  const { t } = useLocale();
  return (
    <li className={styles.item}>
      <p className={styles.product}>
        <Badge>{nameOf(item)}</Badge> {item.productName}
      </p>
      <div>
        <QuoteItemFields item={item} onChange={onEdit} />
      </div>
      <Button
        size="small"
        aria-label={t('quote:removeNamed', { product: nameOf(item) })}
        onClick={onRemove}
      >
        {t('quote:remove')}
      </Button>
    </li>
  );
}
