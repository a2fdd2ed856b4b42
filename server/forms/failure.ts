/** Everything that a submission can be answered with other than success, and how it is said. */
import type { Language } from '#contract/address.ts';
import { FIELD_ERROR_MESSAGES, FORM_ERROR_MESSAGES } from '#contract/error-messages.ts';
import type { FailureAnswer, FormErrorCode } from '#contract/form-errors.ts';
import type { InquiryField } from '#contract/inquiry-fields.ts';
import type { FieldFault } from '#contract/inquiry.ts';

import { TEXTS } from './answer-texts.ts';

export type Failure =
  | {
      readonly kind: 'form';
      readonly code: FormErrorCode;
      /** Set where the sender has sent too much and has to wait. */
      readonly retryAfterSeconds?: number;
      /** What the day had room for is used up. */
      readonly daily?: true;
    }
  | { readonly kind: 'fields'; readonly faults: readonly FieldFault[] }
  /** No code of the protocol fits: the answer is one sentence. */
  | {
      readonly kind:
        | 'malformed'
        | 'unsupported'
        | 'too-slow'
        | 'too-big'
        | 'too-many-fields'
        | 'not-stored';
    };

const FORM_STATUS: Readonly<Record<FormErrorCode, number>> = {
  BLOCKED: 403,
  EMPTY: 400,
  FILES_TOO_BIG: 413,
  FORM_NOT_FOUND: 404,
  INACTIVE: 403,
  NO_FILE_UPLOADS: 400,
  PROJECT_NOT_FOUND: 404,
  TOO_MANY_FILES: 400,
};

/** HTTP status of a failure. 503 is the only one that is the server's fault. */
export function statusOf(failure: Failure): number {
  switch (failure.kind) {
    case 'form':
      return failure.retryAfterSeconds !== undefined ? 429 : FORM_STATUS[failure.code];
    case 'fields':
      return 422;
    case 'malformed':
    case 'too-many-fields':
      return 400;
    case 'unsupported':
      return 415;
    case 'too-slow':
      return 408;
    case 'too-big':
      return 413;
    case 'not-stored':
      return 503;
    default:
      return failure satisfies never;
  }
}

/** Sentences about the whole form, and messages by field without their prefix. */
export function wordsOf(
  failure: Failure,
  language: Language,
): { messages: string[]; faults: Partial<Record<InquiryField, string>> } {
  const t = TEXTS[language];
  switch (failure.kind) {
    case 'form':
      return { messages: [formMessage(failure, language)], faults: {} };
    case 'fields': {
      const faults = failure.faults.map(
        ({ field, code }) => [field, FIELD_ERROR_MESSAGES[code][language]] as const,
      );
      return { messages: [], faults: Object.fromEntries(faults) };
    }
    case 'too-big':
      return { messages: [t.tooBig], faults: {} };
    case 'too-many-fields':
      return { messages: [t.tooManyFields], faults: {} };
    case 'malformed':
      return { messages: [t.malformed], faults: {} };
    case 'unsupported':
      return { messages: [t.unsupported], faults: {} };
    case 'too-slow':
      return { messages: [t.tooSlow], faults: {} };
    case 'not-stored':
      return { messages: [t.notStored], faults: {} };
    default:
      return failure satisfies never;
  }
}

/** A wait is told in tens of seconds: nobody counts single ones. */
function formMessage(
  { code, retryAfterSeconds: wait, daily }: Extract<Failure, { kind: 'form' }>,
  language: Language,
): string {
  if (wait === undefined) return FORM_ERROR_MESSAGES[code][language];
  if (daily) return TEXTS[language].tooManyToday;
  return TEXTS[language].tooMany.replace('{{seconds}}', String(Math.ceil(wait / 10) * 10));
}

/** The answer for the client library. */
export function failureAnswer(failure: Failure, language: Language): FailureAnswer {
  const { messages, faults } = wordsOf(failure, language);
  if (failure.kind === 'form') {
    return { errors: messages.map((message) => ({ code: failure.code, message })) };
  }
  if (failure.kind === 'fields') {
    return {
      errors: failure.faults.map(({ field, code }) => ({
        field,
        code,
        message: faults[field] ?? '',
      })),
    };
  }
  return { error: messages.join(' ') };
}
