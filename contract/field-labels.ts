import type { Language } from './address.ts';
import { ENGLISH_LABELS } from './field-labels/en.ts';
import { KOREAN_LABELS } from './field-labels/ko.ts';
import type { InquiryField } from './inquiry-fields.ts';

/** Names of the form's fields: in the form, in mails, in tables and at the desk. */
export const FIELD_LABELS: Readonly<Record<Language, Readonly<Record<InquiryField, string>>>> = {
  ko: KOREAN_LABELS,
  en: ENGLISH_LABELS,
};
