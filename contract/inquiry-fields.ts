/**
 * Names on the wire between the inquiry form and a form service. No validation here, so that the browser can import it
 * without zod.
 */

/** Fields of an inquiry, in the order of the form (spec §3; readings.md, "Inquiry"). */
export const INQUIRY_FIELDS = ['companyName', 'name', 'phone', 'fax', 'email', 'inquiry'] as const;

export type InquiryField = (typeof INQUIRY_FIELDS)[number];

/** The one field that may be left empty (spec §3, §5). */
export const OPTIONAL_FIELD = 'fax' satisfies InquiryField;

/** Whether a field has to be filled in. */
export const isRequired = (field: InquiryField): boolean => field !== OPTIONAL_FIELD;

/**
 * Hidden fields. The underscore keeps them apart from the sender's own words; `_gotcha` and `_language` mean the same
 * to the hosted service.
 */
export const HIDDEN_FIELDS = {
  /** Identifies one inquiry, so that sending it twice stores it once. Empty without scripts. */
  idempotencyKey: '_idempotency',
  /** `ko` or `en`: the language of the answer. */
  language: '_language',
  /** Honeypot: people do not see it, so only robots fill it in. */
  honeypot: '_gotcha',
} as const;

/** Key of the form at the embedded service, unless `FORM_KEY` says otherwise. */
export const DEFAULT_FORM_KEY = 'inquiry';

/**
 * Path of the form at a service (spec §7).
 *
 * @param project set where the service groups forms by project
 */
export function submissionPath(formKey: string, project?: string): string {
  const form = `/f/${encodeURIComponent(formKey)}`;
  return project === undefined ? form : `/p/${encodeURIComponent(project)}${form}`;
}
