import { drawingNumber, drawingRevision } from '#content/drawing-revision.ts';
import { numberText } from '#facts/print.ts';
import { madeFile } from '#content/made-files.ts';
import { picture } from '#content/pictures.ts';
import type { Product } from '#content/schema/product.ts';
import { sheetFiles, type SheetFile } from '#content/sheet-files.ts';

import { type Language, LANGUAGES } from '#contract/address.ts';
import { translator } from '#app/i18n/translate.ts';

import type { FileLink, FileRow } from './file-view.ts';

/** A thousand bytes to the kilobyte, as the kB of a network. */
export const kilobytes = (bytes: number): string => `${numberText(Math.ceil(bytes / 1000))} kB`;

/** Where a file that `npm run sheets` has made stays for ever. */
export const fileAddress = (file: string): string => `/files/${file}`;

/** Day of the latest revision of all sheets, ISO 8601; empty where none was made. */
export const latestRevision = (): string =>
  sheetFiles
    .map(({ revised }) => revised)
    .toSorted()
    .at(-1) ?? '';

/** Both languages, the page's own first. */
const inOrder = (language: Language): Language[] => [
  language,
  ...LANGUAGES.filter((other) => other !== language),
];

/** The PDF files with an id, as one row: both languages, that of the page first. Undefined where none was made. */
function pdfRow(id: string, language: Language): FileRow | undefined {
  const t = translator(language);
  const made = inOrder(language).flatMap(
    (own) => sheetFiles.find((file) => file.id === id && file.language === own) ?? [],
  );
  const [first] = made;
  if (!first) return undefined;
  const title = titleOf(first, language);
  return {
    id,
    number: first.number,
    title,
    kind: first.kind,
    kindName: t(`sheets:register.kinds.${first.kind}`),
    page: first.path,
    size: t('sheets:register.pages', { count: first.pages }),
    revised: first.revised,
    ...(first.dn !== undefined && { ofSize: first.dn }),
    files: made.map((file) =>
      link(
        fileAddress(file.file),
        'PDF',
        t(`sheets:register.languages.${file.language}`),
        `${title}, ${kilobytes(file.bytes)}`,
      ),
    ),
  };
}

const titleOf = ({ kind, code, name }: SheetFile, language: Language): string =>
  kind === 'document' ? name[language] : titled(code, 'sheet', language);

function titled(code: string, kind: FileRow['kind'], language: Language): string {
  const t = translator(language);
  return t('sheets:register.titled', { code, kind: t(`sheets:register.kinds.${kind}`) });
}

const link = (href: string, format: string, language: string, about: string): FileLink => ({
  href,
  format,
  language,
  label: `${format}${language === '' ? '' : ` ${language}`}: ${about}`,
});

/** Nominal sizes that drawings and CAD files may exist of. */
function sizesOf({ technical }: Product): number[] {
  if (technical.family === 'pinch-valve-flanged') return technical.dimensions.map(({ dn }) => dn);
  if (technical.family === 'pinch-valve-threaded') return technical.variants.map(({ dn }) => dn);
  return [];
}

const CAD = [
  { kind: 'step', format: 'STEP', suffix: 'S' },
  { kind: 'dxf', format: 'DXF', suffix: 'D' },
] as const;

/** Drawing and CAD files of a product, one row each: they are the same in both languages. */
function drawnRows(product: Product, language: Language): FileRow[] {
  const t = translator(language);
  const { model, displayCode, path } = product;
  if (model === undefined) return [];
  return sizesOf(product).flatMap((dn) => {
    const sheet = sheetFiles.find(
      (file) =>
        file.kind === 'sheet' &&
        file.product === product.id &&
        (file.dn ?? dn) === dn &&
        file.language === language,
    );
    const number = sheet ? `${sheet.number}${sheet.dn === undefined ? `-${dn}` : ''}` : '';
    const row = (
      kind: FileRow['kind'],
      format: string,
      suffix: string,
      href: string,
    ): FileRow[] => {
      const file = madeFile(href);
      if (!file) return [];
      const kindName = t(`sheets:register.kinds.${kind}`);
      const title = titled(`${displayCode} DN ${dn}`, kind, language);
      return [
        {
          id: `${product.id}-dn${dn}-${kind}`,
          number: number && `${number}-${suffix}`,
          title,
          kind,
          kindName,
          page: path,
          size: kilobytes(file.bytes),
          revised: sheet?.revised ?? '',
          ofSize: dn,
          files: [link(href, format, '', `${title}, ${kilobytes(file.bytes)}`)],
        },
      ];
    };
    return [
      ...drawingRow(product, dn, `${model}-dn${dn}`, language),
      ...CAD.flatMap(({ kind, format, suffix }) =>
        row(kind, format, suffix, `/cad/${model}-dn${dn}.${kind}`),
      ),
    ];
  });
}

/** The dimension drawing of a size as PDF and as SVG, each with the words of both languages. */
function drawingRow(product: Product, dn: number, name: string, language: Language): FileRow[] {
  const { src, english, placeholder } = picture(`${name}/dimensions`);
  if (placeholder) return [];
  const t = translator(language);
  const title = titled(`${product.displayCode} DN ${dn}`, 'drawing', language);
  const inWords = (own: Language) => t(`sheets:register.languages.${own}`);
  const pdf = inOrder(language).flatMap((own) => {
    const made = sheetFiles.find((file) => file.id === `${name}-drawing` && file.language === own);
    return made
      ? link(fileAddress(made.file), 'PDF', inWords(own), `${title}, ${kilobytes(made.bytes)}`)
      : [];
  });
  const svg = inOrder(language).flatMap((own) => {
    const file = madeFile(own === 'en' && english !== undefined ? english : src);
    return file ? link(file.href, 'SVG', inWords(own), `${title}, ${kilobytes(file.bytes)}`) : [];
  });
  return [
    {
      id: `${product.id}-dn${dn}-drawing`,
      number: drawingNumber(product.displayCode, dn),
      title,
      kind: 'drawing',
      kindName: t('sheets:register.kinds.drawing'),
      page: product.path,
      size: t('sheets:register.pages', { count: 1 }),
      revised: drawingRevision.day,
      ofSize: dn,
      files: [...pdf, ...svg],
    },
  ];
}

/** Every file of a product: its data sheets, then drawings and CAD files per size. */
export function filesOfProduct(product: Product, language: Language): FileRow[] {
  const ids = new Set(
    sheetFiles.flatMap(({ id, kind, product: own }) =>
      own === product.id && kind !== 'drawing' ? id : [],
    ),
  );
  return [...[...ids].flatMap((id) => pdfRow(id, language) ?? []), ...drawnRows(product, language)];
}

/** The PDF files of a category that belong to no single product: series and documents. */
export function commonFilesOf(category: string, language: Language): FileRow[] {
  const ids = new Set(
    sheetFiles.flatMap((file) =>
      file.category === category && file.product === undefined ? file.id : [],
    ),
  );
  return [...ids].flatMap((id) => pdfRow(id, language) ?? []);
}
