import { useEffect, useRef } from 'react';

import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { LOCALES, useLocale } from '#app/i18n/use-locale.ts';
import type { QuoteProduct } from '#app/shared/quote/quote-text.ts';
import { NoBreakText } from '#app/shared/text/no-break-text.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { SpecList } from '#app/ui/spec-list.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';

import type { ContactDetails } from './inquiry-data.ts';
import { ReceiptActions } from './receipt-actions.tsx';
import { ReceiptList } from './receipt-list.tsx';
import { ReceiptProducts } from './receipt-products.tsx';
import { textSections } from './receipt-sections.ts';
import { seoulTime } from './receipt-text.ts';
import styles from './receipt.module.css';
import { SENT_LIST } from './receipt-address.ts';
import type { SentInquiry } from './sent-inquiries.ts';

export interface ReceiptProps {
  sent: SentInquiry;
  products: Readonly<Record<string, QuoteProduct>>;
  contact: ContactDetails;
  /** It has just been sent: the receipt takes the focus. */
  isNew: boolean;
  onStartNew: () => void;
  onRemove: () => void;
}

/** The receipt of an inquiry, in place of the form (spec §8; the success texts are its heading). */
export function Receipt({ sent, products, contact, isNew, onStartNew, onRemove }: ReceiptProps) {
  const { t } = useLocale();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const time = seoulTime(sent.sentAt);
  const number = t(sent.local ? 'inquiry:receipt.localNumber' : 'inquiry:receipt.number');
  // The text is in the language that it was sent in, whatever the page's is now.
  const words = LOCALES[sent.language].t;
  const sections = textSections(sent.fields.inquiry, words('inquiry:quoteHeadingInquiry'));
  const [keptBefore, keptAfter] = t('inquiry:receipt.kept', { list: '|' }).split('|');
  const isProducts = (title: string) => `[${title}]` === words('inquiry:quoteHeading');

  return (
    <article className={styles.receipt} aria-label={t('inquiry:receipt.document')}>
      <div className={styles.top}>
        <div>
          <div ref={heading} role="status" tabIndex={-1} className={styles.success}>
            <h1>{t('inquiry:successTitle')}</h1>
            <p>{t('inquiry:successText')}</p>
          </div>
          <p className={styles.numberLabel}>{number}</p>
          <div className={styles.number}>{sent.id}</div>
          <p>{t('inquiry:receipt.timeZone', { time })}</p>
          {sent.local && <p className={styles.note}>{t('inquiry:receipt.localNote')}</p>}
        </div>
        <ReceiptActions sent={sent} />
      </div>
      <div className={styles.columns}>
        <aside className={styles.next}>
          <h2>{t('inquiry:receipt.next')}</h2>
          <ol className={styles.steps}>
            <li aria-current="step">
              <b>{t('inquiry:receipt.received')}</b>
              <p>
                {t(sent.local ? 'inquiry:receipt.receivedHosted' : 'inquiry:receipt.receivedText', {
                  time,
                })}
              </p>
            </li>
            <li>
              <b>{t('inquiry:receipt.checked')}</b>
              <p>{t('inquiry:receipt.checkedText')}</p>
            </li>
            <li>
              <b>{t('inquiry:receipt.answered')}</b>
              <p>{t('inquiry:receipt.answeredText')}</p>
            </li>
          </ol>
          <p>
            {t('inquiry:receipt.urgent')}{' '}
            <TextLink as="a" href={contact.phoneHref}>
              {contact.phone}
            </TextLink>
          </p>
          <p>
            {t('inquiry:receipt.drawings')}{' '}
            <TextLink
              as="a"
              href={`mailto:${contact.email}?subject=${encodeURIComponent(`${number} ${sent.id}`)}`}
            >
              {contact.email}
            </TextLink>
          </p>
        </aside>
        <div className={styles.sent} lang={sent.language}>
          {sections.map(({ heading: title, lines }) => (
            <section key={title}>
              <h2>
                {isProducts(title) ? t('inquiry:receipt.products') : title || t('inquiry:inquiry')}
              </h2>
              {isProducts(title) ? (
                <ReceiptProducts lines={lines} quote={sent.quote} products={products} />
              ) : (
                <p className={styles.text}>
                  <NoBreakText text={lines.join('\n')} />
                </p>
              )}
            </section>
          ))}
          <section lang={undefined}>
            <h2>{t('inquiry:receipt.sender')}</h2>
            <SpecList
              rows={INQUIRY_FIELDS.filter((field) => field !== 'inquiry').map((field) => ({
                label: t(`inquiry:${field}`),
                value: sent.fields[field] || t('inquiry:receipt.notGiven'),
              }))}
            />
          </section>
        </div>
        <div className={styles.after}>
          {sent.confirmation && (
            <p>{t('inquiry:receipt.confirmation', { email: sent.fields.email })}</p>
          )}
          <p>
            {keptBefore}
            <TextLink as={LocalizedLink} to={SENT_LIST}>
              {t('inquiry:receipt.sentTitle')}
            </TextLink>
            {keptAfter}
          </p>
          <ReceiptList sent={sent} />
          <div className={styles.buttons}>
            <ButtonLink as={LocalizedLink} to="/products" size="small" arrow>
              {t('inquiry:receipt.toProducts')}
            </ButtonLink>
            <Button size="small" onClick={onStartNew}>
              {t('inquiry:receipt.startNew')}
            </Button>
            <Button size="small" onClick={onRemove}>
              {t('inquiry:receipt.remove')}
            </Button>
          </div>
        </div>
      </div>
      <div className={styles.foot}>
        <TitleBlock
          cells={[
            { label: t('inquiry:receipt.document'), value: t('inquiry:title') },
            { label: number, value: sent.id },
            { label: t('inquiry:receipt.time'), value: time },
            {
              label: t('inquiry:receipt.products'),
              value:
                sent.quote.length === 0
                  ? t('inquiry:receipt.noProducts')
                  : t('inquiry:receipt.productCount', { count: sent.quote.length }),
            },
            { label: t('inquiry:receipt.sheets'), value: '1/1' },
          ]}
        />
      </div>
    </article>
  );
}
