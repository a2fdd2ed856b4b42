import { type MouseEvent, useEffect, useRef } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Container } from '#app/ui/container.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import { ContactPanel } from './contact-panel.tsx';
import type { Client } from './form-client.tsx';
import type { InquiryData } from './inquiry-data.ts';
import { InquiryConditions } from './inquiry-conditions.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import styles from './inquiry-page.module.css';
import { nameQuestions } from '#app/shared/questions/question-list.ts';
import { useWordedNotes } from '#app/shared/quote/worded-notes.ts';
import { RemovalNote } from '#app/shared/removal/removal-note.tsx';
import type { QuoteItem } from '#app/shared/quote/quote-item.ts';
import { QuotedProducts } from '#app/shared/quote/quoted-products.tsx';
import { receiptHref } from './receipt-address.ts';
import { Receipt } from './receipt.tsx';
import { SentList } from './sent-list.tsx';
import { useInquiryContent } from './use-inquiry-content.ts';
import { useQuote } from './use-quote.ts';
import { REMOVAL_ID, useReceipt } from './use-receipt.ts';
import { useDocumentTitle } from '#app/shared/page/use-document-title.ts';

/** As much of an unknown id as is repeated to the visitor. */
const short = (id: string) => id.slice(0, 24);

/** Id of the place of the form. */
const FORM_ID = 'inquiry-form';
/** As many products stand above the form on a phone without a way past them. */
const MAX_WITHOUT_WAY = 3;

/** `/contact` and `/support` (spec §2). */
export function InquiryPage({ data, client }: { data: InquiryData; client?: Client }) {
  const { t } = useLocale();
  const { quote: kept, unknown, edit, remove, addSize } = useQuote(data.products);
  const quote = useWordedNotes(kept, data.products);
  /** The entry as it is kept, of one whose note is worded in the page's language. */
  const keptOf = (item: QuoteItem) => kept[quote.indexOf(item)] ?? item;
  const { content, leftOut, sizing } = useInquiryContent(quote, data.products);
  const receipt = useReceipt();
  const form = useRef<HTMLDivElement>(null);
  const toForm = (event: MouseEvent) => {
    // Without a fragment in the address, which Back would have to undo.
    event.preventDefault();
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView();
  };
  // Questions that are put back may be in the other language.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- whenever the list changes
  useEffect(() => nameQuestions(data.questionWords), [data.questionWords, content.questions]);
  useDocumentTitle(
    receipt.shown ? `${t('inquiry:successTitle')} | ${data.head.siteName}` : data.head.title,
  );
  return (
    <Container className={styles.page}>
      <Breadcrumb
        label={t('chrome:breadcrumb')}
        link={LocalizedLink}
        items={[
          { label: t('chrome:home'), to: '/' },
          { label: t('menu:contact'), to: data.path },
          ...(receipt.shown
            ? [{ label: t('inquiry:receipt.document'), to: receiptHref(receipt.shown.id) }]
            : []),
        ]}
      />
      {receipt.shown ? (
        <Receipt
          key={receipt.shown.id}
          sent={receipt.shown}
          products={data.products}
          contact={data.contact}
          isNew={receipt.isNew}
          onStartNew={receipt.startNew}
          onRemove={receipt.remove}
        />
      ) : (
        <>
          <PageHead title={t('inquiry:title')} lead={t('inquiry:lead')} />
          <div id={REMOVAL_ID} tabIndex={-1} className={styles.removal}>
            <RemovalNote removal={receipt.removal} onUndone={receipt.onUndone} />
          </div>
          {receipt.isElsewhere && (
            <Alert
              kind="warning"
              title={t('inquiry:receipt.notHereTitle')}
              className={styles.notHere}
            >
              <p>{t('inquiry:receipt.notHere')}</p>
            </Alert>
          )}
          {unknown.length > 0 && (
            <Alert kind="warning" className={styles.notHere}>
              <p>{t('inquiry:unknownItems', { list: unknown.map(short).join(', ') })}</p>
            </Alert>
          )}
          <div className={styles.columns}>
            <div className={styles.about}>
              {quote.length > MAX_WITHOUT_WAY && (
                <p className={styles.toForm}>
                  <TextLink as="a" href={`#${FORM_ID}`} onClick={toForm}>
                    {t('inquiry:toForm', { count: quote.length })}
                  </TextLink>
                </p>
              )}
              <QuotedProducts
                quote={quote}
                products={data.products}
                ranges={data.ranges}
                dn={content.point.size}
                onEdit={(item, edited) => edit(keptOf(item), edited)}
                onRemove={(item) => remove(keptOf(item))}
                onOtherSize={(item) => addSize(keptOf(item))}
              />
              <InquiryConditions
                sizing={sizing}
                entered={content.entered}
                questions={content.questions}
                leftOut={leftOut}
              />
            </div>
            <div ref={form} id={FORM_ID} tabIndex={-1} className={styles.form}>
              <InquiryForm
                data={data}
                content={content}
                quote={quote}
                client={client}
                onSucceeded={receipt.show}
              />
            </div>
            <div>
              <ContactPanel contact={data.contact} />
              <SentList />
            </div>
          </div>
        </>
      )}
    </Container>
  );
}
