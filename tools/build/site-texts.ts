/** The files that tell programs what the site has: sitemap.xml, robots.txt, RSS, llms.txt, the key of IndexNow. */
import { resolve } from 'node:path';

import { addresses } from '#content/addresses.ts';
import {
  brand,
  categories,
  findProductById,
  findSubcategory,
  guides,
  products,
} from '#content/index.ts';
import { picture } from '#content/pictures.ts';
import type { Address } from '#content/schema/address.ts';

import { type Language, LANGUAGES } from '#contract/address.ts';

import { type FeedItem, llmsTxt, rssXml } from '#app/seo/feeds.ts';
import { robotsTxt, sitemapXml } from '#app/seo/sitemap-files.ts';

import {
  contentFilesOf,
  type ContentHistory,
  contentHistory,
  lastChange,
} from './content-history.ts';
import type { BuildSettings } from './settings.ts';
import type { SiteWriter } from './site-writer.ts';

/** Pages that are empty until the visitor has searched, chosen or stored something: search engines should not list them. */
const TOOLS: ReadonlySet<Address['kind']> = new Set(['search', 'compare', 'offline']);

/** Address of the feed of a language. */
const feedFile = (language: Language): string => `/rss-${language}.xml`;

/** Writes them; days of change come from the history of `content/`. */
export async function writeSiteTexts(
  writer: SiteWriter,
  { SITE_URL, INDEXNOW_KEY }: Pick<BuildSettings, 'SITE_URL' | 'INDEXNOW_KEY'>,
): Promise<void> {
  const origin = SITE_URL.replace(/\/$/, '');
  const history = contentHistory(resolve('content'));
  await writer.write(
    'sitemap.xml',
    sitemapXml(
      addresses
        .filter(({ kind }) => !TOOLS.has(kind))
        .map((address) => ({
          ...address,
          images: imagesOf(address),
          lastmod: lastChange(history, contentFilesOf(address, categories)),
        })),
      origin,
    ),
  );
  await writer.write('robots.txt', robotsTxt(origin));
  for (const language of LANGUAGES)
    await writer.write(
      feedFile(language),
      rssXml(
        {
          title: brand.name[language],
          description: brand.description[language],
          file: feedFile(language),
        },
        feedItems(history, language),
        language,
        origin,
      ),
    );
  await writer.write('llms.txt', catalogueText(origin));
  // The protocol asks for a file of the key's name that holds it (indexnow.org).
  if (INDEXNOW_KEY !== undefined) await writer.write(`${INDEXNOW_KEY}.txt`, INDEXNOW_KEY);
}

/** Pictures of a product's page, for search by picture. */
function imagesOf({ kind, params }: Address): string[] {
  const found = kind === 'product' ? findProductById(params['productCode']) : undefined;
  return found?.kind === 'found'
    ? [
        ...new Set(
          [found.product.image, ...found.product.detailImages].map((id) => picture(id).src),
        ),
      ]
    : [];
}

/** What there is to read: technical documents and guides. */
function feedItems(history: ContentHistory, language: Language): FeedItem[] {
  return addresses.flatMap((address) => {
    const text = readableText(address);
    if (!text) return [];
    const day = lastChange(history, contentFilesOf(address, categories));
    return [
      {
        title: text.title[language],
        description: text.description[language],
        path: address.path,
        ...(day !== undefined && { day }),
      },
    ];
  });
}

function readableText({ kind, params }: Address) {
  if (kind === 'guide') return guides.find(({ id }) => id === params['id']);
  if (kind !== 'subcategory') return undefined;
  const found = findSubcategory(params['category'] ?? '', params['subcategory']);
  return found.kind === 'found'
    ? { title: found.subcategory.name, description: found.subcategory.description }
    : undefined;
}

/** The catalogue in English, each product with what is stated of it. */
function catalogueText(origin: string): string {
  const lang = 'en';
  return llmsTxt(
    {
      name: brand.name[lang],
      description: brand.description[lang],
      notes: [
        'Figures are given as the source states them; “Not stated” means that the source is silent, “Not applicable” that the question does not arise.',
        'No prices are published: price on request, in KRW.',
        'Korean is the default language; every page is there in Korean at its address without lang=en.',
      ],
    },
    [
      ...categories.map((category) => ({
        heading: category.name[lang],
        links: category.subcategories.flatMap((subcategory) => [
          {
            name: subcategory.name[lang],
            path: subcategory.path,
            text: subcategory.description[lang],
          },
          ...products
            .filter(({ id }) => subcategory.products.includes(id))
            .map((product) => ({
              name: `${product.displayCode} ${product.name[lang]}`,
              path: product.path,
              text: Object.entries(product.specifications[lang])
                .map(([label, value]) => `${label}: ${value}`)
                .join('; '),
            })),
        ]),
      })),
      {
        heading: 'Guides',
        links: guides.map(({ id, title, description }) => ({
          name: title[lang],
          path: `/guides/${id}`,
          text: description[lang],
        })),
      },
    ],
    lang,
    origin,
  );
}
