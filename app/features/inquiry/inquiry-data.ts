import type { Period } from '#contract/retention-period.ts';
import type { FormTarget } from '#app/shared/form-service/form-settings.ts';
import type { PageData } from '#app/shared/page/page-data.ts';
import type { QuoteProduct } from '#app/shared/quote/quote-product.ts';

/** How to reach the supplier without the form. */
export interface ContactDetails {
  /** As printed: `02-000-0000`. */
  phone: string;
  email: string;
  /** Subway lines that stop nearby: `1·7`. */
  lines: string;
}

export interface InquiryData extends PageData {
  path: '/contact' | '/support';
  target: FormTarget;
  contact: ContactDetails;
  /** How long an inquiry is kept (`INQUIRY_RETENTION`). */
  retention: Period;
  /** By product id, which is the code in lower case. */
  products: Record<string, QuoteProduct>;
  /** What is asked about as a whole, by the codes that the site gives it: `480`. */
  ranges: string[];
  /** Words for what no product is. */
  absent: string[];
  /** Names of questions in the language of the page, by their names in the other one. */
  questionWords: Record<string, string>;
}
