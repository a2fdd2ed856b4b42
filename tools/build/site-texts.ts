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

import { type Language, LANGUAGES, localizedHref } from '#contract/address.ts';
import { keyEntry } from '#facts/keys.ts';
import { reservationText, standsInRow } from '#facts/print.ts';
import { isHandedOut } from '#app/shared/facts/fact-record.server.ts';

import { CATALOGUE_FILE } from '#app/machine/catalogue-schema.ts';
import { RULES } from '#app/machine/rules.ts';
import { type FeedItem, LLMS_FILES, llmsTxt, rssXml } from '#app/seo/feeds.ts';
import { markdownFile } from '#app/seo/page-head.ts';
import { robotsTxt, sitemapXml } from '#app/seo/sitemap-files.ts';

import {
  contentFilesOf,
  type ContentHistory,
  contentHistory,
  lastChange,
} from './content-history.ts';
import { csvFile, EXCEL_FILE, OPENAPI_FILE } from './machine-files.ts';
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
  for (const language of LANGUAGES)
    await writer.write(LLMS_FILES[language], catalogueText(language, origin));
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

/** What there is to read in a language, as texts and files; each product with what is stated of it. */
function catalogueText(language: Language, origin: string): string {
  const say = (ko: string, en: string) => (language === 'ko' ? ko : en);
  const text = (path: string) => markdownFile(path, language);
  return llmsTxt(
    {
      name: brand.name[language],
      description: brand.description[language],
      notes: RULES.map((rule) => rule[language]),
    },
    [
      ...categories.map((category) => ({
        heading: category.name[language],
        links: category.subcategories.flatMap((subcategory) => [
          {
            name: subcategory.name[language],
            address: text(subcategory.path),
            text: subcategory.description[language],
          },
          ...products
            .filter(({ id }) => subcategory.products.includes(id))
            .map((product) => ({
              name: `${product.displayCode} ${product.name[language]}`,
              address: text(product.path),
              text: [
                ...Object.entries(product.specifications[language]).map(
                  ([label, value]) => `${label}: ${value}`,
                ),
                ...product.facts.facts
                  .filter(isHandedOut)
                  .flatMap(({ key, reservations }) =>
                    reservations
                      .filter((each) => !standsInRow(each))
                      .map(
                        (each) =>
                          `${keyEntry(key).label[language]}: ${reservationText(each, { language })}`,
                      ),
                  ),
                product.caveat[language],
              ]
                .filter((part, at, parts) => parts.indexOf(part) === at)
                .join('; '),
            })),
        ]),
      })),
      {
        heading: say('전체 제품 자료', 'All products as data'),
        links: [
          {
            name: 'JSON',
            address: CATALOGUE_FILE,
            text: say('값, 단위 코드, 출처, 유보', 'values, unit codes, sources, reservations'),
          },
          { name: 'CSV', address: csvFile(language) },
          { name: 'Excel', address: EXCEL_FILE },
          { name: 'OpenAPI', address: OPENAPI_FILE },
          {
            name: say('도구 (MCP)', 'Tools (MCP)'),
            address: '/mcp',
            text: say(
              '검색, 조건 판정, 비교, 선정, 문의 준비. 이 주소가 없는 호스트도 있습니다.',
              'search, match, compare, size, prepare an inquiry; not on every host',
            ),
          },
          { name: say('항목의 뜻', 'Meaning of the properties'), address: text('/glossary') },
          {
            name: say('데이터 시트, 도면, CAD 파일', 'Data sheets, drawings and CAD files'),
            address: text('/downloads'),
          },
          {
            name: say('슬리브 재질별 최고 온도와 치수표', 'Sleeve materials and dimension tables'),
            address: text('/products/pinch-valve/pqvf'),
          },
        ],
      },
      {
        heading: say('안내', 'Guides'),
        links: guides.map(({ id, title, description }) => ({
          name: title[language],
          address: text(`/guides/${id}`),
          text: description[language],
        })),
      },
      {
        heading: say('문의', 'Inquiry'),
        links: [
          {
            name: say('견적과 문의', 'Quotation and questions'),
            address: localizedHref('/contact', language),
            text: say(
              '제품은 주소로 담을 수 있습니다: /contact?product=s40~dn50~4. 보내는 것은 사람입니다.',
              'Products can be given in the address: /contact?product=s40~dn50~4&lang=en. A person sends it.',
            ),
          },
        ],
      },
    ],
    origin,
  );
}
