import type { MouseEvent, Ref } from 'react';

import { INQUIRY_FIELDS, type InquiryField } from '#contract/inquiry-fields.ts';

import { useLocale } from '#app/i18n/use-locale.ts';
import { Alert } from '#app/ui/alert.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import type { ContactDetails } from './inquiry-data.ts';
import type { FormProblem } from './form-problem.ts';
import { inputId } from './inquiry-fields.tsx';
import { errorWords, type FormError, mayHaveArrived } from './service-errors.ts';
import { ContactFallback } from './contact-fallback.tsx';
import type { SendLater } from './send-later.tsx';

const NO_PROBLEMS: readonly FormProblem[] = [];

export interface ErrorSummaryProps {
  ref: Ref<HTMLDivElement>;
  errors: readonly FormError[];
  /** Messages in the page's language. */
  fields: Readonly<Partial<Record<InquiryField, string>>>;
  /** The site's own service receives the inquiry. */
  isEmbedded: boolean;
  /** What is wrong beside the six fields, such as a quantity. */
  problems?: readonly FormProblem[] | undefined;
  /** Nothing has been sent yet: the form itself has found the errors. */
  beforeSending?: boolean | undefined;
  contact: ContactDetails;
  /** The inquiry as it would go out. */
  values: () => FormData;
  onSendAgain: () => void;
  later?: SendLater | undefined;
}

/** Why the inquiry did not arrive: links to the fields, and for the form as a whole other ways to get it there. */
export function ErrorSummary({
  ref,
  errors,
  fields,
  isEmbedded,
  problems = NO_PROBLEMS,
  beforeSending = false,
  contact,
  values,
  onSendAgain,
  later,
}: ErrorSummaryProps) {
  const { language, t } = useLocale();
  // In the form's order, whatever order the service found them in.
  const items = [
    ...INQUIRY_FIELDS.flatMap((field) => {
      const message = fields[field];
      return message === undefined ? [] : [{ id: inputId(field), message }];
    }),
    ...problems,
  ];
  const count = items.length;
  const words = errors.map((error) => errorWords(error, language, t, isEmbedded));
  // Nobody's answer: the page's own sentence leads, the browser's words come last (readings.md, "Inquiry").
  const isCut = errors[0]?.kind === 'networkFailure';
  const leading = words.flatMap(({ lead, own }) => (isCut ? lead : [lead, own])).filter(Boolean);
  const last = words.map(({ own }) => own).filter((own) => isCut && own !== '');
  const title = beforeSending
    ? t('inquiry:errorTitleBefore', { count })
    : count > 0
      ? t('inquiry:errorTitleFields', { count })
      : t(errors.some(mayHaveArrived) ? 'inquiry:errorTitleUnsure' : 'inquiry:errorTitle');
  return (
    <Alert ref={ref} kind="error" title={title} className="foot24">
      {/* It asks to send again: not of what goes out by itself. */}
      {!later?.wanted && leading.map((message) => <p key={message}>{message}</p>)}
      {count > 0 && (
        <ul className="flex wrap gap16 strong">
          {items.map(({ id, message }) => (
            <li key={id}>
              <TextLink
                as="a"
                href={`#${id}`}
                onClick={(event: MouseEvent) => {
                  // A fragment alone scrolls to the field; the next key should be typed into it.
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
              >
                {message}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {beforeSending && <p className="dense soft top6">{t('inquiry:notSentYet')}</p>}
      {errors.length > 0 && (
        <ContactFallback
          contact={contact}
          values={values}
          onSendAgain={onSendAgain}
          later={later}
        />
      )}
      {last.map((message) => (
        <p key={message} className="smallest quiet top6">
          {message}
        </p>
      ))}
    </Alert>
  );
}
