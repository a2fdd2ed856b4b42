import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { HIDDEN_FIELDS, INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { releaseForm } from '#app/prelude/form-submit.ts';
import { isHydrated, onceHydrated } from '#app/prelude/hydration.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import { DraftNote } from './draft-note.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { Client } from './form-client.tsx';
import type { InquiryData } from './inquiry-data.ts';
import { InquiryFields } from './inquiry-fields.tsx';
import styles from './inquiry-form.module.css';
import { type InquiryContent, inquiryText } from '#app/shared/inquiry/inquiry-text.ts';
import { nameOf, type QuoteItem } from '#app/shared/quote/quote-item.ts';
import { quantityId } from '#app/shared/quote/quoted-products.tsx';
import { SendLaterNote, useSendLater } from './send-later.tsx';
import { keepSent, type SentInquiry } from './sent-inquiries.ts';
import { useDraft } from './use-draft.ts';
import type { ShownErrors } from './service-errors.ts';
import { useFormCheck } from './use-form-check.ts';
import { useSubmission } from './use-submission.tsx';

export interface InquiryFormProps {
  data: Pick<InquiryData, 'target' | 'contact' | 'retention'>;
  /** What goes out besides the fields: products, operating point, questions. */
  content: InquiryContent;
  /** The products as the device keeps them: for the receipt. */
  quote: readonly QuoteItem[];
  /** The inquiry has arrived and is kept as sent. */
  onSucceeded: (sent: SentInquiry) => void;
  /** In place of the form service's own client: the tests' card payment. */
  client?: Client | undefined;
}

const NO_ERRORS: ShownErrors = { form: [], fields: {} };

/**
 * The inquiry form (spec §4, §5, §7). A plain form first: without scripts it posts by itself. With them the form
 * service's client library sends it, and what is typed is kept on the device until it has arrived.
 */
export function InquiryForm({ data, content, quote, onSucceeded, client }: InquiryFormProps) {
  const { target, contact, retention } = data;
  const { language, t } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const draft = useDraft(form);
  const { state, errors, send, reset, carrier } = useSubmission(target, client);
  const submitting = state.status === 'submitting';

  // A quantity that is none is said and keeps the form back: sent without it, it would vanish.
  const problems = content.products.flatMap((item, index) =>
    item.entered === undefined
      ? []
      : [{ id: quantityId(index), message: `${nameOf(item)}: ${t('quote:badQuantity')}` }],
  );
  const check = useFormCheck(problems);
  /** How often the form has been cleared. */
  const [discards, setDiscards] = useState(0);
  /** How often the form itself has refused to send. */
  const [refusals, setRefusals] = useState(0);
  const beforeSending = Object.keys(check.errors).length > 0 || check.problems.length > 0;
  const answered = errors ?? NO_ERRORS;
  const shown: ShownErrors = beforeSending
    ? { form: [], fields: check.errors }
    : {
        form: answered.form,
        fields: Object.fromEntries(
          INQUIRY_FIELDS.filter((field) => !check.isMended(field)).map((field) => [
            field,
            answered.fields[field],
          ]),
        ),
      };
  const hasErrors =
    beforeSending ||
    shown.form.length > 0 ||
    Object.values(shown.fields).some((message) => message !== undefined);

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

  const outgoing = (element: HTMLFormElement): FormData => {
    const values = new FormData(element);
    values.set('inquiry', inquiryText(textOf(values.get('inquiry')), content, t));
    values.set(HIDDEN_FIELDS.idempotencyKey, draft.key());
    return values;
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
    const values = outgoing(element);
    const fields = draft.fields();
    const answer = await send(values);
    if (!answer) return;
    const emptied = draft.forget({ fields, quote, questions: content.questions });
    onSucceeded(keepSent(answer, { language, fields: fieldsOf(values), quote, ...emptied }));
  };

  return (
    <>
      {hasErrors && (
        <ErrorSummary
          ref={summary}
          errors={shown}
          problems={beforeSending ? check.problems : undefined}
          beforeSending={beforeSending}
          contact={contact}
          values={() => (form.current ? outgoing(form.current) : new FormData())}
          onSendAgain={() => form.current?.requestSubmit()}
          later={later.online ? undefined : later}
        />
      )}
      {/* While a summary says why nothing arrived, it says this too. */}
      {!later.online && shown.form.length === 0 && later.wanted && (
        <SendLaterNote wanted={later.wanted} onWanted={later.onWanted} />
      )}
      <DraftNote
        notice={shown.form.length > 0 ? null : draft.notice}
        discards={discards}
        onDiscard={clear}
        onUndo={draft.undo}
      />
      <form
        ref={form}
        action={target.action}
        method="post"
        acceptCharset="utf-8"
        className={styles.form}
        data-hydrated-submit
        aria-label={t('inquiry:title')}
        onSubmit={(event) => void submit(event)}
        onInput={draft.save}
      >
        <input type="hidden" name={HIDDEN_FIELDS.language} value={language} />
        <input type="hidden" name={HIDDEN_FIELDS.idempotencyKey} defaultValue="" />
        <InquiryFields
          errors={shown.fields}
          readOnly={submitting}
          filled={draft.filled}
          onLeave={check.leave}
          onWritten={draft.save}
        />
        <div className={styles.honeypot} aria-hidden="true">
          <label htmlFor="inquiry-honeypot">{t('inquiry:honeypot')}</label>
          <input
            type="text"
            id="inquiry-honeypot"
            name={HIDDEN_FIELDS.honeypot}
            tabIndex={-1}
            autoComplete="off"
          />
        </div>
        <p className={styles.notice}>
          {t('inquiry:notice', {
            retention: t(`inquiry:retention_${retention.unit}`, { count: retention.count }),
          })}{' '}
          <TextLink as={LocalizedLink} to="/privacy">
            {t('inquiry:privacy')}
          </TextLink>
        </p>
        <div className={styles.buttons}>
          <Button type="submit" variant="solid" arrow={!submitting} disabled={submitting}>
            {submitting ? t('inquiry:submitting') : t('inquiry:submit')}
          </Button>
          <Button type="button" disabled={submitting} onClick={clear} className={styles.scripted}>
            {t('inquiry:clear')}
          </Button>
        </div>
      </form>
      {carrier}
    </>
  );
}

/** The six fields as they went out. */
const fieldsOf = (values: FormData): SentInquiry['fields'] =>
  Object.fromEntries(
    INQUIRY_FIELDS.map((name) => [name, textOf(values.get(name))]),
  ) as SentInquiry['fields'];

/** A form's entry as text; a file, which this form never holds, is none. */
const textOf = (entry: FormDataEntryValue | null): string =>
  typeof entry === 'string' ? entry : '';
