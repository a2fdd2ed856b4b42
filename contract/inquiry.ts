/** An inquiry as it is kept: the one schema that the form's fields and the form service share (spec §3, §5). */
import { z } from 'zod';

import type { FieldErrorCode } from './form-errors.ts';
import { INQUIRY_FIELDS, type InquiryField } from './inquiry-fields.ts';

/** Control characters and text-direction overrides: they could forge a header, a log line or what staff read. */
// oxlint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * More combining marks in a row than any language uses (the bound of Unicode's Stream-Safe Text Format, UAX #15).
 * normalize() sorts a run in quadratic time: 80 kB of marks held the whole server for 13 seconds.
 */
const MARKS_TOO_MANY = /(\p{M}{30})\p{M}+/gu;

const cutMarks = (value: string): string => value.replace(MARKS_TOO_MANY, '$1');

/** Line ends as `\n`, nothing unprintable, no half surrogate, no blank ends. */
function cleanText(value: string): string {
  const plain = value
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(UNPRINTABLE, '')
    .replace(/\p{Surrogate}/gu, '\ufffd');
  // Cut again after composing, because some marks are written as two: what is stored must not change when it is read.
  return cutMarks(cutMarks(plain).normalize('NFC')).trim();
}

/**
 * Text that shows nothing: blanks, and what Unicode calls ignorable, such as zero-width spaces and the fillers of hangul.
 * Somebody who sends it has filled nothing in.
 */
const SHOWS_NOTHING = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** The same on one line: a name or an address that reaches a mail header cannot begin another. */
const cleanLine = (value: string): string => cleanText(value).replace(/\s+/g, ' ');

const code = (value: FieldErrorCode): FieldErrorCode => value;

const given = z.string({
  error: ({ input }) => code(input === undefined ? 'REQUIRED_FIELD_MISSING' : 'TYPE_TEXT'),
});

const filled = z.string().refine((text) => !SHOWS_NOTHING.test(text), {
  message: code('REQUIRED_FIELD_EMPTY'),
  abort: true,
});

const requiredLine = given.transform(cleanLine).pipe(filled);

/** The longest address that mail can carry (RFC 5321, 4.5.3.1). */
const ADDRESS_MAX = 254;

/**
 * An address that a browser takes, or one with letters of any script on either side (RFC 6531). The domain is checked as
 * it goes over the wire: `회사.한국` as `xn--…`.
 */
function isEmailAddress(text: string): boolean {
  if (text.length > ADDRESS_MAX) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at).replace(/[\p{L}\p{N}\p{M}]/gu, 'a');
  const domain = text.slice(at + 1);
  // A URL parser would take more than a domain.
  if (at < 1 || /[\s/?#:@[\]\\%]/.test(domain)) return false;
  const host = /^[\x21-\x7e]*$/.test(domain) ? domain : URL.parse(`http://${domain}`)?.hostname;
  return host !== undefined && z.regexes.html5Email.test(`${local}@${host}`);
}

/** No length bounds of our own (spec §5): the body limit is the only one. */
export const inquirySchema = z.object({
  companyName: requiredLine,
  name: requiredLine,
  phone: requiredLine,
  // What a browser's own check lets through must pass here too.
  email: given
    .transform((text) => cleanLine(cleanText(text).normalize('NFKC')))
    .pipe(filled)
    .pipe(z.string().refine(isEmailAddress, code('TYPE_EMAIL'))),
  /** Empty where none was given. */
  fax: given.default('').transform(cleanLine),
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
  value === undefined || (typeof value === 'string' && SHOWS_NOTHING.test(cleanText(value)));

// A field that the schema and the list disagree on would be lost in silence: this fails to compile instead, either way.
({}) as Inquiry satisfies Record<InquiryField, string>;
({}) as Record<InquiryField, string> satisfies Record<keyof Inquiry, string>;
