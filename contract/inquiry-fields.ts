/**
 * The form's fields, and the names on the wire between the form and a form service. No validation here, so that the browser can
 * import it without zod.
 */
/** One field: what it holds, and how the form shows it. Its names are in `field-labels/`. */
export interface FormField {
  /** As in HTML: a line of words, a telephone number or an address; `textarea` has lines. */
  readonly type: 'text' | 'tel' | 'email' | 'textarea';
  /** It may be left empty. */
  readonly optional?: true;
  /** What a browser may fill in: HTML, "autofill". */
  readonly autoComplete?: string;
  /** Takes the whole width of the form. */
  readonly wide?: true;
}

/** Fields of an inquiry, in the order of the form (spec §3, §5; readings.md, "Inquiry"). */
const FIELDS = {
  companyName: { type: 'text', autoComplete: 'organization', wide: true },
  name: { type: 'text', autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  fax: { type: 'tel', autoComplete: 'fax tel', optional: true },
  email: { type: 'email', autoComplete: 'email' },
  inquiry: { type: 'textarea', wide: true },
} as const satisfies Record<string, FormField>;

export type InquiryField = keyof typeof FIELDS;

/** The fields by name. */
export const FORM_FIELDS: Readonly<Record<InquiryField, FormField>> = FIELDS;

/** Their names, in the order of the form. */
export const INQUIRY_FIELDS = Object.keys(FIELDS) as unknown as readonly [
  InquiryField,
  ...InquiryField[],
];

/** Whether a field has to be filled in. */
export const isRequired = (field: InquiryField): boolean => !FORM_FIELDS[field].optional;

/**
 * Names of the fields within a sentence, as the privacy policy lists them:
 * `required` "company name, name, …" and `optional` "fax".
 *
 * @param labelOf name of a field in the form
 */
export function fieldsInWords(labelOf: (field: InquiryField) => string) {
  const words = (fields: readonly InquiryField[]) =>
    fields.map((field) => labelOf(field).toLowerCase()).join(', ');
  return {
    required: words(INQUIRY_FIELDS.filter(isRequired)),
    optional: words(INQUIRY_FIELDS.filter((field) => !isRequired(field))),
  };
}

/**
 * Hidden fields. The underscore keeps them apart from the sender's own words, as which `asked` counts; `_gotcha` and `_language` mean
 * the same to the hosted service.
 */
export const HIDDEN_FIELDS = {
  /** Identifies one inquiry, so that sending it twice stores it once. Empty without scripts. */
  idempotencyKey: '_idempotency',
  /** `ko` or `en`: the language of the answer. */
  language: '_language',
  /** Honeypot: people do not see it, so only robots fill it in. */
  honeypot: '_gotcha',
  /** What the address asks for, in the words of an inquiry, where the server has printed it: readers without scripts send it so. */
  asked: 'asked',
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
