import { addresses } from '#content/addresses.ts';
import {
  accessibility,
  business,
  ceoMessage,
  downloads,
  findCategory,
  findGuide,
  findTextPage,
  gallery,
  mapText,
  organization,
  pages,
  privacy,
  timeline,
} from '#content/index.ts';
import type { Address } from '#content/schema/address.ts';

import type { SearchEntry } from './search-entry.ts';
import type { Language } from '#contract/address.ts';

import { entry, WEIGHT } from './make-entry.server.ts';
import { textsOf } from './texts.server.ts';

/** Content of the company's pages by address; other pages have their description. */
const PAGE_CONTENT: Readonly<Record<string, unknown>> = {
  '/about': ceoMessage,
  '/about/company': timeline,
  '/about/organization': organization,
  '/about/business': business,
  '/about/map': mapText,
  '/downloads': downloads,
  '/privacy': privacy,
  '/accessibility': accessibility,
};

const contentOf = ({ kind, path, params }: Address): unknown =>
  kind === 'text-page'
    ? findTextPage(params['id'] ?? '')?.sections
    : kind === 'guide'
      ? findGuide(params['id'] ?? '')
      : PAGE_CONTENT[path];

const PAGE_KINDS: ReadonlySet<Address['kind']> = new Set([
  'home',
  'products',
  'category',
  'about',
  'gallery',
  'gallery-item',
  'contact',
  'downloads',
  'sitemap',
  'privacy',
  'accessibility',
  'text-page',
  'guides',
  'guide',
  'glossary',
]);

/** Pages of the site that are no product and no document. */
export function pageEntries(language: Language): SearchEntry[] {
  return addresses
    .filter(({ kind, noindex }) => PAGE_KINDS.has(kind) && !noindex)
    .map((address) => {
      const { title, description, keywords } = describe(address);
      return entry({
        id: address.path,
        group: 'page',
        title: title[language],
        place: description[language],
        path: address.path,
        text: textsOf([{ description }, contentOf(address) ?? []], language).join(' · '),
        codes: [],
        names: [title.ko, title.en, ...keywords.ko, ...keywords.en],
        weight: WEIGHT.page,
      });
    });
}

function describe(address: Address) {
  const category =
    address.kind === 'category' ? findCategory(address.params['category'] ?? '') : undefined;
  if (category) return { ...category, title: category.name };
  if (address.kind === 'gallery-item') {
    const item = gallery.find(({ id }) => String(id) === address.params['id']);
    if (item) return item;
  }
  const textPage =
    address.kind === 'text-page' ? findTextPage(address.params['id'] ?? '') : undefined;
  if (textPage) return textPage;
  const guide = address.kind === 'guide' ? findGuide(address.params['id'] ?? '') : undefined;
  if (guide) return guide;
  const page = Object.entries(pages).find(
    ([id]) => `/${id.replace('about-', 'about/')}` === address.path,
  )?.[1];
  return page ?? pages.home;
}
