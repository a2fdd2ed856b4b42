/** An inquiry as it is kept: the one schema that the form's fields and the form service share (spec §3, §5). */
import { z } from 'zod';

import type { FieldErrorCode } from './form-errors.ts';
import { INQUIRY_FIELDS, type InquiryField } from './inquiry-fields.ts';
import { cleanPlain, cleanLine, cleanText, isEmailAddress, showsNothing } from './inquiry-rules.ts';

const code = (value: FieldErrorCode): FieldErrorCode => value;

const given = z.string({
  error: ({ input }) => code(input === undefined ? 'REQUIRED_FIELD_MISSING' : 'TYPE_TEXT'),
});

const filled = z.string().refine((text) => !showsNothing(text), {
  message: code('REQUIRED_FIELD_EMPTY'),
  abort: true,
});

const requiredLine = given.transform(cleanLine).pipe(filled);

/** No length bounds of our own (spec §5): the body limit is the only one. */
export const inquirySchema = z.object({
  companyName: requiredLine,
  name: requiredLine,
  phone: given.transform(cleanPlain).pipe(filled),
  // What a browser's own check lets through must pass here too.
  email: given
    .transform(cleanPlain)
    .pipe(filled)
    .pipe(z.string().refine(isEmailAddress, code('TYPE_EMAIL'))),
  /** Empty where none was given. */
  fax: given.default('').transform(cleanPlain),
  inquiry: given.transform(cleanText).pipe(filled),
});

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
 * @param sent fields by name, as they arrived; unknown ones are ignored
 */
export function checkInquiry(sent: Readonly<Record<string, unknown>>): InquiryCheck {
  const result = inquirySchema.safeParse(sent);
  if (result.success) return { kind: 'valid', inquiry: result.data };
  if (INQUIRY_FIELDS.every((field) => isBlank(sent[field]))) return { kind: 'empty' };
  const faults = INQUIRY_FIELDS.flatMap((field) => {
    const issue = result.error.issues.find(({ path }) => path[0] === field);
    return issue ? [{ field, code: issue.message as FieldErrorCode }] : [];
  });
  return { kind: 'invalid', faults };
}

const isBlank = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && showsNothing(cleanText(value)));

// A field that the schema and the list disagree on would be lost in silence: this fails to compile instead, either way.
({}) as Inquiry satisfies Record<InquiryField, string>;
({}) as Record<InquiryField, string> satisfies Record<keyof Inquiry, string>;
