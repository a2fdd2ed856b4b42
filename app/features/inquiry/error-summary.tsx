import type { MouseEvent, Ref } from 'react';

import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';

import { useLocale } from '#app/i18n/use-locale.ts';
import { Alert } from '#app/ui/alert.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import styles from './error-summary.module.css';
import type { ContactDetails } from './inquiry-data.ts';
import { inputId } from './inquiry-fields.tsx';
import type { ShownErrors } from './service-errors.ts';
import { ContactFallback } from './contact-fallback.tsx';

export interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  errors: ShownErrors;
  contact: ContactDetails;
  /** The inquiry as it would go out. */
  values: () => FormData;
  onSendAgain: () => void;
}

/** Why the inquiry did not arrive: links to the fields, and for the form as a whole other ways to get it there. */
export function ErrorSummary({ ref, errors, contact, values, onSendAgain }: ErrorSummaryProps) {
  const { t } = useLocale();
  // In the form's order, whatever order the service found them in.
  const fields = INQUIRY_FIELDS.flatMap((field) => {
    const message = errors.fields[field];
    return message === undefined ? [] : [{ field, message }];
  });
  const title =
    fields.length > 0
      ? t('inquiry:errorTitleFields', { count: fields.length })
      : t('inquiry:errorTitle');
  return (
    <Alert ref={ref} kind="error" title={title} className={styles.summary}>
      {errors.form.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {fields.length > 0 && (
        <ul>
          {fields.map(({ field, message }) => (
            <li key={field} className={styles.item}>
              <TextLink as="a" href={`#${inputId(field)}`} onClick={focusTarget}>
                {message}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {errors.form.length > 0 && (
        <ContactFallback contact={contact} values={values} onSendAgain={onSendAgain} />
      )}
    </Alert>
  );
}

/** A fragment alone scrolls to the field; the next key should be typed into it. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
