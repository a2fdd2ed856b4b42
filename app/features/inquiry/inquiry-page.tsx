import { type MouseEvent, useEffect, useRef, useState } from 'react';

import { KIND_PARAMETER } from '#contract/asked-query.ts';
import { readQuantity } from '#contract/quantity.ts';

import { useLocation } from '#app/router/router-provider.tsx';
import { LazyPart } from '#app/prelude/hydration.tsx';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Alert } from '#app/ui/alert.tsx';
import { PageTrail } from '#app/shared/page/page-trail.tsx';
import { Container } from '#app/ui/container.tsx';
import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import { counted } from './counted.ts';
import { ContactPanel } from './contact-panel.tsx';
import type { Client } from './form-client.tsx';
import type { InquiryData } from './inquiry-data.ts';
import { InstalledValveForm } from './installed-valve-form.tsx';
import { InquiryConditions } from './inquiry-conditions.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import { KindChoice } from './inquiry-kind.tsx';
import { InquiryQuestions } from './inquiry-questions.tsx';
import styles from './inquiry-page.module.css';
import { pasteDialog } from '#app/shared/dialog-state/dialog-state.ts';
import { nameQuestions } from '#app/shared/questions/question-list.ts';
import { INQUIRY_KINDS, type InquiryKind, isInstalled } from '#app/shared/inquiry/inquiry-text.ts';
import { RemovalNote, useRemoval } from '#app/shared/removal/removal-note.tsx';
import { useAskedInWords } from '#app/shared/operating-point/use-asked-in-words.ts';
import { asPasted, pastedText } from '#app/shared/pasted/pasted-text.ts';
import { AsideNote } from '#app/shared/quote/aside-note.tsx';
import { piecesOf } from '#app/shared/quote/entries.ts';
import { QuoteRows } from '#app/shared/quote/quote-rows.tsx';
import { useFitAwaited } from '#app/shared/fit/use-fit-data.ts';
import { receiptHref } from '#app/shared/inquiry/receipt-address.ts';
import { Receipt } from './receipt.tsx';
import { SentList } from './sent-list.tsx';
import { useInquiryContent } from './use-inquiry-content.ts';
import { useHandedOver } from './use-handed-over.ts';
import { REMOVAL_ID, useReceipt } from './use-receipt.ts';
import { useDocumentTitle } from '#app/shared/page/use-document-title.ts';

/** Id of the place of the form. */
const FORM_ID = 'inquiry-form';
/** As many products stand above the form on a phone without a way past them. */
const MAX_WITHOUT_WAY = 3;

/** `/contact` and `/support` (spec §2). */
export function InquiryPage({ data, client }: { data: InquiryData; client?: Client }) {
  const { t, language } = useLocale();
  const handedOver = useHandedOver(data.products);
  const { search } = useLocation();
  const { refused, repeated } = useAskedInWords(search);
  const unused = [
    ...handedOver.map(({ is, written }) => t(`inquiry:notUsedPart.${is}`, { written })),
    ...refused,
    ...repeated,
  ];
  const isFitAwaited = useFitAwaited();
  const [chosen, setKind] = useState<InquiryKind>();
  const asked = new URLSearchParams(search).get(KIND_PARAMETER);
  const kind =
    chosen ??
    INQUIRY_KINDS.find((each) => each === asked) ??
    (data.path === '/support' ? 'service' : 'quote');
  const { rows, isAwaited, content, along, sizing } = useInquiryContent(data.products, kind);
  const list = useRef<HTMLDivElement>(null);
  const { removal, onRemoved, onUndone } = useRemoval(list);
  const receipt = useReceipt();
  const form = useRef<HTMLDivElement>(null);
  /** Rows with tabs that were pasted into the message. */
  const [table, setTable] = useState('');
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
  const paste = (
    <TextLink as="button" onClick={() => pasteDialog.show(true)} className="screenOnly">
      {t('quote:paste')}
    </TextLink>
  );
  return (
    <Container className="alone ends">
      <PageTrail
        items={[
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
          <div className="flex-row wrap between gap12 foot24">
            <h1>{t('inquiry:title')}</h1>
            <KindChoice kind={kind} onChange={setKind} />
          </div>
          <div id={REMOVAL_ID} tabIndex={-1}>
            <RemovalNote removal={receipt.removal} onUndone={receipt.onUndone} />
          </div>
          {receipt.isElsewhere && (
            <Alert kind="warning" title={t('inquiry:receipt.notHereTitle')} className="foot24">
              <p>{t('inquiry:receipt.notHere')}</p>
            </Alert>
          )}
          {unused.length > 0 && (
            <Alert kind="warning" className="foot24">
              <p>{t('inquiry:notUsed', { list: unused.join(', ') })}</p>
            </Alert>
          )}
          <div className={cx('stack', styles.columns)}>
            <div className={cx('stack', styles.about)}>
              {rows.length > MAX_WITHOUT_WAY && (
                <p className={cx('dense', styles.toForm)}>
                  <TextLink as="a" href={`#${FORM_ID}`} onClick={toForm}>
                    {t('inquiry:toForm', { count: rows.length })}
                  </TextLink>
                </p>
              )}
              <div ref={list} tabIndex={-1} className={styles.part}>
                <RemovalNote removal={removal} onUndone={onUndone} />
                <AsideNote onTaken={() => list.current?.focus()} />
                {rows.length > 0 && (
                  <div className={cx('flex baseline gap16 dense', styles.partHead)}>
                    <h2>{t('inquiry:quoteTitle')}</h2>
                    <span className="quiet light">
                      {counted(
                        rows.map(({ entry: { quantity, pasted } }) =>
                          kind === 'quote'
                            ? readQuantity(`${piecesOf(quantity) ?? ''} ${pasted?.unit ?? ''}`)
                            : undefined,
                        ),
                        { t, language },
                      )}
                    </span>
                  </div>
                )}
                <QuoteRows
                  rows={rows}
                  products={data.products}
                  ranges={data.ranges}
                  point={content.point}
                  withQuantity={kind === 'quote'}
                  place={list}
                  onRemoved={onRemoved}
                />
                {rows.length > 0 && (
                  <p className="flex wrap gap16 dense strong top12 screenOnly">
                    <TextLink as={LocalizedLink} to="/products">
                      {t('inquiry:addProducts')}
                    </TextLink>
                    {paste}
                  </p>
                )}
              </div>
              {isInstalled(kind) && <InstalledValveForm kind={kind} email={data.contact.email} />}
              <InquiryQuestions questions={content.questions} />
              <InquiryConditions sizing={sizing} entered={content.entered} along={along} />
            </div>
            <div
              ref={form}
              id={FORM_ID}
              tabIndex={-1}
              onPaste={({ clipboardData }) => {
                const text = clipboardData.getData('text/plain');
                if (/\t.*\n.*\S/.test(text)) setTable(text);
              }}
            >
              {rows.length === 0 && !isInstalled(kind) && (
                <p className="dense strong scripted foot12">{paste}</p>
              )}
              <h2 className={cx('flex baseline gap16 dense', styles.partHead)}>
                {t('inquiry:sender')}
              </h2>
              <p role="status" className="dense">
                {table !== '' && (
                  <>
                    {t('inquiry:pastedTable')}{' '}
                    <TextLink
                      as="button"
                      onClick={() => {
                        pastedText.update(() => asPasted(table));
                        pasteDialog.show(true);
                        setTable('');
                      }}
                    >
                      {t('inquiry:takeTable')}
                    </TextLink>
                  </>
                )}
              </p>
              {/* What somebody else has put into the form makes React render it anew, and nothing around it. */}
              <LazyPart>
                <InquiryForm
                  data={data}
                  content={content}
                  rows={rows}
                  isAwaited={isAwaited || isFitAwaited}
                  client={client}
                  onSucceeded={receipt.show}
                />
              </LazyPart>
            </div>
            <div className={styles.beside}>
              <ContactPanel contact={data.contact} />
              <SentList />
            </div>
          </div>
        </>
      )}
    </Container>
  );
}
