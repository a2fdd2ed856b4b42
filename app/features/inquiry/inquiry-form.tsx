import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { HIDDEN_FIELDS, INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';
import { MAX_LISTED_BYTES } from '#contract/inquiry-rules.ts';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { releaseForm } from '#app/prelude/form-submit.ts';
import { isHydrated, onceHydrated } from '#app/prelude/hydration.tsx';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import { DraftNote } from './draft-note.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { Client } from './form-client.tsx';
import type { InquiryData } from './inquiry-data.ts';
import { InquiryFields, inputId } from './inquiry-fields.tsx';
import styles from './inquiry-form.module.css';
import {
  type InquiryContent,
  installedLines,
  inquiryText,
} from '#app/shared/inquiry/inquiry-text.ts';
import { type Entry, idOf, isSent } from '#app/shared/quote/entries.ts';
import { useQuote } from '#app/shared/quote/quote-list.ts';
import { quantityId } from '#app/shared/quote/quote-row.tsx';
import type { Row } from '#app/shared/quote/rows.ts';
import { useRowVerdict } from '#app/shared/quote/use-row-verdict.ts';
import { readableAddress } from './readable-address.ts';
import { SenderOffer } from './sender-offer.tsx';
import { SendLaterNote, useSendLater } from './send-later.tsx';
import {
  keepSent,
  type SentInquiry,
  type SentProduct,
} from '#app/shared/inquiry/sent-inquiries.ts';
import { useDraft } from './use-draft.ts';
import { fieldWords } from './service-errors.ts';
import { useFormCheck } from './use-form-check.ts';
import { useSubmission } from './use-submission.tsx';

export interface InquiryFormProps {
  data: Pick<InquiryData, 'target' | 'contact' | 'retention'>;
  /** What goes out besides the fields: products, operating point, questions. */
  content: InquiryContent;
  rows: readonly Row[];
  /** A size or words of the rows are still on their way: sending waits for them. */
  isAwaited: boolean;
  /** The inquiry has arrived and is kept as sent. */
  onSucceeded: (sent: SentInquiry) => void;
  /** In place of the form service's own client: the tests' card payment. */
  client?: Client | undefined;
}

/**
 * The inquiry form (spec §4, §5, §7). A plain form first: without scripts it posts by itself. With them the form
 * service's client library sends it, and what is typed is kept on the device until it has arrived.
 */
export function InquiryForm({
  data,
  content,
  rows,
  isAwaited,
  onSucceeded,
  client,
}: InquiryFormProps) {
  const { target, contact, retention } = data;
  const { language, t } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const draft = useDraft(form);
  /** What goes out of the quote list, as it is shown. */
  const emptied = useQuote().entries.filter(isSent);
  const { state, send, reset, carrier } = useSubmission(target, client);
  const submitting = state.status === 'submitting';
  const verdictOf = useRowVerdict(content.point);

  // A quantity that is none is said and keeps the form back: sent without it, it would vanish.
  const problems = rows.flatMap(({ entry, isQuantityWrong, name }) =>
    isQuantityWrong && content.kind === 'quote'
      ? [{ id: quantityId(entry), message: `${name}: ${t('quote:badQuantity')}` }]
      : [],
  );
  // The embedded service takes no longer body: said before sending, so that no row is lost on the way.
  const listed = new TextEncoder().encode(inquiryText('', content, t)).length;
  if (target.endpoint === null && listed > MAX_LISTED_BYTES)
    problems.push({
      id: inputId('inquiry'),
      message: t('inquiry:listTooLong', {
        kb: Math.ceil(listed / 1024),
        max: MAX_LISTED_BYTES / 1024,
      }),
    });
  const mayOmitInquiry =
    content.positions.length > 0
      ? 'inquiry:optionalListed'
      : content.questions.length > 0
        ? 'inquiry:optionalAsked'
        : installedLines(content.installed ?? {}, content.kind ?? 'quote', t).length > 0
          ? 'inquiry:optionalInstalled'
          : undefined;
  const check = useFormCheck(problems, mayOmitInquiry !== undefined);
  /** How often the form has been cleared. */
  const [discards, setDiscards] = useState(0);
  /** How often the form itself has refused to send. */
  const [refusals, setRefusals] = useState(0);
  const beforeSending = Object.keys(check.errors).length > 0 || check.problems.length > 0;
  const failure = beforeSending || state.status !== 'error' ? undefined : state.failure;
  const formErrors = failure?.form ?? [];
  const fieldErrors = failure
    ? fieldWords(failure.fields, language, t, check.isMended)
    : check.errors;
  const hasErrors = beforeSending || formErrors.length > 0 || Object.keys(fieldErrors).length > 0;

  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  // Once per answer: a change of language says it anew and leaves the focus where it is.
  useEffect(() => {
    if (state.status === 'error') summary.current?.focus();
  }, [state]);

  // After `useDraft`, whose effect must have read what was typed.
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    // The form says itself what is wrong, all at once and in the page's language; without scripts the browser does.
    element.noValidate = true;
    // With the operating point and the lists that go along, which the document does not hold.
    return onceHydrated(() => releaseForm(element));
  }, []);

  // After the draft has been put back into the form.
  const later = useSendLater(draft.key, () => form.current?.requestSubmit());

  const isHeld = useRef(false);
  useEffect(() => {
    if (isAwaited || !isHeld.current) return;
    isHeld.current = false;
    form.current?.requestSubmit();
  }, [isAwaited]);

  const outgoing = (element: HTMLFormElement): FormData => {
    const values = new FormData(element);
    values.set('inquiry', inquiryText(textOf(values.get('inquiry')), content, t));
    values.set(HIDDEN_FIELDS.idempotencyKey, draft.key());
    // The content says it.
    values.delete(HIDDEN_FIELDS.asked);
    return values;
  };

  /** A product as its receipt shows it. A question stands with the first row of its product. */
  const sentProduct = (row: Row, place: number): SentProduct => {
    const position = content.positions[place];
    const verdict = verdictOf(row);
    const isFirst = rows.findIndex(({ entry }) => isSameCode(entry, row.entry)) === place;
    return {
      id: position?.product ?? '',
      code: row.entry.product.code,
      // A row of a list without a product is its text.
      name: (row.entry.product.code === '' ? position?.code : position?.name) ?? '',
      tag: position?.pasted?.tag ?? '',
      pasted: row.entry.product.code === '' ? '' : (position?.pasted?.text ?? ''),
      size: [row.size, position?.note ?? ''].filter(Boolean).join(' · '),
      pieces:
        position?.pieces == null ? '' : `${position.pieces} ${position.pasted?.unit ?? ''}`.trim(),
      ...(verdict && {
        verdict: {
          result: verdict.match.result,
          word: t(`finder:result.${verdict.match.result}`),
          reason:
            verdict.reason ??
            (verdict.points.length > 0 ? t('finder:points', { count: verdict.points.length }) : ''),
        },
      }),
      questions: isFirst
        ? content.questions.flatMap(({ code, about }) =>
            code.toLowerCase() === position?.product ? [about] : [],
          )
        : [],
    };
  };

  const clear = () => {
    draft.discard();
    setDiscards((before) => before + 1);
    check.clear();
    reset();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    // Before hydration the prelude holds it until then; what the browser itself is posting is not sent a second time.
    if (submitting || !isHydrated() || element.submission === 'posted') return;
    if (!check.check(fieldsOf(new FormData(element)))) {
      reset();
      setRefusals((before) => before + 1);
      return;
    }
    if (isAwaited) {
      isHeld.current = true;
      return;
    }
    const values = outgoing(element);
    const fields = draft.fields();
    const answer = await send(values);
    if (!answer) return;
    draft.forget({ fields, entries: emptied, point: content.point });
    const products = rows.map((row, place) => sentProduct(row, place));
    const sent = fieldsOf(values);
    const shown = { ...sent, email: readableAddress(sent.email) };
    onSucceeded(keepSent(answer, { language, fields: shown, products, emptied }));
  };

  return (
    <>
      {hasErrors && (
        <ErrorSummary
          ref={summary}
          errors={formErrors}
          fields={fieldErrors}
          isEmbedded={target.endpoint === null}
          problems={beforeSending ? check.problems : undefined}
          beforeSending={beforeSending}
          contact={contact}
          values={() => (form.current ? outgoing(form.current) : new FormData())}
          onSendAgain={() => form.current?.requestSubmit()}
          later={later.online ? undefined : later}
        />
      )}
      {/* While a summary says why nothing arrived, it says this too. */}
      {!later.online && formErrors.length === 0 && later.wanted && (
        <SendLaterNote wanted={later.wanted} onWanted={later.onWanted} />
      )}
      <SenderOffer isEmpty={draft.filled > 0 && !draft.isNamed()} onTake={draft.take} />
      <DraftNote
        notice={formErrors.length > 0 ? null : draft.notice}
        discards={discards}
        onDiscard={clear}
        onUndo={draft.undo}
      />
      <form
        ref={form}
        action={target.action}
        method="post"
        acceptCharset="utf-8"
        className="stack gap14"
        data-hydrated-submit
        aria-label={t('inquiry:title')}
        onSubmit={(event) => void submit(event)}
        onInput={draft.save}
      >
        <input type="hidden" name={HIDDEN_FIELDS.language} value={language} />
        <input type="hidden" name={HIDDEN_FIELDS.idempotencyKey} defaultValue="" />
        {/* The server writes into both what the address asks for (server/asked-form.ts). */}
        <input type="hidden" name={HIDDEN_FIELDS.asked} disabled />
        <noscript data-asked="">
          <p>{t('inquiry:withoutScripts')}</p>
        </noscript>
        <InquiryFields
          errors={fieldErrors}
          inquiryMark={mayOmitInquiry && t(mayOmitInquiry)}
          readOnly={submitting}
          filled={draft.filled}
          onLeave={check.leave}
          onWritten={draft.save}
        />
        {/* Not by `display: none`, which simple robots detect. */}
        <div className="unseen" aria-hidden="true">
          <label htmlFor="inquiry-honeypot">{t('inquiry:honeypot')}</label>
          <input
            type="text"
            id="inquiry-honeypot"
            name={HIDDEN_FIELDS.honeypot}
            tabIndex={-1}
            autoComplete="off"
          />
        </div>
        <p className="dense soft screenOnly">
          {t(content.kind === 'service' ? 'inquiry:helpService' : 'inquiry:help')}
        </p>
        <div className={cx('grid middle screenOnly', styles.send)}>
          <Button type="submit" variant="solid" arrow={!submitting} disabled={submitting}>
            {submitting ? t('inquiry:submitting') : t('inquiry:submit')}
          </Button>
          <p className="caption quiet">
            {t('inquiry:notice', {
              retention: t(`inquiry:retention_${retention.unit}`, { count: retention.count }),
            })}{' '}
            <TextLink as={LocalizedLink} to="/privacy">
              {t('inquiry:privacy')}
            </TextLink>
            <TextLink
              as="button"
              disabled={submitting}
              onClick={clear}
              className={cx('scripted screenOnly', styles.scripted)}
            >
              {t('inquiry:clear')}
            </TextLink>
          </p>
        </div>
      </form>
      {carrier}
    </>
  );
}

const isSameCode = (a: Entry, b: Entry): boolean => idOf(a.product) === idOf(b.product);

/** The six fields as they went out. */
const fieldsOf = (values: FormData): SentInquiry['fields'] =>
  Object.fromEntries(
    INQUIRY_FIELDS.map((name) => [name, textOf(values.get(name))]),
  ) as SentInquiry['fields'];

/** A form's entry as text; a file, which this form never holds, is none. */
const textOf = (entry: FormDataEntryValue | null): string =>
  typeof entry === 'string' ? entry : '';
