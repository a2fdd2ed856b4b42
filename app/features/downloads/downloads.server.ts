import { categories, downloads, findDocument, pages, products } from '#content/index.ts';
import type { Category } from '#content/schema/category.ts';
import { archiveFiles } from '#content/sheet-files.ts';
import specialMediumRange from '#content/facts/special-medium.ts';
import { IN_PREPARATION } from '#content/in-preparation.ts';
import { numberText } from '#facts/print.ts';
import type { Localized, PictureId } from '#content/schema/localized.ts';

import type { Language } from '#contract/address.ts';
import { localize } from '#app/i18n/localize.ts';
import { pictureView } from '#app/shared/picture/picture-view.server.ts';
import { translator } from '#app/i18n/translate.ts';
import { commonFilesOf, fileAddress, filesOfProduct } from '#app/shared/files/files.server.ts';
import type { FileKind, FileRow } from '#app/shared/files/file-view.ts';
import { headOf } from '#app/shared/page/page-head.server.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

const KINDS: readonly FileKind[] = ['sheet', 'document', 'drawing', 'step', 'dxf'];

const DRAWN = ['drawing', 'step', 'dxf'] as const satisfies readonly FileKind[];
type DrawnKind = (typeof DRAWN)[number];

/** Data of the downloads page: the register of every file that can be had, by category. */
export function downloadsData(request: PageRequest) {
  const { language } = request;
  const t = translator(language);
  const groups = categories.map((category) => groupOf(category, language));
  const rows = groups.flatMap((group) => group.rows);
  return {
    head: headOf(language, { path: '/downloads', ...localize(pages.downloads, language) }),
    sheet: t('menu:downloads'),
    title: downloads.title[language],
    lead: downloads.lead[language],
    count: t('sheets:register.count', { count: rows.length }),
    /** Day of the latest revision; empty where there is no file. */
    revised:
      rows
        .map((row) => row.revised)
        .toSorted()
        .at(-1) ?? '',
    kinds: KINDS.flatMap((kind) => {
      const count = rows.filter((row) => row.kind === kind).length;
      return count === 0 ? [] : { kind, name: t(`sheets:register.kinds.${kind}`), count };
    }),
    groups,
    /** All products as one table, and as data. */
    catalogue: [
      { format: 'Excel', href: '/catalogue.xlsx' },
      { format: 'CSV', href: language === 'ko' ? '/catalogue.csv' : '/catalogue.en.csv' },
      { format: 'JSON', href: '/catalogue.json' },
    ],
    words: {
      catalogue: t('sheets:register.catalogue'),
      all: t('sheets:register.all'),
      more: t('sheets:register.more'),
      count: t('sheets:register.countLabel'),
      lastRevision: t('sheets:register.lastRevision'),
      kind: t('sheets:register.kind'),
      category: t('sheets:register.category'),
      number: t('sheets:register.number'),
      title: t('sheets:register.title'),
      size: t('sheets:register.size'),
      revised: t('sheets:register.revised'),
      files: t('sheets:register.files'),
      envelope: t('sheets:register.envelope'),
      search: t('sheets:register.search'),
      found: t('sheets:register.found'),
    },
  };
}

function groupOf(category: Category, language: Language) {
  const t = translator(language);
  const own = products.filter((product) => product.category === category.id);
  const rows = [
    ...commonFilesOf(category.id, language).map((row) =>
      // The sheet of a series shows one of its products.
      withPicture((row.kind === 'sheet' && own[0]?.image) || category.image, language)(row),
    ),
    ...own.flatMap((product) =>
      filesOfProduct(product, language).map(withPicture(product.image, language)),
    ),
  ].toSorted((a, b) => rankOf(a) - rankOf(b));
  const archive = archiveFiles.find((file) => file.category === category.id);
  return {
    id: category.id,
    theme: category.theme,
    name: category.name[language],
    page: category.path,
    rows,
    archive: archive && {
      href: fileAddress(archive.file),
      what: t('sheets:register.archive', { count: archive.count }),
      label: t('sheets:register.zip', {
        size: numberText(Math.ceil(archive.bytes / 100_000) / 10),
      }),
    },
    /** Drawings and CAD files that are not given, and of which products or ranges: they can be asked for. */
    missing: [
      ...missingKinds([
        ...own.map((product) => ({
          name: product.displayCode,
          files: filesOfProduct(product, language),
        })),
        ...rangesOf(category).map((name) => ({ name: name[language], files: [] })),
      ]).map(({ kinds, names, isEach }) =>
        t('sheets:register.missing', {
          kinds: kinds.map((kind) => t(`sheets:register.short.${kind}`)).join(', '),
          products: isEach ? category.name[language] : names.join(', '),
        }),
      ),
      ...placeholdersOf(category).map((name) =>
        t('sheets:register.titled', {
          code: name[language],
          kind: t('sheets:register.kinds.document'),
        }),
      ),
    ],
  };
}

/** Ranges that are stated as a whole: there are no products of them that could have files. */
const rangesOf = ({ id, name }: Category): Localized[] => {
  if (id === 'electric') return [name];
  const fluidDriven = specialMediumRange.series.join('/');
  return id === 'special' ? [{ ko: fluidDriven, en: fluidDriven }] : [];
};

/** Names of documents that are in preparation. */
const placeholdersOf = ({ subcategories }: Category): Localized[] =>
  subcategories.flatMap(({ document }) =>
    IN_PREPARATION.includes(document) ? (findDocument(document)?.name ?? []) : [],
  );

/** A row with a small picture of what its files are about. */
const withPicture = (id: PictureId, language: Language) => {
  const { src, width, height } = pictureView(id, language, null);
  return (row: FileRow): FileRow => ({ ...row, picture: { src, width, height } });
};

/** Kinds of drawings and CAD files that products lack, the products that lack the same together; `isEach`: all of them. */
function missingKinds(products: readonly { name: string; files: readonly FileRow[] }[]) {
  const groups = new Map<string, { kinds: readonly DrawnKind[]; names: string[] }>();
  for (const { name, files } of products) {
    const kinds = DRAWN.filter((kind) => !files.some((file) => file.kind === kind));
    const group = groups.get(kinds.join()) ?? { kinds, names: [] };
    group.names.push(name);
    groups.set(kinds.join(), group);
  }
  return [...groups.values()]
    .filter(({ kinds }) => kinds.length > 0)
    .map((group) => ({ ...group, isEach: groups.size === 1 }));
}

/** First the sheets of whole products and series, then what is about single sizes, then documents. */
const rankOf = ({ kind, ofSize }: FileRow): number => (kind === 'document' ? 2 : ofSize ? 1 : 0);

export type DownloadsData = ReturnType<typeof downloadsData>;
