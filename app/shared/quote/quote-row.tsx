import { type MouseEvent, useId, useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { VerdictMark, VerdictReason } from '#app/shared/fit/verdict.tsx';
import type { OperatingPoint } from '#app/shared/operating-point/point.ts';
import { NoBreakText } from '#app/shared/text/no-break-text.tsx';
import { announce } from '#app/ui/announce.ts';
import { Select, TextInput } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Stepper } from '#app/ui/stepper.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { useWhenReleased } from '#app/ui/when-released.ts';

import { type Action, type Entry, MAX_QUANTITY, MAX_SIZE, MAX_TEXT, newEntry } from './entries.ts';
import { dispatch } from './quote-list.ts';
import type { QuoteProduct } from './quote-product.ts';
import { cx } from '#app/ui/cx.ts';
import styles from './quote-row.module.css';
import type { Row, Said } from './rows.ts';
import { typedSize } from './typed-size.ts';
import { supplyText } from './use-rows.ts';
import { useRowVerdict } from './use-row-verdict.ts';

type Change = Extract<Action, { type: 'change' }>['to'];

/** Id of the field of an entry's quantity. */
export const quantityId = ({ id }: Entry): string => `quote-quantity-${id}`;

/**
 * One product that a quote is asked for: its size, quantity and note can be changed, and it can be removed. A size that another row of
 * the product has is reported when the field is left, and both rows stay: their notes may tell them apart.
 */
export function QuoteRow({
  row,
  product,
  isKnown,
  withQuantity,
  point: asked,
  onRemove,
  onMatch,
}: {
  row: Row;
  /** In the page's language, once it has come. */
  product: QuoteProduct | undefined;
  /** `false` where no product or series of the site has this code. */
  isKnown: boolean;
  withQuantity: boolean;
  point: OperatingPoint;
  onRemove: () => void;
  /** Takes the operating point's size. */
  onMatch: (point: string) => void;
}) {
  const { t } = useLocale();
  const id = useId();
  const whenReleased = useWhenReleased();
  const verdict = useRowVerdict(asked)(row);
  const { entry, size, said, rowName: name, isSizeTwice, isQuantityWrong } = row;
  const change = (to: Change) => dispatch({ type: 'change', id: entry.id, to });
  // Not while the size is being typed: its first digits may be the size of another row.
  const [isSizeLeft, setSizeLeft] = useState(isSizeTwice);
  const saysTwice = isSizeLeft && isSizeTwice;
  const isWrong = withQuantity && isQuantityWrong;
  const { size: dn } = asked;
  const point = `DN ${dn}`;
  // What a product is ordered by: its supply, where it has a choice of them, else its size.
  const supplies = product?.supplies ?? [];
  const isChosen = supplies.some(({ phase }) => phase === entry.supply?.phase);
  const hasSupplies = supplies.length > 0 && (entry.supply === null || isChosen);
  const saidLine = ({ field, words }: Said) => (
    <p
      key={field}
      className={cx('flex-row between', field === 'supply' && 'outlined rounded', styles[field])}
    >
      <span>
        <NoBreakText text={words} />
      </span>
      <button
        type="button"
        className="centred square soft"
        aria-label={t('quote:removeNamed', { product: words })}
        onClick={() => change(field === 'supply' ? { supply: null } : { conditions: '' })}
      >
        <Icon name="close" />
      </button>
    </p>
  );
  return (
    <>
      <div className={styles.picture}>
        {product && <Picture {...product.picture} alt="" fallback="hide" />}
      </div>
      <div className={cx('shrink', styles.name)}>
        <h3 className="body">
          {entry.product.code || entry.pasted?.text}{' '}
          <span className="dense regular soft">{product?.name ?? entry.product.name}</span>
        </h3>
        {entry.pasted && (
          <p className="caption soft">
            {[entry.pasted.tag, entry.product.code === '' ? '' : entry.pasted.text]
              .filter((part) => part !== '')
              .join(' · ')}
          </p>
        )}
        {verdict && (
          <div className="flex-row wrap gap10 caption">
            <VerdictMark verdict={verdict} /> <VerdictReason verdict={verdict} />
          </div>
        )}
      </div>
      <div role="group" aria-label={name} className={styles.fields}>
        {hasSupplies && (
          <Select
            aria-label={t('quote:supply')}
            className={styles.size}
            value={entry.supply?.phase ?? ''}
            onChange={({ target }) =>
              change({
                supply: supplies.find(({ phase }) => String(phase) === target.value) ?? null,
              })
            }
          >
            <option value="">{t('quote:supplyOpen')}</option>
            {supplies.map((supply) => (
              <option key={supply.phase} value={supply.phase}>
                {supplyText(supply, t)}
              </option>
            ))}
          </Select>
        )}
        {(size !== '' || !(entry.supply || hasSupplies)) && entry.product.code !== '' && (
          <TextInput
            aria-label={t('quote:size')}
            aria-describedby={saysTwice ? `${id}-twice` : undefined}
            placeholder={t('quote:size')}
            data-quote-size
            list={`${id}-sizes`}
            maxLength={MAX_SIZE}
            autoComplete="off"
            className={styles.size}
            value={size}
            onChange={({ target }) => {
              setSizeLeft(false);
              change({ size: typedSize(target.value) });
            }}
            onBlur={() =>
              whenReleased(() => {
                setSizeLeft(true);
                if (isSizeTwice) announce(t('quote:sizeTwice'));
              })
            }
          />
        )}
        <datalist id={`${id}-sizes`}>
          {product?.sizes.map((dn) => (
            <option key={dn}>DN {dn}</option>
          ))}
        </datalist>
        {!hasSupplies && said.filter(({ field }) => field === 'supply').map(saidLine)}
        {withQuantity && (
          <div className={styles.quantity}>
            <Stepper
              id={quantityId(entry)}
              aria-label={t('quote:quantity')}
              {...(isWrong && { 'aria-invalid': true, 'aria-describedby': `${id}-wrong` })}
              counts={t('quote:quantity')}
              text={entry.quantity}
              min={1}
              max={MAX_QUANTITY}
              lessLabel={t('quote:less', { product: name })}
              moreLabel={t('quote:more', { product: name })}
              onChange={(quantity) => change({ quantity })}
            />
          </div>
        )}
        <button
          type="button"
          className={cx('centred square soft', styles.remove)}
          aria-label={t('quote:removeNamed', { product: name })}
          onClick={onRemove}
        >
          <Icon name="close" />
        </button>
        {said.filter(({ field }) => field !== 'supply').map(saidLine)}
        <div className={cx('flex-row gap12', styles.more)}>
          <input
            type="text"
            aria-label={t('quote:note')}
            maxLength={MAX_TEXT}
            placeholder={t('quote:note')}
            className={cx('grow shrink target', styles.note)}
            value={entry.note}
            onChange={({ target }) => change({ note: target.value })}
          />
          {row.takesOtherSize && (
            <TextLink
              as="button"
              aria-label={t('quote:otherSizeNamed', { product: name })}
              onClick={({ currentTarget }: MouseEvent<HTMLElement>) => {
                const item = currentTarget.closest('li');
                dispatch({
                  type: 'insert',
                  entries: [newEntry({ product: entry.product, quantity: '1' })],
                  below: entry.id,
                });
                // When the new row is there.
                requestAnimationFrame(() =>
                  item?.nextElementSibling
                    ?.querySelector<HTMLElement>('[data-quote-size]')
                    ?.focus(),
                );
              }}
            >
              + {t('quote:otherSize')}
            </TextLink>
          )}
        </div>
        {saysTwice && (
          <p id={`${id}-twice`} className={cx('warning medium', styles.wrong)}>
            {t('quote:sizeTwice')}
          </p>
        )}
        {isWrong && (
          <p id={`${id}-wrong`} className={cx('error medium', styles.wrong)}>
            {t('quote:badQuantity')}
          </p>
        )}
        {dn !== undefined && row.differs && (
          <p className={cx('warning medium', styles.wrong)}>
            {t('quote:sizeDiffers', { point, size })}{' '}
            {row.canMatch && (
              <TextLink
                as="button"
                aria-label={t('quote:sizeMatchNamed', { product: name })}
                onClick={() => onMatch(point)}
              >
                {t('quote:sizeMatch')}
              </TextLink>
            )}
          </p>
        )}
        {!isKnown && (
          <p className={cx('warning medium', styles.wrong)}>{t('quote:unknownProduct')}</p>
        )}
      </div>
    </>
  );
}
