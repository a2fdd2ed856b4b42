import { useId, useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { announce } from '#app/ui/announce.ts';
import { Field, TextInput } from '#app/ui/field.tsx';
import { Stepper } from '#app/ui/stepper.tsx';
import { useWhenReleased } from '#app/ui/when-released.ts';

import {
  MAX_QUANTITY,
  MAX_TEXT,
  quantityText,
  type QuoteItem,
  withNote,
  withQuantity,
} from './quote-item.ts';
import styles from './quote-item-fields.module.css';

/**
 * Quantity, size and note of a product that a quote is asked for. A quantity that is none stays, with what is wrong. A size that another
 * entry of the product has is said when its field is left, and both stay: what tells them apart may be in their notes.
 */
export function QuoteItemFields({
  item,
  product,
  isSizeTwice,
  quantityId,
  sizes,
  onChange,
}: {
  item: QuoteItem;
  /** Its name, which no other row has. */
  product: string;
  /** Another entry of the product has its size. */
  isSizeTwice: boolean;
  /** Id of the quantity's field, where something else leads to it. */
  quantityId?: string | undefined;
  /** Sizes that the product is listed in, to choose from: `DN 80`. */
  sizes?: readonly string[] | undefined;
  onChange: (item: QuoteItem) => void;
}) {
  const { t } = useLocale();
  const id = useId();
  const whenReleased = useWhenReleased();
  // Of what was typed before too; but not letter by letter, in which another entry's size may come up.
  const [isSizeLeft, setSizeLeft] = useState(isSizeTwice);
  const saysTwice = isSizeLeft && isSizeTwice;
  return (
    <div role="group" aria-label={product} data-quote-fields className={styles.fields}>
      <div>
        <Field id={quantityId ?? `${id}-quantity`} label={t('quote:quantity')}>
          {(control) => (
            <Stepper
              {...control}
              {...(item.entered !== undefined && {
                'aria-invalid': true,
                'aria-describedby': `${id}-wrong`,
              })}
              counts={t('quote:quantity')}
              text={quantityText(item)}
              min={1}
              max={MAX_QUANTITY}
              lessLabel={t('quote:less', { product })}
              moreLabel={t('quote:more', { product })}
              onChange={(text) => onChange(withQuantity(item, text))}
            />
          )}
        </Field>
      </div>
      <div>
        <Field id={`${id}-size`} label={t('quote:size')}>
          {(control) => (
            <TextInput
              {...control}
              {...(saysTwice && { 'aria-describedby': `${id}-twice` })}
              data-quote-size
              list={sizes ? `${id}-sizes` : undefined}
              maxLength={24}
              autoComplete="off"
              value={item.size ?? ''}
              onChange={({ target }) => {
                setSizeLeft(false);
                const { size: _, follows: __, ...rest } = item;
                onChange(target.value === '' ? rest : { ...rest, size: target.value });
              }}
              onBlur={() =>
                whenReleased(() => {
                  setSizeLeft(true);
                  if (isSizeTwice) announce(t('quote:sizeTwice'));
                })
              }
            />
          )}
        </Field>
        {sizes && (
          <datalist id={`${id}-sizes`}>
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </datalist>
        )}
      </div>
      <div className={styles.note}>
        <Field id={`${id}-note`} label={t('quote:note')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={MAX_TEXT}
              placeholder={t('quote:notePlaceholder')}
              value={item.note ?? ''}
              onChange={({ target }) => onChange(withNote(item, target.value))}
            />
          )}
        </Field>
      </div>
      {saysTwice && (
        <p id={`${id}-twice`} className={styles.twice}>
          {t('quote:sizeTwice')}
        </p>
      )}
      {item.entered !== undefined && (
        <p id={`${id}-wrong`} className={styles.wrong}>
          {t('quote:badQuantity')}
        </p>
      )}
    </div>
  );
}
