/** Blocks of a catalogue document as what sheets/document.typ sets: headings, paragraphs, lists, tables and drawings. */
import type { Card, Piece } from './piece.ts';
import { existsSync } from 'node:fs';
import { parse } from 'node:path';

import { products } from '#content/index.ts';
import { picture, PLACEHOLDER } from '#content/pictures.ts';
import type { Block, ImageEntry } from '#content/schema/block.ts';
import type { Localized, PictureId } from '#content/schema/localized.ts';
import type { Product } from '#content/schema/product.ts';
import type { GridTable, LabelTable } from '#content/schema/table.ts';
import { openRows, quarterTurnTable, valueText } from '#content/tables.ts';

import { factsFor } from '#facts/facts.ts';
import { sizesText } from '#facts/print.ts';

import type { Language } from '#contract/address.ts';
import { cellView } from '#app/shared/table/table-view.server.ts';

import { DIMENSION_VIEWS, preparedDrawing } from './drawings.ts';
import { piecesOfHtml } from './html-pieces.ts';
import { missingPicture } from './sheet-error.ts';
import { SheetWriter } from './sheet-writer.ts';

/** What a page of a document is set in. */
export interface DocumentSetting {
  /** The document, as faults name it: `document-pqvf-ko`. */
  name: string;
  language: Language;
  /** Drawings by name, as SVG. */
  pictures: Map<string, string>;
}

/** The pieces of a block; drawings that it shows are put into `setting.pictures`. */
export function piecesOf(block: Block, setting: DocumentSetting): Piece[] {
  const { language } = setting;
  const heading = (title: Localized | undefined, level: 2 | 3 = 3): Piece[] =>
    title ? [{ type: 'heading', level, text: title[language] }] : [];
  /** Nothing to show has no heading. */
  const under = (title: Localized | undefined, pieces: readonly Piece[], level?: 2 | 3): Piece[] =>
    pieces.length === 0 ? [] : [...heading(title, level), ...pieces];
  const paragraphs = (text: string): Piece[] =>
    text.split(/\n{2,}/).map((each) => ({ type: 'paragraph', text: each }));
  const drawing = (id: PictureId): Piece[] => pictureOf(id, setting);
  switch (block.type) {
    case 'section':
      return under(
        block.title,
        block.content.flatMap((each) => piecesOf(each, setting)),
        2,
      );
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
        ...(block.table ? rowsOf(block.table[language], language) : []),
        ...(block.dimensionTable ? tableOf(block.dimensionTable, language) : []),
        ...drawing(typeof block.imageUrl === 'string' ? block.imageUrl : block.imageUrl[language]),
      ];
    case 'table':
      return under(block.caption, rowsOf(block.table[language], language));
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
      return [...heading(block.title), ...rowsPiece(Object.entries(block.specs[language]))];
    case 'overview':
      return [
        ...heading(block.title),
        ...(block.features ? [{ type: 'list' as const, items: block.features[language] }] : []),
        ...(block.specifications ? rowsPiece(Object.entries(block.specifications[language])) : []),
        ...(block.applications
          ? [{ type: 'list' as const, items: block.applications[language] }]
          : []),
      ];
    case 'product-series':
      return [
        ...heading(block.title),
        ...rowsPiece(
          block.series.map(
            ({ name, description }) => [name[language], description[language]] as const,
          ),
        ),
      ];
    case 'product-catalog':
      return under(block.title, catalogueOf(block.products, setting));
    case 'product-images':
      return under(block.title, captionedOf(block.images, setting));
    // Company and telephone stand at the foot of every page.
    case 'contact':
      return [];
  }
}

/** What is stated in the rows of a table; the others are the questions of the page (`questionsOfPage`). */
const rowsOf = (rows: LabelTable[Language], language: Language): Piece[] =>
  rowsPiece(
    rows
      .filter(({ value }) => value !== undefined)
      .map(({ label, value }) => [label, valueText(value, language)] as const),
  );

/** A table of labels and values; one row is a line of text. */
function rowsPiece(rows: (readonly [string, string])[]): Piece[] {
  const [first] = rows;
  if (!first) return [];
  if (rows.length > 1) return [{ type: 'rows', rows }];
  const [label, text] = first;
  return [{ type: 'paragraph', label, text }];
}

/** What a page's tables have no value for, as one sentence under its label; as on the site, once per page, at its end. */
export function questionsOfPage(
  content: readonly Block[],
  { name, language }: DocumentSetting,
): Piece[] {
  const items = openRows(content).map((label) => label[language]);
  if (items.length === 0) return [];
  const { title, text } = new SheetWriter(name, language).questions(items);
  return [{ type: 'paragraph', label: title, text }];
}

/** Most shaded drawings of products in a row. */
const MOST_SHADED = 6;

/** Products by code: models of the 480 series with their figures, others with drawing, name and size. */
function catalogueOf(
  ids: readonly string[],
  { name, language, pictures }: DocumentSetting,
): Piece[] {
  const shown = ids.flatMap((id) => products.find((each) => each.id === id) ?? []);
  if (shown.every(({ technical }) => technical.family === 'quarter-turn-actuator'))
    return tableOf(quarterTurnTable(shown), language);
  const sizeOf = ({ facts: { facts } }: Product) =>
    factsFor(facts, 'size').flatMap(({ value }) =>
      value.kind === 'sizes' ? sizesText(value) : [],
    )[0] ?? '';
  // A document about one product says all of this.
  if (shown.length === 1) return [];
  // Of two products the document shows drawings anyway.
  if (shown.length < 3)
    return rowsPiece(
      shown.map((product) => [
        product.displayCode,
        [product.name[language], sizeOf(product)].filter(Boolean).join(', '),
      ]),
    );
  // Shades of many drawings would be more bytes than a page may have.
  const view = shown.length > MOST_SHADED ? 'line' : 'tone';
  const cards = shown.map((product): Card => {
    const { model, displayCode } = product;
    // A new product shows the placeholder until it is drawn.
    const file = model === undefined ? parse(PLACEHOLDER.src).name : `${model}-${view}`;
    if (!existsSync(`public/pictures/${file}.svg`)) throw missingPicture(name, `${model}/${view}`);
    const svg = preparedDrawing(file, {});
    pictures.set(file, svg);
    return {
      file,
      ratio: ratioOf(svg),
      alt: picture(`${model}/${view}`).alt[language],
      code: displayCode,
      name: product.name[language],
      size: sizeOf(product),
    };
  });
  return [{ type: 'cards', cards, note: new SheetWriter(name, language).word('illustration') }];
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
        row.map((cell, index) => cellView(cell, columns[index]?.unit, language).text),
      ),
    },
    ...(note ? [{ type: 'paragraph' as const, text: note[language] }] : []),
  ];
}

/** The drawing of a picture; undefined of one that exists only as pixels: it stays on the site. */
function drawingFile(id: PictureId, { name, language }: DocumentSetting): string | undefined {
  const { src, english = src, placeholder } = picture(id);
  if (placeholder) throw missingPicture(name, id);
  if (id.startsWith('/')) return undefined;
  const own = parse(language === 'en' ? english : src);
  if (own.ext === '.svg') return own.name;
  const toned = `${id.split('/')[0]}-tone`;
  return existsSync(`public/pictures/${toned}.svg`) ? toned : undefined;
}

/** Drawings side by side, each with its caption: they are compared, so all of them are shown. */
function captionedOf(images: readonly ImageEntry[], setting: DocumentSetting): Piece[] {
  const { name, language, pictures } = setting;
  const cards = images.flatMap(({ src, alt, caption }): Card[] => {
    const file = drawingFile(src, setting);
    if (file === undefined) return [];
    const svg = preparedDrawing(file, {});
    pictures.set(file, svg);
    return [{ file, ratio: ratioOf(svg), alt: alt[language], code: caption[language] }];
  });
  const note = new SheetWriter(name, language).word('illustration');
  return cards.length === 0 ? [] : [{ type: 'cards', cards, note }];
}

/** A drawing with what is to be said of it. */
export function pictureOf(id: PictureId, setting: DocumentSetting): Piece[] {
  const { name, language, pictures } = setting;
  const file = drawingFile(id, setting);
  // It is shown once, however often the page shows it.
  if (file === undefined || pictures.has(file)) return [];
  // Only drawings of a size have dimensions.
  const [, dn] = /-dn(\d+)-/.exec(file) ?? [];
  const svg = preparedDrawing(file, dn === undefined ? {} : { crop: DIMENSION_VIEWS });
  pictures.set(file, svg);
  const sheet = new SheetWriter(name, language);
  return [
    {
      type: 'picture',
      file,
      alt: picture(id).alt[language],
      ratio: ratioOf(svg),
      ...(dn === undefined
        ? { note: sheet.illustration(id) }
        : {
            note: `${sheet.word('dimensionsOf', { size: `DN ${dn}` })}. ${sheet.word('drawingReservation')}`,
            wide: true,
          }),
    },
  ];
}

/** Height divided by width. */
function ratioOf(svg: string): number {
  const [, width = 1, height = 1] =
    /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
  return height / width;
}
