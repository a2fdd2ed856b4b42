import { addresses } from '#content/addresses.ts';
import { formatThread } from '#content/format.ts';
import { terms, type Term } from '#content/glossary.ts';
import {
  business,
  categories,
  ceoMessage,
  documents,
  downloads,
  findCategory,
  findSubcategory,
  gallery,
  mapText,
  organization,
  pages,
  privacy,
  products,
  timeline,
} from '#content/index.ts';
import type { Address } from '#content/schema/address.ts';
import type { Product } from '#content/schema/product.ts';

import type { SearchEntry } from '#app/data/search/entry.ts';
import { normalise } from '#app/data/search/terms.ts';
import type { Language } from '#app/i18n/locale.ts';

/** One size of a product comes after the product itself, a page after both. */
const WEIGHT = { product: 1, size: 0.4, document: 0.7, page: 0.8 };

/** Keys of content whose strings are for programs, not for readers. */
const NOT_TEXT = new Set([
  'type',
  'layout',
  'align',
  'imageUrl',
  'src',
  'href',
  'pdf',
  'products',
  'id',
  'provenance',
]);

/** Everything that can be found, in the language that it is shown in; names in both, since people mix them. */
export function searchEntries(language: Language): SearchEntry[] {
  return [...productEntries(language), ...documentEntries(language), ...pageEntries(language)];
}

type Draft = Omit<SearchEntry, 'aliases' | 'wordAliases'>;

function entry(draft: Draft): SearchEntry {
  const names = [draft.title, ...draft.names].join('\n');
  const [aliases, wordAliases] = [synonyms(names), synonyms(draft.text)];
  return { ...draft, aliases, wordAliases: wordAliases.filter((word) => !aliases.includes(word)) };
}

/** Shortest alias that is a word of its own; `A` of 100A would be found in anything. */
const SHORTEST_ALIAS = 2;

/** Every other way to say a term of the glossary that a text uses, in both languages. */
function synonyms(text: string): string[] {
  const words = normalise(text);
  const ways = ({ ko, en, aliases = [], avoid = [] }: Term) => [ko, en, ...aliases, ...avoid];
  return terms
    .filter((term) =>
      ways(term).some((way) => way.length >= SHORTEST_ALIAS && says(words, normalise(way))),
    )
    .flatMap(ways)
    .filter((way) => way.length >= SHORTEST_ALIAS);
}

/** Whether a text uses a word: Korean ones take endings, Latin ones stand alone or in the plural. */
const says = (text: string, way: string): boolean =>
  /[가-힣]/.test(way)
    ? text.includes(way)
    : new RegExp(`(?<![a-z0-9])${way.replaceAll(/[^a-z0-9]+/g, '[^a-z0-9]+')}s?(?![a-z0-9])`).test(
        text,
      );

function productEntries(language: Language): SearchEntry[] {
  return products.flatMap((product) => {
    const category = findCategory(product.category);
    const group = findSubcategory(product.category, product.subcategory);
    const place = [
      category?.name[language],
      'subcategory' in group ? group.subcategory.name[language] : undefined,
    ].filter((name) => name !== undefined);
    const text = [
      product.description[language],
      ...product.features[language],
      ...Object.entries(product.specifications[language]).map(
        ([label, value]) => `${label} ${value}`,
      ),
      product.detailDescription[language].replaceAll(/\s+/g, ' '),
    ].join(' · ');
    const common = { group: 'product' as const, place: place.join(' / '), path: product.path };
    const names = [
      product.name.ko,
      product.name.en,
      ...(category ? [category.name.ko, category.name.en] : []),
    ];
    return [
      entry({
        ...common,
        id: product.id,
        title: `${product.displayCode} ${product.name[language]}`,
        text,
        codes: productCodes(product),
        names,
        weight: WEIGHT.product,
      }),
      ...sizesOf(product).map(({ dn, also }) =>
        entry({
          ...common,
          id: `${product.id}-dn${dn}`,
          title: `${product.displayCode} DN ${dn}`,
          path: `${product.path}?dn=${dn}`,
          text: [product.name[language], ...also].join(' · '),
          codes: [`${product.code}${dn}`, `${product.code}dn${dn}`, `${product.code}${dn}a`],
          names: [`${product.code} DN ${dn}`],
          weight: WEIGHT.size,
        }),
      ),
    ];
  });
}

/** Codes of a product: its own, with its brand, and the sizes of a range that has no pages of their own (AP 10). */
function productCodes({ code, displayCode, technical }: Product): string[] {
  const sizes =
    technical.family === 'pneumatic-actuator'
      ? Array.from(
          { length: technical.sizes.to - technical.sizes.from + 1 },
          (_, index) => `AP${technical.sizes.from + index}`,
        )
      : [];
  return [...new Set([code, displayCode, ...sizes])];
}

/** Sizes of a product that its page can show one by one, with what is written about each. */
function sizesOf({ technical }: Product): { dn: number; also: string[] }[] {
  switch (technical.family) {
    case 'pinch-valve-flanged':
      return technical.dimensions.map(({ dn, l, d, di }) => ({
        dn,
        also: [`L ${l} mm`, `D ${d} mm`, `Di ${di} mm`],
      }));
    case 'pinch-valve-threaded':
      return technical.variants.map(({ dn, connection, length, weight }) => ({
        dn,
        also: [formatThread(connection), `${length} mm`, `${weight} kg`],
      }));
    default:
      return [];
  }
}

/** The technical documents, page by page. */
function documentEntries(language: Language): SearchEntry[] {
  return categories.flatMap((category) =>
    category.subcategories.flatMap((subcategory) => {
      const document = documents.find(({ id }) => id === subcategory.document);
      return (document?.pages ?? []).map((page) => {
        const first = page.pageNumber === 1;
        const title = page.title[language];
        return entry({
          id: `${subcategory.id}/${page.pageNumber}`,
          group: 'document',
          title:
            title === subcategory.name[language]
              ? title
              : `${subcategory.name[language]}: ${title}`,
          place: category.name[language],
          path: first ? subcategory.path : `${subcategory.path}?page=${page.pageNumber}`,
          text: [
            ...(first ? [subcategory.description[language]] : []),
            ...textsOf(page.content, language),
          ].join(' · '),
          codes: [],
          names: [
            page.title.ko,
            page.title.en,
            ...(first
              ? [
                  subcategory.name.ko,
                  subcategory.name.en,
                  ...subcategory.keywords.ko,
                  ...subcategory.keywords.en,
                ]
              : []),
          ],
          weight: WEIGHT.document,
        });
      });
    }),
  );
}

/** Content of the company's pages by address; other pages have their description. */
const PAGE_CONTENT: Readonly<Record<string, unknown>> = {
  '/about': ceoMessage,
  '/about/company': timeline,
  '/about/organization': organization,
  '/about/business': business,
  '/about/map': mapText,
  '/downloads': downloads,
  '/privacy': privacy,
};

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
]);

function pageEntries(language: Language): SearchEntry[] {
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
        text: textsOf([{ description }, PAGE_CONTENT[address.path] ?? []], language).join(' · '),
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
  const page = Object.entries(pages).find(
    ([id]) => `/${id.replace('about-', 'about/')}` === address.path,
  )?.[1];
  return page ?? pages.home;
}

/** Every text for readers in a piece of content, in one language, without markup. */
function textsOf(value: unknown, language: Language): string[] {
  if (typeof value === 'string')
    return [
      value
        .replaceAll(/<[^>]*>/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    ].filter(Boolean);
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, language));
  if (typeof value !== 'object' || value === null) return [];
  if ('ko' in value && 'en' in value) return labelled(value[language], language);
  return Object.entries(value).flatMap(([key, item]) =>
    NOT_TEXT.has(key) ? [] : textsOf(item, language),
  );
}

/** The texts of a resolved value; a map of labels gives its labels too. */
function labelled(value: unknown, language: Language): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return textsOf(value, language);
  return Object.entries(value).flatMap(([label, item]) => [label, ...textsOf(item, language)]);
}
