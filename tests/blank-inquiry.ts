import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';
import type { Inquiry } from '#contract/inquiry.ts';

/** An inquiry with nothing in it: tests fill in what they need, so that a new field of the form touches none of them. */
export const BLANK_INQUIRY = Object.fromEntries(
  INQUIRY_FIELDS.map((field) => [field, '']),
) as Inquiry;
