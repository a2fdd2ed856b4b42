/** What a request asks for, written into a built document (docs/decisions/0015-documents-of-a-request.md). Pure. */
import { fillMissingPage } from '#contract/missing-page.ts';

import { type AskedText, fillAskedForm } from './asked-form.ts';

export type Filling =
  /** Of a 404 page: the address that was asked for, decoded. */
  | { readonly missing: string }
  /** Of the inquiry form. */
  | { readonly form: AskedText };

export const fillDocument = (html: string, filling: Filling): string =>
  'missing' in filling ? fillMissingPage(html, filling.missing) : fillAskedForm(html, filling.form);
