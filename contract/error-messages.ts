/**
 * Error messages in both languages. A field's message is written to follow the field's name (spec §5, "Prefix message").
 * The embedded service answers with them; the form shows the Korean ones in place of the hosted service's English.
 */
import type { Language } from './address.ts';
import type { FieldErrorCode, FormErrorCode } from './form-errors.ts';

type InLanguages = Readonly<Record<Language, string>>;

export const FIELD_ERROR_MESSAGES: Readonly<Record<FieldErrorCode, InLanguages>> = {
  REQUIRED_FIELD_EMPTY: { ko: '항목을 입력해 주십시오', en: 'must not be empty' },
  REQUIRED_FIELD_MISSING: { ko: '항목이 빠져 있습니다', en: 'is required' },
  TYPE_EMAIL: {
    ko: '형식이 올바르지 않습니다 (예: name@example.com)',
    en: 'must be an email address, such as name@example.com',
  },
  TYPE_NUMERIC: { ko: '항목에는 숫자만 입력해 주십시오', en: 'must be a number' },
  TYPE_TEXT: { ko: '항목에는 글자를 입력해 주십시오', en: 'must be text' },
  // The client library writes these two itself (spec §8).
  STRIPE_CLIENT_ERROR: { ko: '결제 수단을 만들지 못했습니다', en: 'Error creating payment method' },
  STRIPE_SCA_ERROR: { ko: '결제 인증에 실패했습니다', en: 'Stripe SCA error' },
};

export const FORM_ERROR_MESSAGES: Readonly<Record<FormErrorCode, InLanguages>> = {
  BLOCKED: {
    ko: '보안을 위해 전송이 차단되었습니다. 잠시 후 다시 보내 주십시오.',
    en: 'The submission was blocked for security. Please try again in a little while.',
  },
  EMPTY: { ko: '입력한 내용이 없습니다.', en: 'The form is empty.' },
  FILES_TOO_BIG: { ko: '보낸 내용이 너무 큽니다.', en: 'What was sent is too big.' },
  FORM_NOT_FOUND: { ko: '문의 양식을 찾을 수 없습니다.', en: 'The form was not found.' },
  INACTIVE: {
    ko: '지금은 이 양식으로 문의를 받지 않습니다.',
    en: 'This form does not take inquiries at the moment.',
  },
  NO_FILE_UPLOADS: {
    ko: '이 양식으로는 파일을 보낼 수 없습니다.',
    en: 'Files cannot be sent with this form.',
  },
  PROJECT_NOT_FOUND: { ko: '프로젝트를 찾을 수 없습니다.', en: 'The project was not found.' },
  TOO_MANY_FILES: { ko: '파일이 너무 많습니다.', en: 'There are too many files.' },
};
