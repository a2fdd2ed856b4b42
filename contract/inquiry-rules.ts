/**
 * What the fields of an inquiry accept: rules that the form shares with the service. Without zod, so that the browser can
 * import them (spec §5).
 */
import type { FieldErrorCode } from './form-errors.ts';
import { FORM_FIELDS, type FormField, type InquiryField, isRequired } from './inquiry-fields.ts';

/** Control characters and text-direction overrides: they could forge a header, a log line or what staff read. */
// oxlint-disable-next-line no-control-regex -- control characters are what it finds
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * More combining marks in a row than any language uses (the bound of Unicode's Stream-Safe Text Format, UAX #15).
 * normalize() sorts a run in quadratic time: 80 kB of marks held the whole server for 13 seconds. The two half-width sound marks
 * of katakana are letters by their category, and combining marks after NFKC.
 */
const MARKS = /[\p{M}\uff9e\uff9f]+/gu;
const MARKS_MAX = 30;

/** A text that can be normalized in a time that grows with its length. Run by run: an expression that counts begins again at each mark. */
export const cutMarks = (value: string): string =>
  value.replace(MARKS, (run) =>
    run.length > MARKS_MAX ? Array.from(run).slice(0, MARKS_MAX).join('') : run,
  );

/** Line ends as `\n`, nothing unprintable, no half surrogate, no blank ends. */
export function cleanText(value: string): string {
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

export const showsNothing = (text: string): boolean => SHOWS_NOTHING.test(text);

/** What nobody sees: zero-width characters, soft hyphens, word joiners, direction marks. Before composing: they may stand between a letter and its mark. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

/** The same on one line: a name or an address that reaches a mail header cannot begin another, and holds nothing that is not seen. */
export const cleanLine = (value: string): string =>
  cleanText(value.replace(IGNORABLE, '')).replace(/\s+/g, ' ');

/** An address or a number as it is kept: full-width letters and digits, as Korean keyboards write them, become plain ones. */
export const cleanPlain = (value: string): string => cleanLine(cleanText(value).normalize('NFKC'));

/** What a browser takes for an address: the HTML standard, "valid email address". */
const EMAIL_OF_HTML =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** The longest address that mail can carry (RFC 5321, 4.5.3.1). */
const ADDRESS_MAX = 254;

/**
 * An address that a browser takes, or one with letters of any script on either side (RFC 6531). The domain is checked as
 * it goes over the wire: `회사.한국` as `xn--…`.
 */
export function isEmailAddress(text: string): boolean {
  if (text.length > ADDRESS_MAX) return false;
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at).replace(/[\p{L}\p{N}\p{M}]/gu, 'a');
  const domain = text.slice(at + 1);
  // A URL parser would take more than a domain.
  if (at < 1 || /[\s/?#:@[\]\\%]/.test(domain)) return false;
  return EMAIL_OF_HTML.test(
    `${local}@${/^[\x21-\x7e]*$/.test(domain) ? domain : wireName(domain)}`,
  );
}

/** A domain as it goes over the wire; empty for none. */
export function wireName(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return '';
  }
}

/** The longest telephone number that is kept, with an extension or a second number: NFKC makes 18 signs of one. */
const NUMBER_MAX = ADDRESS_MAX;

/**
 * The only bound on length, for the whole body: 7,000 Korean characters from a plain form (nine bytes each), 21,000 from
 * the client library. All work on a body is bounded by it.
 */
export const MAX_BODY_BYTES = 64 * 1024;

/** What of it the parts before the sender's own words may take: the rest is for those, the other fields and their wrapping. */
export const MAX_LISTED_BYTES = MAX_BODY_BYTES - 8 * 1024;

/** What is wrong with a cleaned value that is not empty. */
export function shapeFault(type: FormField['type'], text: string): FieldErrorCode | undefined {
  if (type === 'email') return isEmailAddress(text) ? undefined : 'TYPE_EMAIL';
  return type === 'tel' && text.length > NUMBER_MAX ? 'TYPE_NUMERIC' : undefined;
}

/** What is wrong with a field as it was typed, before it is sent; undefined where the service will take it. */
export function fieldFault(field: InquiryField, value: string): FieldErrorCode | undefined {
  if (showsNothing(cleanText(value))) return isRequired(field) ? 'REQUIRED_FIELD_EMPTY' : undefined;
  return shapeFault(FORM_FIELDS[field].type, cleanPlain(value));
}
