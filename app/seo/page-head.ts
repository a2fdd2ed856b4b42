import {
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGES,
  localizedHref,
  pageHref,
} from '#contract/address.ts';

/** One JSON-LD object, such as an Organization or a Product. */
export type StructuredData = { '@type': string } & Record<string, unknown>;

/** What a page says of itself to search engines and to the browser's tab (spec §2, "Global chrome"). */
export interface PageHead {
  title: string;
  description: string;
  keywords: string;
  /** Absolute address of the page in its language; page 2 and on keep `page`. */
  canonical: string;
  /** `ko`, `en` and `x-default` (Korean). */
  alternates: { hrefLang: string; href: string }[];
  /** Absolute address of the picture that messengers show beside a link, 1200 by 630 px. */
  preview: string;
  /** True for the admin placeholder and the 404 page only. */
  noindex: boolean;
  structuredData: StructuredData[];
}

export interface PageHeadInput {
  language: Language;
  /** Canonical path, without language. */
  path: string;
  /** Catalogue page, 1 when there is only one. */
  page?: number;
  /** Name of the page; the site's name is added, except where it is the same. */
  title: string;
  description: string;
  keywords: readonly string[];
  siteName: string;
  /** Origin of the site, no trailing slash (`SITE_URL`). */
  origin: string;
  noindex?: boolean;
  structuredData?: StructuredData[];
}

/** Builds the head of a page from its own texts; loaders call it, so that the rules stand in one place. */
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
