import { useRef, useState } from 'react';

import { FIELD_ERROR_MESSAGES } from '#contract/error-messages.ts';
import type { FieldErrorCode } from '#contract/form-errors.ts';
import { INQUIRY_FIELDS, type InquiryField } from '#contract/inquiry-fields.ts';
import { fieldFault } from '#contract/inquiry-rules.ts';

import { useLocale } from '#app/i18n/use-locale.ts';

import type { FormProblem } from './form-problem.ts';

type Fields = Readonly<Record<InquiryField, string>>;

/** What the form has found before sending. */
interface Found {
  readonly faults: Readonly<Partial<Record<InquiryField, FieldErrorCode>>>;
  /** Something beside the fields was wrong too. */
  readonly hasProblems: boolean;
}

const NOTHING: Found = { faults: {}, hasProblems: false };

/**
 * Checks the form before it is sent, by the rules of the service. A new error comes only on sending; one leaves when its
 * field is left and right.
 *
 * @param mayOmitInquiry the list fills the inquiry
 */
export function useFormCheck(problems: readonly FormProblem[], mayOmitInquiry: boolean) {
  const { language, t } = useLocale();
  const [found, setFound] = useState(NOTHING);
  /** Fields that have been put right since the last sending, whoever found the error. */
  const [mended, setMended] = useState<ReadonlySet<InquiryField>>(new Set());
  const sent = useRef<Partial<Fields>>({});

  const errors: Partial<Record<InquiryField, string>> = {};
  for (const field of INQUIRY_FIELDS) {
    const code = found.faults[field];
    if (code && !mended.has(field))
      errors[field] = `${t(`inquiry:${field}`)} ${FIELD_ERROR_MESSAGES[code][language]}`;
  }

  const faultOf = (field: InquiryField, value: string) =>
    mayOmitInquiry && field === 'inquiry' ? undefined : fieldFault(field, value);

  return {
    /** In the page's language. */
    errors,
    problems: found.hasProblems ? problems : [],
    isMended: (field: InquiryField) => mended.has(field),
    /** Whether the form may be sent. */
    check: (fields: Fields): boolean => {
      const faults: Partial<Record<InquiryField, FieldErrorCode>> = {};
      for (const field of INQUIRY_FIELDS) {
        const code = faultOf(field, fields[field]);
        if (code) faults[field] = code;
      }
      const hasProblems = problems.length > 0;
      sent.current = fields;
      setFound({ faults, hasProblems });
      setMended(new Set());
      return Object.keys(faults).length === 0 && !hasProblems;
    },
    /** A field was left. */
    leave: (field: InquiryField, value: string) => {
      if (value !== sent.current[field] && !faultOf(field, value))
        setMended((before) => (before.has(field) ? before : new Set([...before, field])));
    },
    clear: () => setFound(NOTHING),
  };
}
