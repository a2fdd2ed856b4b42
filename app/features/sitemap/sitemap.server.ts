import { addresses } from '#content/addresses.ts';
import { pages } from '#content/index.ts';
import type { AddressGroup } from '#content/schema/address.ts';

import { localize } from '#app/i18n/localize.ts';
import { type MessageKey, translator } from '#app/i18n/translate.ts';
import { headOf } from '#app/shared/page/page-head.server.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

import { addressTree } from './address-tree.ts';

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
export function sitemapData(request: PageRequest) {
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
          .map((address) => (address.kind === 'home' ? { ...address, title: home() } : address)),
      ),
    })).filter(({ nodes }) => nodes.length > 0),
  };
}

export type SitemapData = ReturnType<typeof sitemapData>;
