import { type SubmitEvent, useEffect, useRef } from 'react';

import { HIDDEN_FIELDS } from '#contract/inquiry-fields.ts';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { releaseForm } from '#app/prelude/form-submit.ts';
import { Button } from '#app/ui/button.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import { DraftNote } from './draft-note.tsx';
import { ErrorSummary } from './error-summary.tsx';
import type { Client } from './form-client.tsx';
import type { InquiryData } from './inquiry-data.ts';
import { InquiryFields } from './inquiry-fields.tsx';
import styles from './inquiry-form.module.css';
import { type InquiryContent, inquiryText } from '#app/shared/inquiry/inquiry-text.ts';
import { useDraft } from './use-draft.ts';
import { useSubmission } from './use-submission.tsx';

export interface InquiryFormProps {
  data: Pick<InquiryData, 'target' | 'contact' | 'retention'>;
  /** What goes out besides the fields: products, operating point, questions. */
  content: InquiryContent;
  /** The inquiry has arrived. */
  onSucceeded: () => void;
  /** In place of the form service's own client: the tests' card payment. */
  client?: Client | undefined;
}

/** Id of the part of the page that lists the products. */
export const PRODUCTS_ID = 'inquiry-products';

const NO_ERRORS = {};

/**
 * The inquiry form (spec §4, §5, §7). A plain form first: without scripts it posts by itself. With them the form
 * service's client library sends it, and what is typed is kept on the device until it has arrived.
 */
export function InquiryForm({ data, content, onSucceeded, client }: InquiryFormProps) {
  const { target, contact, retention } = data;
  const { language, t } = useLocale();
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const draft = useDraft(form);
  const { state, errors, send, reset, carrier } = useSubmission(target, client);
  const submitting = state.status === 'submitting';

  // Once per answer: a change of language says it anew and leaves the focus where it is.
  useEffect(() => {
    if (state.status === 'error') summary.current?.focus();
  }, [state]);

  // After `useDraft`, whose effect must have read what was typed.
  useEffect(() => {
    if (form.current) releaseForm(form.current);
  }, []);

  const outgoing = (element: HTMLFormElement): FormData => {
    const values = new FormData(element);
    values.set('inquiry', inquiryText(textOf(values.get('inquiry')), content, t));
    values.set(HIDDEN_FIELDS.idempotencyKey, draft.key());
    return values;
  };

  const clear = () => {
    draft.discard();
    reset();
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A quantity that is none is said at its field: sent without it, it would vanish.
    if (content.products.some(({ entered }) => entered !== undefined)) {
      document.querySelector<HTMLElement>(`#${PRODUCTS_ID} [aria-invalid=true]`)?.focus();
      return;
    }
    if (!(await send(outgoing(event.currentTarget)))) return;
    draft.forget();
    onSucceeded();
  };

  return (
    <>
      {errors && (
        <ErrorSummary
          ref={summary}
          errors={errors}
          contact={contact}
          values={() => (form.current ? outgoing(form.current) : new FormData())}
          onSendAgain={() => form.current?.requestSubmit()}
        />
      )}
      <DraftNote notice={draft.notice} onDiscard={clear} onUndo={draft.undo} />
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
        <InquiryFields errors={errors?.fields ?? NO_ERRORS} />
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

/** A form's entry as text; a file, which this form never holds, is none. */
const textOf = (entry: FormDataEntryValue | null): string =>
  typeof entry === 'string' ? entry : '';
