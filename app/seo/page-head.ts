import {
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGES,
  localizedHref,
  pageHref,
} from '#contract/address.ts';

import type { StructuredData } from './structured-data.ts';

/** Title, description, addresses and structured data of a page (spec §2, "Global chrome"). */
export interface PageHead {
  title: string;
  description: string;
  keywords: string;
  /** Absolute address of the page in its language, with `page` from page 2 on. */
  canonical: string;
  /** `ko`, `en` and `x-default` (Korean). */
  alternates: { hrefLang: string; href: string }[];
  /** Absolute address of the Open Graph picture, 1200 by 630 px. */
  preview: string;
  /** True for the admin placeholder and the 404 page only (readings.md). */
  noindex: boolean;
  structuredData: StructuredData[];
}

export interface PageHeadInput {
  language: Language;
  /** Canonical path, without language. */
  path: string;
  /** Catalogue page, 1 when there is only one. */
  page?: number;
  /** Name of the page; the site's name is added where it differs. */
  title: string;
  description: string;
  keywords: readonly string[];
  siteName: string;
  /** Origin of the site, no trailing slash (`SITE_URL`). */
  origin: string;
  noindex?: boolean;
  structuredData?: StructuredData[];
}

/** Makes the head of a page from its own texts, with the canonical address and its alternates. */
export function pageHead(input: PageHeadInput): PageHead {
  const { origin, page = 1, language } = input;
  const path = pageHref(input.path, page);
  const address = (to: Language) => origin + localizedHref(path, to);
  return {
    title: input.title === input.siteName ? input.title : `${input.title} | ${input.siteName}`,
    description: input.description,
    keywords: input.keywords.join(', '),
    canonical: address(language),
    alternates: [
      ...LANGUAGES.map((to) => ({ hrefLang: to as string, href: address(to) })),
      { hrefLang: 'x-default', href: address(DEFAULT_LANGUAGE) },
    ],
    preview: `${origin}/preview-${language}.jpg`,
    noindex: input.noindex ?? false,
    structuredData: input.structuredData ?? [],
  };
}
