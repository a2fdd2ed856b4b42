import type { PageData } from '#app/shared/page/page-data.ts';
import type { PictureProps } from '#app/ui/picture.tsx';

/** Where the form posts to (readings.md, "Settings": `FORM_ENDPOINT`, `FORM_KEY`, `FORM_PROJECT`). */
export interface FormTarget {
  /** Origin of a hosted service; null for the service that comes with this site's server. */
  endpoint: string | null;
  formKey: string;
  project: string | null;
  /** Address that a browser without scripts posts to. */
  action: string;
}

/** A product as the list of a quote request shows it, in the page's language. */
export interface QuoteProduct {
  name: string;
  category: string;
  /** Value of `data-theme`. */
  theme: string;
  picture: PictureProps;
}

/** How to reach the supplier without the form. */
export interface ContactDetails {
  /** As printed: `02-000-0000`. */
  phone: string;
  /** As dialled: `tel:+82-…`. */
  phoneHref: string;
  fax: string;
  email: string;
  address: string;
}

export interface InquiryData extends PageData {
  path: '/contact' | '/support';
  target: FormTarget;
  contact: ContactDetails;
  /** How long an inquiry is kept (`INQUIRY_RETENTION`). */
  retention: { count: number; unit: 'day' | 'month' | 'year' };
  /** By product id, which is the code in lower case. */
  products: Record<string, QuoteProduct>;
}
