/** An inquiry as it is kept: the one schema that the form's fields and the form service share (spec §3, §5). */
import { z } from 'zod';

import type { FieldErrorCode } from './form-errors.ts';
import {
  FORM_FIELDS,
  type FormField,
  HIDDEN_FIELDS,
  INQUIRY_FIELDS,
  type InquiryField,
} from './inquiry-fields.ts';
import { cleanPlain, cleanLine, cleanText, shapeFault, showsNothing } from './inquiry-rules.ts';

const code = (value: FieldErrorCode): FieldErrorCode => value;

const given = z.string({
  error: ({ input }) => code(input === undefined ? 'REQUIRED_FIELD_MISSING' : 'TYPE_TEXT'),
});

const filled = z.string().refine((text) => !showsNothing(text), {
  message: code('REQUIRED_FIELD_EMPTY'),
  abort: true,
});

/** How what was sent is cleaned, by what the field holds. */
const CLEANED = { text: cleanLine, tel: cleanPlain, email: cleanPlain, textarea: cleanText };

/** What a field accepts; empty where none was given for an optional one. What the client sends has no length bounds (spec §5) but that of the body. */
function fieldSchema({ type, optional }: FormField): z.ZodType<string> {
  return (optional ? given.default('') : given)
    .transform(CLEANED[type])
    .pipe(optional ? z.string() : filled)
    .pipe(
      z.string().superRefine((text, context) => {
        const message = text === '' ? undefined : shapeFault(type, text);
        if (message) context.addIssue({ code: 'custom', message });
      }),
    );
}

/** An inquiry as it is kept. */
export const inquirySchema = z.object(
  Object.fromEntries(
    INQUIRY_FIELDS.map((field) => [field, fieldSchema(FORM_FIELDS[field])]),
  ) as Record<InquiryField, z.ZodType<string>>,
);

export type Inquiry = z.output<typeof inquirySchema>;

/** What is wrong with one field. */
export interface FieldFault {
  readonly field: InquiryField;
  readonly code: FieldErrorCode;
}

export type InquiryCheck =
  | { readonly kind: 'valid'; readonly inquiry: Inquiry }
  /** Not one field has anything in it. */
  | { readonly kind: 'empty' }
  | { readonly kind: 'invalid'; readonly faults: readonly FieldFault[] };

/**
 * Checks what a form sent.
 *
 * @param sent fields by name, as they arrived, and what the address asked for; unknown ones are ignored
 */
export function checkInquiry(sent: Readonly<Record<string, unknown>>): InquiryCheck {
  const whole = withAsked(sent);
  const result = inquirySchema.safeParse(whole);
  if (result.success) return { kind: 'valid', inquiry: result.data };
  if (INQUIRY_FIELDS.every((field) => isBlank(whole[field]))) return { kind: 'empty' };
  const faults = INQUIRY_FIELDS.flatMap((field) => {
    const issue = result.error.issues.find(({ path }) => path[0] === field);
    return issue ? [{ field, code: issue.message as FieldErrorCode }] : [];
  });
  return { kind: 'invalid', faults };
}

/** The inquiry with what its address asked for before the sender's own words. */
function withAsked(sent: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { inquiry = '', [HIDDEN_FIELDS.asked]: asked } = sent;
  return typeof asked === 'string' && typeof inquiry === 'string' && !showsNothing(asked)
    ? { ...sent, inquiry: `${asked}\n${inquiry}` }
    : sent;
}

const isBlank = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && showsNothing(cleanText(value)));
