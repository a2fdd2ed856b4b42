import { findDocument, findSubcategory, listedIn, productsOf } from '#content/index.ts';
import type { Category, Subcategory } from '#content/schema/category.ts';
import type { Document } from '#content/schema/document.ts';
import { openRows } from '#content/tables.ts';

import { type Language, pageHref, pageOf } from '#contract/address.ts';

import type { CatalogueData, NamedLink, MissingSubcategory } from './catalogue-data.ts';
import type { FileRow } from '#app/shared/files/file-view.ts';
import { commonFilesOf } from '#app/shared/files/files.server.ts';
import { noBreak } from '#app/shared/text/no-break.ts';
import { localize } from '#app/i18n/localize.ts';
import { translator } from '#app/i18n/translate.ts';
import { previewFile } from '#app/seo/page-head.ts';
import { articleData, itemListData } from '#app/seo/structured-data.ts';
import { MISSING_PAGE, type MissingPage } from '#app/shared/page/page-data.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

import { headOf, SITE_ORIGIN } from '#app/shared/page/page-head.server.ts';
import { leavesOf } from './block-views.server.ts';
import { blockViews } from './block-views.server.ts';
import { groupFacts } from './group-facts.server.ts';
import { categoryFrame } from './category-frame.server.ts';

/**
 * Data of `/products/{category}` and `/products/{category}/{subcategory}`: the catalogue page that `page` asks for. An
 * unknown subcategory shows the default one where the category falls back, with the default's canonical; where it does not,
 * what is still usable of the page is answered: breadcrumb and sidebar.
 */
export function subcategoryPage(
  request: PageRequest,
): CatalogueData | MissingSubcategory | MissingPage {
  const { language, params } = request;
  const found = findSubcategory(params['category'] ?? '', params['subcategory']);
  if (found.kind === 'category_not_found') return MISSING_PAGE;
  if (found.kind === 'subcategory_not_found') {
    const name = translator(language)('catalogue:subcategoryNotFound');
    return {
      missing: 'subcategory',
      ...categoryFrame(found.category, [{ label: name, to: request.url.pathname }], language),
    };
  }
  const { category, subcategory } = found;
  const document = findDocument(subcategory.document);
  if (!document) throw new Error(`${subcategory.path} has no document "${subcategory.document}"`);
  const data = cataloguePage(category, subcategory, document, request, language);
  // Its further pages show, and point at, those of the first subcategory.
  return params['subcategory'] === undefined && data.page === 1
    ? categoryPage(category, data, language)
    : data;
}

/** The category's own page: what it is, its subcategories with their figures, and the content of the first one. */
function categoryPage(category: Category, data: CatalogueData, language: Language): CatalogueData {
  const text = localize(
    { title: category.name, description: category.description, keywords: category.keywords },
    language,
  );
  const groups = listedIn(category).map((subcategory) => ({
    label: subcategory.name[language],
    to: subcategory.path,
    description: noBreak(subcategory.description[language]),
    facts: groupFacts(subcategory, productsOf(subcategory), language),
  }));
  const introduction = noBreak(category.introduction[language]).split(/\n{2,}/);
  return {
    ...data,
    ...categoryFrame(category, [], language),
    sheet: text.title,
    overview: { lead: noBreak(text.description), introduction, groups },
    head: headOf(language, {
      path: category.path,
      ...text,
      theme: category.theme,
      structuredData: [
        itemListData(
          groups.map(({ label, to }) => ({ name: label, to })),
          language,
          SITE_ORIGIN,
        ),
      ],
    }),
  };
}

function cataloguePage(
  category: Category,
  subcategory: Subcategory,
  document: Document,
  request: PageRequest,
  language: Language,
): CatalogueData {
  const page = pageOf(request.url.search, document.totalPages);
  const content = document.pages[page - 1];
  const blocks = blockViews(content?.content ?? [], language);
  const catalogs = leavesOf(blocks).filter((block) => block.type === 'product-catalog');
  const cards = catalogs.flatMap(({ products }) => products);
  const members = productsOf(subcategory);
  const name = subcategory.name[language];
  const pageTitle = content?.title[language];
  return {
    kind: 'catalogue',
    ...categoryFrame(category, [{ label: name, to: subcategory.path }], language),
    subcategory: { id: subcategory.id, label: name, to: subcategory.path },
    facts: catalogs.some(({ models }) => models) ? [] : groupFacts(subcategory, members, language),
    page,
    totalPages: document.totalPages,
    blocks,
    open: {
      of: document.name[language],
      questions: openRows(content?.content ?? []).map((label) => label[language]),
    },
    files: {
      title: translator(language)('sheets:register.panel'),
      rows: ownFiles(category, subcategory, document, language),
    },
    sheet: `${name} ${page}/${document.totalPages}`,
    ...(pageTitle !== undefined && pageTitle !== name && { pageTitle }),
    ...titlesOf(document, name, language),
    ...neighbours(category, subcategory, language),
    head: headOf(language, {
      path: subcategory.path,
      page,
      title: pageName(name, page, document.totalPages, language),
      theme: category.theme,
      trail: [{ name: category.name[language], to: category.path }],
      description: pageDescription(subcategory.description[language], pageTitle, page),
      keywords: (content?.keywords ?? subcategory.keywords)[language],
      structuredData:
        cards.length > 0
          ? [
              itemListData(
                cards.map((card) => ({ name: `${card.code} ${card.name}`, to: card.path })),
                language,
                SITE_ORIGIN,
              ),
            ]
          : [
              articleData(
                {
                  title: pageTitle ?? name,
                  description: subcategory.description[language],
                  path: pageHref(subcategory.path, page),
                  image: previewFile(subcategory.path, language),
                },
                language,
                SITE_ORIGIN,
              ),
            ],
    }),
  };
}

/** Files of a group's own. Where a data sheet says what the one page does, the sheet alone. */
function ownFiles(
  category: Category,
  { path }: Subcategory,
  { totalPages }: Document,
  language: Language,
): FileRow[] {
  const rows = commonFilesOf(category.id, language).filter(({ page }) => page === path);
  const sheets = rows.filter(({ kind }) => kind === 'sheet');
  return sheets.length > 0 && totalPages === 1 ? sheets : rows;
}

/** Titles of the pages, where each has one that says more than the group's name. */
function titlesOf(
  { pages }: Document,
  name: string,
  language: Language,
): Pick<CatalogueData, 'pageTitles'> {
  const titles = pages.map(({ title }) => title[language]);
  const ownTitles = new Set(titles.filter((title) => title !== name));
  return titles.length > 1 && ownTitles.size === titles.length ? { pageTitles: titles } : {};
}

/** Title of a catalogue page: each page has its own. */
function pageName(name: string, page: number, totalPages: number, language: Language): string {
  if (page === 1) return name;
  return language === 'ko'
    ? `${name} (${page}/${totalPages}쪽)`
    : `${name} (page ${page} of ${totalPages})`;
}

const pageDescription = (
  description: string,
  pageTitle: string | undefined,
  page: number,
): string => (page === 1 || pageTitle === undefined ? description : `${pageTitle}. ${description}`);

function neighbours(category: Category, subcategory: Subcategory, language: Language) {
  const index = category.subcategories.findIndex(({ id }) => id === subcategory.id);
  const link = (offset: number): NamedLink | undefined => {
    const item = category.subcategories[index + offset];
    return item && { label: item.name[language], to: item.path };
  };
  const [previous, next] = [link(-1), link(1)];
  return { ...(previous && { previous }), ...(next && { next }) };
}
