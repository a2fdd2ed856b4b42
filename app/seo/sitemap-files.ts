import type { Address } from '#content/schema/address.ts';

import { DEFAULT_LANGUAGE, LANGUAGES, localizedHref, pageHref } from '#contract/address.ts';

/** The part of an address that `sitemap.xml` is made from. */
export type SitemapAddress = Pick<Address, 'path' | 'ownPages' | 'noindex'>;

/** Characters that must be escaped in XML text and attributes. */
const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/**
 * The site's `sitemap.xml`: every canonical page in both languages and every catalogue page, each with its alternates
 * (ko, en, x-default = Korean). Aliases and pages that are not to be indexed are left out.
 *
 * @param origin of the site, such as `https://valve.example.com`; a slash at its end is ignored
 * @returns a whole XML document (sitemaps.org 0.9 with the xhtml extension for alternates)
 */
export function sitemapXml(addresses: readonly SitemapAddress[], origin: string): string {
  const base = origin.replace(/\/$/, '');
  const urls = addresses
    .filter(({ noindex }) => !noindex)
    .flatMap(({ path, ownPages }) =>
      Array.from({ length: ownPages }, (_, index) => pageHref(path, index + 1)),
    )
    .flatMap((path) =>
      LANGUAGES.map((language) => urlEntry(path, localizedHref(path, language), base)),
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function urlEntry(path: string, href: string, base: string): string {
  const alternates = [
    ...LANGUAGES.map((language) => [language, localizedHref(path, language)] as const),
    ['x-default', localizedHref(path, DEFAULT_LANGUAGE)] as const,
  ].map(
    ([language, target]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(base + target)}"/>`,
  );
  return `<url><loc>${escapeXml(base + href)}</loc>${alternates.join('')}</url>`;
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
