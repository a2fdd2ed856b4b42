import type { SubmissionError } from '@formspree/core';

import { FIELD_ERROR_MESSAGES, FORM_ERROR_MESSAGES } from '#contract/error-messages.ts';
import { INQUIRY_FIELDS, type InquiryField } from '#contract/inquiry-fields.ts';

import type { Language } from '#app/i18n/locale.ts';
import type { Translate } from '#app/i18n/translate.ts';

/** What kept an inquiry from arriving, in the visitor's language. */
export interface ShownErrors {
  /** Sentences that concern the whole form. */
  readonly form: readonly string[];
  /** "Prefix message" per field, joined with commas (spec §5). */
  readonly fields: Readonly<Partial<Record<InquiryField, string>>>;
}

type Values = Record<string, string>;

/** What the client library itself says (spec §8), in Korean. */
const LIBRARY_TEXTS_KO: readonly (readonly [RegExp, string])[] = [
  [/^Unexpected response format$/, '예상하지 못한 응답 형식입니다'],
  [/^Unknown error while posting/, '전송 중 알 수 없는 오류가 발생했습니다'],
  [/^Error creating payment method$/, FIELD_ERROR_MESSAGES.STRIPE_CLIENT_ERROR.ko],
  [/^Stripe SCA error$/, FIELD_ERROR_MESSAGES.STRIPE_SCA_ERROR.ko],
];

/** How the engines word a request that got no answer: Chromium, Firefox, Safari. */
const NETWORK_FAILURE =
  /failed to fetch|networkerror|load failed|network (?:connection|request)|timed out/i;

const MESSAGES_KO: Readonly<Record<string, { readonly ko: string } | undefined>> = {
  ...FORM_ERROR_MESSAGES,
  ...FIELD_ERROR_MESSAGES,
};

/** A service's message: as it is in English, its equivalent in Korean where the code or the text is known. */
function inLanguage(
  { code, message }: { code: string; message: string },
  language: Language,
): string {
  if (language === 'en') return message;
  const fromLibrary = LIBRARY_TEXTS_KO.find(([text]) => text.test(message));
  return fromLibrary?.[1] ?? MESSAGES_KO[code]?.ko ?? message;
}

/** The errors of an answer as the form shows them. */
export function shownErrors(
  error: SubmissionError<Values>,
  language: Language,
  t: Translate,
): ShownErrors {
  const fields: Partial<Record<InquiryField, string>> = {};
  const form = error.getFormErrors().flatMap((item) => {
    const own = inLanguage(item, language);
    return NETWORK_FAILURE.test(item.message) ? [t('inquiry:networkFailure'), own] : [own];
  });
  for (const [name, items] of error.getAllFieldErrors()) {
    const messages = items.map((item) => inLanguage(item, language)).join(', ');
    const field = INQUIRY_FIELDS.find((known) => known === name);
    if (field) fields[field] = `${t(`inquiry:${field}`)} ${messages}`;
    // A field that this form does not have, such as a card's: nobody could find it under its input.
    else form.push(messages);
  }
  return { form, fields };
}
