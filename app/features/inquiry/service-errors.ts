import type { SubmissionError } from '@formspree/core';

import { FIELD_ERROR_MESSAGES, FORM_ERROR_MESSAGES } from '#contract/error-messages.ts';
import { INQUIRY_FIELDS, type InquiryField } from '#contract/inquiry-fields.ts';

import type { Language } from '#contract/address.ts';
import type { Translate } from '#app/i18n/translate.ts';

/** What kept an inquiry from arriving, in the visitor's language. */
export interface ShownErrors {
  /** Sentences that concern the whole form. */
  readonly form: readonly string[];
  /** "Prefix message" per field, joined with commas (spec §5). */
  readonly fields: Readonly<Partial<Record<InquiryField, string>>>;
}

type Values = Record<string, string>;

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

interface Item {
  readonly code: string;
  readonly message: string;
}

/** A message: as it is where it is in the page's language already, else its equivalent where the code or the text is known. */
function inLanguage({ code, message }: Item, language: Language): string {
  if (/[가-힣]/.test(message) === (language === 'ko')) return message;
  const fromLibrary = language === 'ko' && LIBRARY_TEXTS_KO.find(([text]) => text.test(message));
  return fromLibrary ? fromLibrary[1] : (MESSAGES[code]?.[language] ?? message);
}

/**
 * A sentence that asks to send the inquiry again. Only the embedded service is known to keep it once: a hosted one may not
 * read the key that each inquiry carries.
 */
export const sendAgain = (
  key: 'inquiry:noAnswer' | 'inquiry:unexpectedAnswer',
  t: Translate,
  embedded: boolean,
): string => (embedded ? `${t(key)} ${t('inquiry:arrivesOnce')}` : t(key));

/** An error that concerns the whole form: where it is nobody's answer, a sentence before the own message (readings.md). */
export function formError(
  item: Item,
  language: Language,
  t: Translate,
  embedded: boolean,
): string[] {
  const message = NOT_JSON.test(item.message) ? UNEXPECTED : item.message;
  const own = inLanguage({ ...item, message }, language);
  if (NETWORK_FAILURE.test(message)) return [t('inquiry:networkFailure'), own];
  if (message === UNEXPECTED) return [sendAgain('inquiry:unexpectedAnswer', t, embedded), own];
  if (message.startsWith('Unexpected submission result')) return [t('inquiry:unexpectedCard'), own];
  // The library's own words, or a service's in another language: never alone.
  const isForeign = /[가-힣]/.test(own) !== (language === 'ko');
  return isForeign || UNKNOWN_ERROR.test(message) ? [t('inquiry:otherError'), own] : [own];
}

/** The errors of an answer as the form shows them. */
export function shownErrors(
  error: SubmissionError<Values>,
  language: Language,
  t: Translate,
  embedded: boolean,
): ShownErrors {
  const fields: Partial<Record<InquiryField, string>> = {};
  const form = error.getFormErrors().flatMap((item) => formError(item, language, t, embedded));
  for (const [name, items] of error.getAllFieldErrors()) {
    const messages = items.map((item) => inLanguage(item, language)).join(', ');
    const field = INQUIRY_FIELDS.find((known) => known === name);
    if (field) fields[field] = `${t(`inquiry:${field}`)} ${messages}`;
    // A field that this form does not have, such as a card's: nobody could find it under its input.
    else form.push(messages);
  }
  // A list of errors without any.
  if (form.length === 0 && Object.keys(fields).length === 0)
    form.push(...formError({ code: '', message: UNEXPECTED }, language, t, embedded));
  return { form, fields };
}
