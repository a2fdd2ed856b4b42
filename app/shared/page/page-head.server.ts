import { brand } from '#content/index.ts';

import type { Language } from '#contract/address.ts';

import { type PageHead, pageHead, type PageHeadInput } from '#app/seo/page-head.ts';

/** Origin that canonicals and alternates are made with; `tools/build.ts` has checked it. */
export const SITE_ORIGIN = (process.env['SITE_URL'] ?? 'http://localhost:3000').replace(/\/$/, '');

/** The head of a page, with the site's name and origin filled in. */
export function headOf(
  language: Language,
  input: Omit<PageHeadInput, 'language' | 'siteName' | 'origin'>,
): PageHead {
  return pageHead({ ...input, language, siteName: brand.name[language], origin: SITE_ORIGIN });
}
