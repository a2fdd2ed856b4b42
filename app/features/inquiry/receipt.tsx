import { useEffect, useRef, useState } from 'react';

import { sheetHref } from '#contract/answers.ts';
import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';
import { readQuantity } from '#contract/quantity.ts';
import { telephoneHref } from '#contract/telephone.ts';
import { textParts } from '#contract/text-parts.ts';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { LOCALES, useLocale } from '#app/i18n/use-locale.ts';
import type { QuoteProducts } from '#app/shared/quote/quote-product.ts';
import { NoBreakText } from '#app/shared/text/no-break-text.tsx';
import { cx } from '#app/ui/cx.ts';
import { SpecList } from '#app/ui/spec-list.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';

import { counted } from './counted.ts';
import type { ContactDetails } from './inquiry-data.ts';
import { ReceiptActions } from './receipt-actions.tsx';
import { ReceiptList, ReceiptPoint } from './receipt-list.tsx';
import { ReceiptProducts } from './receipt-products.tsx';
import { textSections } from './receipt-sections.ts';
import { seoulTime } from './receipt-text.ts';
import styles from './receipt.module.css';
import { SENT_LIST } from '#app/shared/inquiry/receipt-address.ts';
import { isKept, type SentInquiry } from '#app/shared/inquiry/sent-inquiries.ts';

export interface ReceiptProps {
  sent: SentInquiry;
  products: QuoteProducts;
  contact: ContactDetails;
  /** It has just been sent: the receipt takes the focus. */
  isNew: boolean;
  onStartNew: () => void;
  onRemove: () => void;
}

/** The receipt of an inquiry, in place of the form (spec §8; the success texts are its heading). */
export function Receipt({ sent, products, contact, isNew, onStartNew, onRemove }: ReceiptProps) {
  const { language, t } = useLocale();
  const top = useRef<HTMLDivElement>(null);
  const [isKeptHere] = useState(() => isKept(sent.id));
  useEffect(() => {
    if (isNew) top.current?.focus();
  }, [isNew]);
  const { products: listed, fields } = sent;
  const time = seoulTime(sent.sentAt);
  const number = t(sent.local ? 'inquiry:receipt.localNumber' : 'inquiry:receipt.number');
  // The text is in the language that it was sent in, whatever the page's is now.
  const words = LOCALES[sent.language].t;
  const [keptBefore, keptAfter] = t('inquiry:receipt.kept', { list: '|' }).split('|');
  const heading = (key: 'quoteHeading' | 'pointHeading' | 'questionsHeading') =>
    words(`inquiry:${key}`).slice(1, -1);
  const sections = textSections(fields.inquiry, words('inquiry:quoteHeadingInquiry'));
  const point = sections.find((section) => section.heading === heading('pointHeading'));
  const asked = sections.find((section) => section.heading === heading('questionsHeading'));
  const inTable = listed.reduce((sum, { questions }) => sum + questions.length, 0);
  const texts = sections.filter(
    (section) =>
      section.lines.join('') !== '' &&
      section !== point &&
      section.heading !== heading('quoteHeading') &&
      // Questions that all stand with their products are not repeated.
      !(section === asked && inTable === section.lines.length),
  );
  const count = counted(
    listed.map(({ pieces }) => readQuantity(pieces)),
    { t, language },
  );

  return (
    <>
      <article
        className={cx('sheet frame top12', styles.receipt)}
        aria-label={t('inquiry:receipt.document')}
      >
        <div className={cx('grid gap10', styles.top)}>
          <div ref={top} role="status" tabIndex={-1} className={styles.success}>
            <h1 className="flex-row gap12 foot4">{t('inquiry:successTitle')}</h1>
            <p>{t('inquiry:successText')}</p>
            <p className="quiet dense top12">{number}</p>
            <p className={cx('large light anywhere', styles.number)}>{sent.id}</p>
          </div>
          <ReceiptActions sent={sent} />
          <p className={cx('quiet dense', styles.note)}>
            {t('inquiry:receipt.timeZone', { time })}
            {sent.local && ` · ${t('inquiry:receipt.localNote')}`}
          </p>
        </div>
        <ol
          className={cx('grid dense soft split', styles.steps)}
          aria-label={t('inquiry:receipt.next')}
        >
          <li aria-current="step">
            <b className="body dark-ink">{t('inquiry:receipt.received')}</b>
            <p>
              {t(sent.local ? 'inquiry:receipt.receivedHosted' : 'inquiry:receipt.receivedText', {
                time: time.slice(5),
              })}
            </p>
          </li>
          <li>
            <b className="body dark-ink">{t('inquiry:receipt.checked')}</b>
            <p>
              {t('inquiry:receipt.checkedText')}{' '}
              <TextLink as="a" href={telephoneHref(contact.phone)} className="nowrap">
                {contact.phone}
              </TextLink>
            </p>
          </li>
          <li>
            <b className="body dark-ink">{t('inquiry:receipt.answered')}</b>
            <p>
              {sent.answers === null ? (
                t('inquiry:receipt.answeredText')
              ) : (
                <>
                  {t('inquiry:receipt.answeredOnSheet')}{' '}
                  <TextLink as="a" href={sheetHref(sent.answers, language)}>
                    {t('inquiry:receipt.sheet')}
                  </TextLink>
                </>
              )}
            </p>
          </li>
        </ol>
        <div className={cx('stack', styles.sent)}>
          {listed.length > 0 && (
            <section lang={sent.language} className="container">
              <h2>
                {t('inquiry:receipt.products')}{' '}
                <small className="dense regular quiet">{count}</small>
              </h2>
              <ReceiptProducts sent={listed} products={products} />
            </section>
          )}
          <div className={cx('stack', styles.pair)}>
            {point && (
              <section lang={sent.language}>
                <h2>{t('inquiry:pointTitle')}</h2>
                <SpecList
                  rows={point.lines.map((line) => {
                    const [label = '', ...value] = line.split(': ');
                    return { label, value: value.join(': ') };
                  })}
                />
              </section>
            )}
            <section>
              <h2>{t('inquiry:receipt.sender')}</h2>
              <SpecList
                rows={INQUIRY_FIELDS.filter(
                  (field) => field !== 'inquiry' && fields[field] !== '',
                ).map((field) => ({ label: t(`inquiry:${field}`), value: fields[field] }))}
              />
            </section>
          </div>
          {texts.map(({ heading: title, lines }) => (
            <section key={title} lang={sent.language}>
              <h2>{title || t('inquiry:inquiry')}</h2>
              <div className={cx('grid gap10 anywhere edges', styles.text)}>
                {textParts(lines).map((part, place) =>
                  'rows' in part ? (
                    <PastedTable key={place} rows={part.rows} label={t('inquiry:inquiry')} />
                  ) : (
                    <p key={place}>
                      <NoBreakText text={part.text} />
                    </p>
                  ),
                )}
              </div>
            </section>
          ))}
        </div>
        <div className={styles.foot}>
          <TitleBlock
            cells={[
              {
                label: t('inquiry:receipt.documentLabel'),
                value: t('inquiry:receipt.document'),
              },
              { label: number, value: sent.id },
              {
                label: t('inquiry:quoteTitle'),
                value: listed.length === 0 ? t('inquiry:receipt.noProducts') : count,
              },
              { label: t('inquiry:questionsTitle'), value: asked?.lines.length ?? 0 },
              { label: t('inquiry:receipt.sheets'), value: '1/1' },
            ]}
          />
        </div>
      </article>
      <div className={cx('grid gap6 dense soft', styles.after)}>
        {isKeptHere ? (
          <p>
            {keptBefore}
            <TextLink as={LocalizedLink} to={SENT_LIST}>
              {t('inquiry:receipt.sentTitle')}
            </TextLink>
            {keptAfter}
          </p>
        ) : (
          <p className="strong warning">{t('inquiry:receipt.notKept')}</p>
        )}
        {sent.confirmation && fields.email !== '' && (
          <p>{t('inquiry:receipt.confirmation', { email: fields.email })}</p>
        )}
        <p>
          {t('inquiry:receipt.drawings')}{' '}
          <TextLink
            as="a"
            href={`mailto:${contact.email}?subject=${encodeURIComponent(`${number} ${sent.id}`)}`}
          >
            {contact.email}
          </TextLink>
        </p>
        <div className={cx('flex-row wrap strong screenOnly', styles.links)}>
          <ReceiptList sent={sent} />
          <ReceiptPoint />
          <TextLink as={LocalizedLink} to="/products">
            {t('inquiry:receipt.toProducts')}
          </TextLink>
          <TextLink as="button" onClick={onStartNew}>
            {t('inquiry:receipt.startNew')}
          </TextLink>
          <TextLink as="button" onClick={onRemove}>
            {t('inquiry:receipt.remove')}
          </TextLink>
        </div>
      </div>
    </>
  );
}

/** A table that the sender pasted, its columns as they were. */
function PastedTable({ rows, label }: { rows: readonly (readonly string[])[]; label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wide tables are scrolled by key
    <div className={cx('dense', styles.pasted)} role="region" aria-label={label} tabIndex={0}>
      <table className="table">
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
