import {
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGES,
  localizedHref,
  pageHref,
} from '#contract/address.ts';

import { pageDescription, pageTitle } from './head-texts.ts';
import { breadcrumbData, type Named, type StructuredData } from './structured-data.ts';

/** Title, description, addresses and structured data of a page (spec §2, "Global chrome"). */
export interface PageHead {
  title: string;
  description: string;
  keywords: string;
  siteName: string;
  /** Absolute address of the page in its language, with `page` from page 2 on. */
  canonical: string;
  /** `ko`, `en` and `x-default` (Korean). */
  alternates: { hrefLang: string; href: string }[];
  /** The picture that messengers show with a link: its absolute address, 1200 by 630 px, and its words. */
  preview: { url: string; alt: string };
  /** Colour of the browser's bars: that of the page's category. */
  themeColor: string;
  /** Feed of what there is to read, in the language of the page. */
  feed: string;
  /** The page as text; none of a page that does not exist. */
  text?: string;
  /** Names by which search engines verify the owner, on the home page where they are set. */
  verification?: { name: string; content: string }[];
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
  /** Sentences that lengthen a short description, the most telling first. */
  further?: readonly string[];
  keywords: readonly string[];
  siteName: string;
  /** Origin of the site, no trailing slash (`SITE_URL`). */
  origin: string;
  themeColor: string;
  /** The pages between home and this one. */
  trail?: readonly Named[];
  /** Name of the home page in the breadcrumb. */
  home: string;
  verification?: PageHead['verification'];
  noindex?: boolean;
  structuredData?: StructuredData[];
}

/** Makes the head of a page from its own texts, with the canonical address and its alternates. */
export function pageHead(input: PageHeadInput): PageHead {
  const { origin, page = 1, language, title } = input;
  const path = pageHref(input.path, page);
  const address = (to: Language) => origin + localizedHref(path, to);
  const trail = [{ name: input.home, to: '/' }, ...(input.trail ?? []), { name: title, to: path }];
  return {
    title: pageTitle(title, input.siteName),
    description: pageDescription(input.description, input.further ?? []),
    keywords: input.keywords.join(', '),
    siteName: input.siteName,
    canonical: address(language),
    alternates: [
      ...LANGUAGES.map((to) => ({ hrefLang: to as string, href: address(to) })),
      { hrefLang: 'x-default', href: address(DEFAULT_LANGUAGE) },
    ],
    preview: { url: origin + previewFile(input.path, language), alt: title },
    themeColor: input.themeColor,
    feed: `/rss-${language}.xml`,
    ...(!input.noindex && { text: markdownFile(input.path, language) }),
    ...(input.verification && { verification: input.verification }),
    noindex: input.noindex ?? false,
    structuredData: [
      ...(input.structuredData ?? []),
      ...(input.path === '/' ? [] : [breadcrumbData(trail, language, origin)]),
    ],
  };
}

/** Address of a page as text, which the build writes: `/products/s30.en.md`, of the home page `/index.md`. */
export const markdownFile = (path: string, language: Language): string =>
  `${path === '/' ? '/index' : path}${language === DEFAULT_LANGUAGE ? '' : `.${language}`}.md`;

/** Address of a page's preview picture, which the build draws (tools/build/previews.ts). */
export const previewFile = (path: string, language: Language): string =>
  `/previews/${language}/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.jpg`;
