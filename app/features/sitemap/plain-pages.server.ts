import { addresses } from '#content/addresses.ts';
import { downloads, pages, privacy } from '#content/index.ts';
import type { AddressGroup } from '#content/schema/address.ts';

import type { AdminData, DownloadsData, PrivacyData, SitemapData } from './pages-data.ts';
import { localize } from '#app/i18n/localize.ts';
import { type MessageKey, translator } from '#app/i18n/translate.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

import { addressTree } from './address-tree.ts';
import { formTarget, retention } from '#app/features/inquiry/inquiry.server.ts';
import { headOf } from '#app/shared/page/page-head.server.ts';

/** The home page's own title says what the company does; in a list it is simply home. */
const home = () => ({
  ko: translator('ko')('chrome:home'),
  en: translator('en')('chrome:home'),
});

const GROUPS = [
  ['main', 'company:sitemapMain'],
  ['products', 'company:sitemapProducts'],
  ['company', 'company:sitemapCompany'],
  ['gallery', 'company:sitemapGallery'],
  ['support', 'company:sitemapSupport'],
] as const satisfies [AddressGroup, MessageKey][];

/** Every page of the site, from the one list of addresses, grouped (spec §2). */
export function sitemapData(request: PageRequest): SitemapData {
  const { language } = request;
  const t = translator(language);
  const text = localize(pages.sitemap, language);
  return {
    head: headOf(language, { path: '/sitemap', ...text }),
    sheet: text.title,
    title: text.title,
    lead: text.description,
    groups: GROUPS.map(([id, title]) => ({
      id,
      title: t(title),
      nodes: addressTree(
        addresses
          .filter(({ group }) => group === id)
          // An alias shows the first page of another address, whose further pages are listed there.
          .map((address) => (address.alias ? { ...address, totalPages: 1 } : address))
          .map((address) => (address.kind === 'home' ? { ...address, title: home() } : address)),
      ),
    })).filter(({ nodes }) => nodes.length > 0),
  };
}

/**
 * The privacy policy: a sample for the supplier's lawyer. What it says of the form service and of the retention follows the
 * settings that the inquiry form is built with.
 */
export function privacyData(request: PageRequest): PrivacyData {
  const { language } = request;
  const service = formTarget(process.env).endpoint === null ? 'embedded' : 'hosted';
  const { unit, count } = retention(process.env['INQUIRY_RETENTION']);
  const period = translator(language)(`inquiry:retention_${unit}`, { count });
  const worded = (text: string) => text.replaceAll('{{retention}}', period);
  return {
    head: headOf(language, { path: '/privacy', ...localize(pages.privacy, language) }),
    sheet: translator(language)('menu:privacy'),
    title: privacy.title[language],
    lead: privacy.lead[language],
    sections: privacy.sections
      .filter((section) => section.service === undefined || section.service === service)
      .map(({ id, title, paragraphs, items }) => ({
        id,
        title: title[language],
        paragraphs: (paragraphs?.[language] ?? []).map(worded),
        items: (items?.[language] ?? []).map(worded),
      })),
  };
}

/** What can be had. */
export function downloadsData(request: PageRequest): DownloadsData {
  const { language } = request;
  return {
    head: headOf(language, { path: '/downloads', ...localize(pages.downloads, language) }),
    sheet: translator(language)('menu:downloads'),
    title: downloads.title[language],
    lead: downloads.lead[language],
    groups: localize(downloads.groups, language),
  };
}

/** The placeholder of the administration: the one page besides the 404s that is not to be indexed. */
export function adminData(request: PageRequest): AdminData {
  const { language } = request;
  const text = localize(pages.admin, language);
  return {
    head: headOf(language, { path: '/admin', ...text, noindex: true }),
    sheet: text.title,
    title: text.title,
    text: text.description,
  };
}
