import type { InquiryField } from '#contract/inquiry-fields.ts';

/** Names of the form's fields in English. A module of its own, so that a page loads those of its language only. */
export const ENGLISH_LABELS: Record<InquiryField, string> = {
  companyName: 'Company Name',
  name: 'Name',
  phone: 'Phone',
  fax: 'Fax',
  email: 'Email',
  inquiry: 'Inquiry',
};
