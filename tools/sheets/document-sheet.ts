/** A catalogue document as PDF: its blocks as headings, paragraphs, lists, tables and drawings, page by page. */
import { existsSync } from 'node:fs';

import { Parser } from 'htmlparser2';

import { formatNumber, formatSize } from '#content/format.ts';
import { products } from '#content/index.ts';
import { picture } from '#content/pictures.ts';
import { rotaryPageSvg } from '#models/sheets/rotary/rotary-pictures.ts';

import type { Block } from '#content/schema/block.ts';
import type { PictureId } from '#content/schema/localized.ts';
import { isStated } from '#content/schema/quantity.ts';
import type { Page } from '#content/schema/document.ts';
import type { GridTable } from '#content/schema/table.ts';

import type { Language } from '#contract/address.ts';

import type { CompileRequest } from './compiler.ts';
import { preparedDrawing } from './drawings.ts';
import { frameOf } from './product-sheet.ts';
import type { ListedDocument } from './sheet-list.ts';
import { SheetWriter } from './sheet-writer.ts';
import { qrCode } from './symbols.ts';

/** What sheets/document.typ sets. */
type Piece =
  | { type: 'heading'; level: 2 | 3; text: string }
  | { type: 'paragraph'; text: string }
  | { type: 'highlight'; text: string }
  | { type: 'list'; items: string[] }
  | { type: 'rows'; rows: (readonly [string, string])[] }
  | {
      type: 'table';
      columns: { label: string; unit: string; align: 'left' | 'right' }[];
      rows: string[][];
    }
  | { type: 'picture'; file: string; alt: string; ratio: number };

/** A document with frame, pages and pictures, ready to be set. */
export function documentRequest(
  item: ListedDocument,
  language: Language,
  revised: string,
  site: string,
): CompileRequest {
  const frame = frameOf(item, language, revised, site);
  const pictures = new Map([['qr', qrCode(frame.block.url)]]);
  const pages = item.document.pages.map((page) => ({
    title: page.title[language],
    ...pageContent(item, page, language, pictures),
  }));
  return {
    name: `${item.id}-${language}`,
    template: 'document.typ',
    data: { ...frame, pages },
    pictures,
  };
}

/** A typeset page of the AP catalogue is shown as it is, what it says in its alternative text; other pages are set here. */
function pageContent(
  { document }: ListedDocument,
  page: Page,
  language: Language,
  pictures: Map<string, string>,
): { pieces: Piece[]; whole?: { file: string; alt: string; ratio: number } } {
  const own = new Map<string, string>();
  const titled = document.pages.length > 1 || page.title[language] !== document.name[language];
  const pieces = outlined(
    page.content.flatMap((block) => piecesOf(block, language, own)),
    titled,
  );
  const [first] = page.content;
  const id = first?.type === 'image-text' ? first.imageUrl : '';
  if (document.id !== 'rotary' || typeof id === 'string') {
    for (const [file, svg] of own) pictures.set(file, svg);
    return { pieces };
  }
  const svg = rotaryPageSvg(page.pageNumber, language);
  const file = id[language].replace('/', '-');
  pictures.set(file, svg);
  return {
    pieces: [],
    whole: {
      file,
      alt: [picture(id[language]).alt[language], ...spoken(pieces)].join('. '),
      ratio: ratioOf(svg),
    },
  };
}

/**
 * PDF/UA-1 allows no level of headings to be left out: a block's heading is of level 2 where the page has none above it.
 *
 * @param titled whether the template prints the page's title, at level 2 (sheets/document.typ)
 */
function outlined(pieces: readonly Piece[], titled: boolean): Piece[] {
  let inSection = titled;
  return pieces.map((piece) => {
    if (piece.type !== 'heading') return piece;
    if (piece.level === 2) inSection = true;
    return inSection ? piece : { ...piece, level: 2 };
  });
}

/** What pieces say, for the alternative text of a page that shows the same. */
const spoken = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap((piece) => {
    if (piece.type === 'list') return piece.items;
    if (piece.type === 'rows') return piece.rows.map((row) => row.join(': '));
    if (piece.type === 'table') return piece.rows.map((row) => row.join(', '));
    return piece.type === 'picture' ? [] : piece.text.replace(/\.$/, '');
  });

/** Height divided by width. */
function ratioOf(svg: string): number {
  const [, width = 1, height = 1] =
    /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
  return height / width;
}

function piecesOf(block: Block, language: Language, pictures: Map<string, string>): Piece[] {
  const heading = (title: { ko: string; en: string } | undefined): Piece[] =>
    title ? [{ type: 'heading', level: 3, text: title[language] }] : [];
  const paragraphs = (text: string): Piece[] =>
    text.split(/\n{2,}/).map((each) => ({ type: 'paragraph', text: each }));
  const drawing = (id: PictureId): Piece[] => pictureOf(id, language, pictures);
  switch (block.type) {
    case 'section':
      return [
        { type: 'heading', level: 2, text: block.title[language] },
        ...block.content.flatMap((each) => piecesOf(each, language, pictures)),
      ];
    case 'title':
      return [{ type: 'heading', level: 2, text: block.text[language] }];
    case 'title-with-image':
      return [
        { type: 'heading', level: 2, text: block.text[language] },
        ...drawing(block.imageUrl),
      ];
    case 'text':
    case 'raw-html':
      return piecesOfHtml(block.html[language]);
    case 'highlight':
      return [{ type: 'highlight', text: block.text[language] }];
    case 'image':
      return drawing(block.imageUrl);
    case 'image-text':
      return [
        ...heading(block.title),
        ...(block.text ? paragraphs(block.text[language]) : []),
        ...(block.table ? [rowsOf(block.table[language])] : []),
        ...(block.dimensionTable ? tableOf(block.dimensionTable, language) : []),
        ...drawing(typeof block.imageUrl === 'string' ? block.imageUrl : block.imageUrl[language]),
      ];
    case 'table':
      return [...heading(block.caption), rowsOf(block.table[language])];
    case 'dimension-table':
      return tableOf(block.table, language);
    case 'elastomer-table': {
      const word = new SheetWriter('', language).word('material');
      return [
        ...heading(block.caption),
        {
          type: 'table',
          columns: [
            { label: word, unit: '', align: 'left' },
            { label: '', unit: '', align: 'left' },
            { label: '', unit: '°C', align: 'right' },
          ],
          rows: block.rows.map(({ material, description, temperature }) => [
            material,
            description[language],
            `+${temperature}`,
          ]),
        },
        ...(block.note ? paragraphs(block.note[language]) : []),
      ];
    }
    case 'overview-text':
      return paragraphs(block.textContent[language]);
    case 'features-list':
      return [...heading(block.title), { type: 'list', items: block.features[language] }];
    case 'technical-specs':
      return [
        ...heading(block.title),
        { type: 'rows', rows: Object.entries(block.specs[language]) },
      ];
    case 'overview':
      return [
        ...heading(block.title),
        ...(block.features ? [{ type: 'list' as const, items: block.features[language] }] : []),
        ...(block.specifications
          ? [{ type: 'rows' as const, rows: Object.entries(block.specifications[language]) }]
          : []),
        ...(block.applications
          ? [{ type: 'list' as const, items: block.applications[language] }]
          : []),
      ];
    case 'product-series':
      return [
        ...heading(block.title),
        {
          type: 'rows',
          rows: block.series.map(
            ({ name, description }) => [name[language], description[language]] as const,
          ),
        },
      ];
    case 'product-catalog':
      return [
        ...heading(block.title),
        { type: 'rows', rows: block.products.flatMap((id) => productRow(id, language)) },
      ];
    case 'product-images':
      return [...heading(block.title), ...block.images.flatMap(({ src }) => drawing(src))];
    // Company and telephone stand at the foot of every page.
    case 'contact':
      return [];
  }
}

const rowsOf = (rows: readonly { label: string; value: string }[]): Piece => ({
  type: 'rows',
  rows: rows.map(({ label, value }) => [label, value]),
});

function productRow(id: string, language: Language): (readonly [string, string])[] {
  const product = products.find((each) => each.id === id);
  if (!product) return [];
  const { technical } = product;
  const size =
    'size' in technical && isStated(technical.size) ? `, ${formatSize(technical.size)}` : '';
  return [[product.displayCode, `${product.name[language]}${size}`]];
}

function tableOf({ caption, columns, rows, note }: GridTable, language: Language): Piece[] {
  return [
    { type: 'heading', level: 3, text: caption[language] },
    {
      type: 'table',
      columns: columns.map(({ label, unit, align }) => ({
        label: label[language],
        unit: unit ?? '',
        align: align === 'end' ? 'right' : 'left',
      })),
      rows: rows.map((row) =>
        row.map((cell) =>
          typeof cell === 'number'
            ? formatNumber(cell)
            : typeof cell === 'string'
              ? cell
              : cell[language],
        ),
      ),
    },
    ...(note ? [{ type: 'paragraph' as const, text: note[language] }] : []),
  ];
}

/** A drawing; a picture that exists only as pixels stays on the site. */
function pictureOf(id: PictureId, language: Language, pictures: Map<string, string>): Piece[] {
  const shown = picture(id);
  const [model, kind] = id.split('/');
  const names = [`${model}-${kind}`, `${model}-${kind === 'cutaway' ? 'cutaway-tone' : 'tone'}`];
  const file = id.startsWith('/')
    ? undefined
    : names.find((name) => existsSync(`public/pictures/${name}.svg`));
  // A drawing is shown once, however often the page shows it.
  if (file === undefined || shown.placeholder || pictures.has(file)) return [];
  const svg = preparedDrawing(file, {});
  pictures.set(file, svg);
  return [{ type: 'picture', file, alt: shown.alt[language], ratio: ratioOf(svg) }];
}

/** The small trusted subset of HTML (content/schema/block.ts) as paragraphs and lists. */
function piecesOfHtml(html: string): Piece[] {
  const pieces: Piece[] = [];
  let text = '';
  let items: string[] | undefined;
  const flush = () => {
    const clean = text.replaceAll(/\s+/g, ' ').trim();
    text = '';
    if (clean === '') return;
    if (items) items.push(clean);
    else pieces.push({ type: 'paragraph', text: clean });
  };
  const parser = new Parser({
    onopentag: (name) => {
      if (name === 'ul' || name === 'ol') items = [];
      if (name === 'br') text += ' ';
    },
    ontext: (part) => (text += part),
    onclosetag: (name) => {
      if (name === 'p' || name === 'li') flush();
      if (name !== 'ul' && name !== 'ol') return;
      pieces.push({ type: 'list', items: items ?? [] });
      items = undefined;
    },
  });
  parser.end(html);
  flush();
  return pieces;
}
