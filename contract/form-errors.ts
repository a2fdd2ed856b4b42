/** Error codes that a form service can return (spec §5), and the shape of its answers (spec §7). */

export const FORM_ERROR_CODES = [
  'BLOCKED',
  'EMPTY',
  'FILES_TOO_BIG',
  'FORM_NOT_FOUND',
  'INACTIVE',
  'NO_FILE_UPLOADS',
  'PROJECT_NOT_FOUND',
  'TOO_MANY_FILES',
] as const;

export type FormErrorCode = (typeof FORM_ERROR_CODES)[number];

export const FIELD_ERROR_CODES = [
  'REQUIRED_FIELD_EMPTY',
  'REQUIRED_FIELD_MISSING',
  'STRIPE_CLIENT_ERROR',
  'STRIPE_SCA_ERROR',
  'TYPE_EMAIL',
  'TYPE_NUMERIC',
  'TYPE_TEXT',
] as const;

export type FieldErrorCode = (typeof FIELD_ERROR_CODES)[number];

/** One error of an answer. Without `field` it concerns the whole form; the library calls an unknown or missing `code` UNSPECIFIED. */
export interface ServiceError {
  readonly message: string;
  readonly code?: FormErrorCode | FieldErrorCode;
  readonly field?: string;
}

/** Answer to a stored inquiry. */
export interface SuccessAnswer {
  /** Address that a page without scripts goes on to. */
  readonly next: string;
}

/** Answer to anything else: a list, or one sentence where no code fits. */
export type FailureAnswer =
  | { readonly errors: readonly ServiceError[] }
  | { readonly error: string };
