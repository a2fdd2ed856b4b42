import type { SubmissionError } from '@formspree/core';

import { FIELD_ERROR_MESSAGES, FORM_ERROR_MESSAGES } from '#contract/error-messages.ts';
import { INQUIRY_FIELDS, type InquiryField } from '#contract/inquiry-fields.ts';

import type { Language } from '#contract/address.ts';
import type { Translate } from '#app/i18n/translate.ts';

/** A message of the service or the client library. */
interface Item {
  readonly code: string;
  readonly message: string;
}

const LEADS = [
  'noAnswer',
  'networkFailure',
  'unexpectedAnswer',
  'unexpectedCard',
  'otherError',
] as const;

/** An error that concerns the whole form. */
export interface FormError extends Partial<Item> {
  /**
   * A kind of `LEADS` has a sentence of the page's own before the message: it is nobody's answer, or words of the client library,
   * which say little. `stated`: by the service. `field`: of a field that this form does not have.
   */
  readonly kind: (typeof LEADS)[number] | 'stated' | 'field';
  /** The device had no network when it was sent. */
  readonly neverLeft?: boolean;
}

/** What kept an inquiry from arriving. It gets its words where it is shown. */
export interface Failure {
  readonly form: readonly FormError[];
  readonly fields: Readonly<Partial<Record<InquiryField, readonly Item[]>>>;
}

/** What the client library says of an error without a message. */
const UNKNOWN_ERROR = /^Unknown error while posting/;

/** What the client library itself says (spec §8), in Korean. */
const LIBRARY_TEXTS_KO: readonly (readonly [RegExp, string])[] = [
  [/^Unexpected response format$/, '예상하지 못한 응답 형식입니다'],
  [UNKNOWN_ERROR, '전송 중 알 수 없는 오류가 발생했습니다'],
  [/^Error creating payment method$/, FIELD_ERROR_MESSAGES.STRIPE_CLIENT_ERROR.ko],
  [/^Stripe SCA error$/, FIELD_ERROR_MESSAGES.STRIPE_SCA_ERROR.ko],
  [/^Unexpected submission result/, '예상하지 못한 전송 결과입니다'],
];

const UNEXPECTED = 'Unexpected response format';

/** How the engines word an answer that is not JSON: a proxy's page, or nothing. */
const NOT_JSON = /\bJSON\b|did not match the expected pattern|unexpected eof/i;

/** How the engines word a request that got no answer: Chromium, Firefox, Safari. */
const NETWORK_FAILURE =
  /failed to fetch|networkerror|load failed|network (?:connection|request)|timed out/i;

const MESSAGES: Readonly<Record<string, Readonly<Record<Language, string>> | undefined>> = {
  ...FORM_ERROR_MESSAGES,
  ...FIELD_ERROR_MESSAGES,
};

/** A message: as it is where it is in the page's language already, else its equivalent where the code or the text is known. */
function inLanguage({ code, message }: Item, language: Language): string {
  if (/[가-힣]/.test(message) === (language === 'ko')) return message;
  const fromLibrary = language === 'ko' && LIBRARY_TEXTS_KO.find(([text]) => text.test(message));
  return fromLibrary ? fromLibrary[1] : (MESSAGES[code]?.[language] ?? message);
}

/** A failure without an answer: no time left, no code, or what the client library threw. */
export const failureOf = (error: FormError): Failure => ({ form: [error], fields: {} });

/**
 * Whether the inquiry may have arrived all the same: no answer came, or none that can be read. Without words of the library it was
 * never sent.
 */
export const mayHaveArrived = ({ kind, message, neverLeft = false }: FormError): boolean =>
  !neverLeft &&
  (kind === 'noAnswer' ||
    kind === 'unexpectedAnswer' ||
    (kind === 'networkFailure' && message !== undefined));

/** What the client library says of the whole form, or throws. */
export function formError(item: Item): FormError {
  const { message } = item;
  if (NETWORK_FAILURE.test(message)) return { ...item, kind: 'networkFailure' };
  if (message === UNEXPECTED || NOT_JSON.test(message))
    return { ...item, message: UNEXPECTED, kind: 'unexpectedAnswer' };
  if (message.startsWith('Unexpected submission result'))
    return { ...item, kind: 'unexpectedCard' };
  return { ...item, kind: UNKNOWN_ERROR.test(message) ? 'otherError' : 'stated' };
}

/** The errors of an answer. */
export function answerFailure(error: SubmissionError<Record<string, string>>): Failure {
  const fields: Partial<Record<InquiryField, readonly Item[]>> = {};
  const form = error.getFormErrors().map(formError);
  for (const [name, items] of error.getAllFieldErrors()) {
    const field = INQUIRY_FIELDS.find((known) => known === name);
    if (field) fields[field] = items;
    // Such as a card's: nobody could find it under its input.
    else form.push(...items.map((item) => ({ ...item, kind: 'field' as const })));
  }
  const isEmpty = form.length === 0 && Object.keys(fields).length === 0;
  return isEmpty ? failureOf(formError({ code: '', message: UNEXPECTED })) : { form, fields };
}

/**
 * The page's own sentence, where the error is nobody's answer, and the message itself (readings.md, "Inquiry").
 *
 * @param embedded only the embedded service is known to keep an inquiry once that is sent again: a hosted one may not read its key
 */
export function errorWords(
  error: FormError,
  language: Language,
  t: Translate,
  embedded: boolean,
): { lead: string; own: string } {
  const { kind, code = '', message = '' } = error;
  const own = message === '' ? '' : inLanguage({ code, message }, language);
  // A service's words in another language never stand alone.
  const isForeign = kind === 'stated' && /[가-힣]/.test(own) !== (language === 'ko');
  const key = LEADS.find((each) => each === (isForeign ? 'otherError' : kind));
  const once = embedded && mayHaveArrived(error) ? ` ${t('inquiry:arrivesOnce')}` : '';
  return { lead: key ? t(`inquiry:${key}`) + once : '', own };
}

/** "Prefix message" per field, joined with commas (spec §5); none of a field that has been put right since. */
export const fieldWords = (
  fields: Failure['fields'],
  language: Language,
  t: Translate,
  isMended: (field: InquiryField) => boolean = () => false,
): Partial<Record<InquiryField, string>> =>
  Object.fromEntries(
    INQUIRY_FIELDS.flatMap((field) => {
      const items = isMended(field) ? undefined : fields[field];
      const messages = items?.map((item) => inLanguage(item, language)).join(', ');
      return messages === undefined ? [] : [[field, `${t(`inquiry:${field}`)} ${messages}`]];
    }),
  );
