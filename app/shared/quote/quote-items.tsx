import { useRef } from 'react';

import { isSizeTwice, rowNames, takesOtherSize, withOtherSize } from './list-rows.ts';
import { QuoteItemFields } from './quote-item-fields.tsx';
import { nameOf, type QuoteItem } from './quote-item.ts';
import { editQuote, MAX_QUOTE_ITEMS, quoteList, removeQuote } from './quote-list.ts';
import { useWordedNotes } from './worded-notes.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { useFitData } from '#app/shared/fit/use-fit-data.ts';
import { type Removal, removalAfter, RemovalNote } from '#app/shared/removal/removal-note.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';

import { OtherSize } from './other-size.tsx';
import styles from './quote-items.module.css';

/** The products on the list, each with its quantity and its note. */
export function QuoteItems({
  items: kept,
  removal,
  onRemoval,
}: {
  items: readonly QuoteItem[];
  /** What was taken off last. */
  removal: Removal | undefined;
  onRemoval: (removal: Removal) => void;
}) {
  const { t } = useLocale();
  const items = useWordedNotes(kept);
  // Names in the language of the page, whatever the language that a product was chosen in.
  const products = useFitData(true)?.items;
  const list = useRef<HTMLDivElement>(null);
  const names = rowNames(items);
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <RemovalNote
        removal={removal}
        onUndone={(next) => {
          onRemoval(next);
          list.current?.focus();
        }}
      />
      {items.length === 0 && <p className={styles.empty}>{t('quote:empty')}</p>}
      {items.length > 0 && (
        <>
          <p className={styles.lead}>{t('quote:lead')}</p>
          {items.length >= MAX_QUOTE_ITEMS && (
            <p className={styles.full}>{t('quote:full', { max: MAX_QUOTE_ITEMS })}</p>
          )}
          <ul aria-label={t('quote:title')}>
            {items.map((item, index) => {
              const own = kept[index] ?? item;
              const product = products?.find(({ id }) => id === item.productCode.toLowerCase());
              return (
                <QuoteRow
                  // By place: its size, which is part of its name, is edited here.
                  key={`${item.category}/${item.productCode}/${index}`}
                  item={item}
                  row={names[index] ?? ''}
                  isSizeTwice={isSizeTwice(items, item)}
                  name={product?.name ?? item.productName}
                  takesSize={takesOtherSize(kept, own)}
                  onEdit={(edited) => editQuote(own, edited)}
                  onOtherSize={() => quoteList.set(withOtherSize(quoteList.get(), own))}
                  onRemove={() => {
                    const undo = removeQuote(own);
                    const name = nameOf(own);
                    onRemoval(
                      removalAfter(removal, {
                        say: (words) => words('quote:removed', { product: name }),
                        undo,
                      }),
                    );
                    // The button that had the focus is about to go.
                    list.current?.focus();
                  }}
                />
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}

function QuoteRow({
  item,
  row,
  isSizeTwice: isTwice,
  name,
  takesSize,
  onEdit,
  onOtherSize,
  onRemove,
}: {
  item: QuoteItem;
  /** What the row is called, and no other. */
  row: string;
  isSizeTwice: boolean;
  name: string;
  takesSize: boolean;
  onEdit: (edited: QuoteItem) => void;
  onOtherSize: () => void;
  onRemove: () => void;
}) {
  const { t } = useLocale();
  return (
    <li className={styles.item}>
      <p className={styles.product}>
        <Badge>{nameOf(item)}</Badge> {name}
      </p>
      <div>
        <QuoteItemFields item={item} product={row} isSizeTwice={isTwice} onChange={onEdit} />
      </div>
      <Button size="small" aria-label={t('quote:removeNamed', { product: row })} onClick={onRemove}>
        {t('quote:remove')}
      </Button>
      {takesSize && (
        <div className={styles.otherSize}>
          <OtherSize product={row} onAdd={onOtherSize} />
        </div>
      )}
    </li>
  );
}
