import type { Address } from '#content/schema/address.ts';

import {
  DEFAULT_LANGUAGE,
  type Language,
  LANGUAGES,
  localizedHref,
  pageHref,
} from '#contract/address.ts';

/** The part of an address that `sitemap.xml` is made from. */
export interface SitemapAddress extends Pick<Address, 'path' | 'ownPages' | 'noindex'> {
  /** Addresses of the page's pictures, without origin. */
  images?: readonly string[];
  /** Day of the last change of what it says, `2026-11-22`; absent where the history does not say. */
  lastmod?: string | undefined;
}

/** Characters that must be escaped in XML text and attributes. */
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as XML has it. */
export const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/**
 * The site's `sitemap.xml`: every canonical page in both languages and every catalogue page, each with its alternates
 * (ko, en, x-default = Korean), its pictures and the day of its last change. Aliases and pages that are not to be indexed are left out.
 *
 * @param origin of the site, such as `https://valve.example.com`; a slash at its end is ignored
 * @returns a whole XML document (sitemaps.org 0.9 with the xhtml extension for alternates)
 */
export function sitemapXml(addresses: readonly SitemapAddress[], origin: string): string {
  const base = origin.replace(/\/$/, '');
  const urls = addresses
    .filter(({ noindex }) => !noindex)
    .flatMap((address) =>
      Array.from({ length: address.ownPages }, (_, index) =>
        LANGUAGES.map((language) =>
          urlEntry(pageHref(address.path, index + 1), language, base, address),
        ),
      ).flat(),
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function urlEntry(
  path: string,
  language: Language,
  base: string,
  { images = [], lastmod }: SitemapAddress,
): string {
  const alternates = [
    ...LANGUAGES.map((each) => [each, localizedHref(path, each)] as const),
    ['x-default', localizedHref(path, DEFAULT_LANGUAGE)] as const,
  ].map(
    ([each, target]) =>
      `<xhtml:link rel="alternate" hreflang="${each}" href="${escapeXml(base + target)}"/>`,
  );
  const parts = [
    `<loc>${escapeXml(base + localizedHref(path, language))}</loc>`,
    ...(lastmod === undefined ? [] : [`<lastmod>${lastmod}</lastmod>`]),
    ...alternates,
    ...images.map(
      (image) => `<image:image><image:loc>${escapeXml(base + image)}</image:loc></image:image>`,
    ),
  ];
  return `<url>${parts.join('')}</url>`;
}

/**
 * The site's `robots.txt`. It forbids nothing: pages that must not be indexed carry `noindex`, which a crawler reads only
 * where it may fetch the page.
 *
 * @param origin as for `sitemapXml`
 */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin.replace(/\/$/, '')}/sitemap.xml\n`;
}
