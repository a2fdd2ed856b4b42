/** Blocks of a catalogue document as what sheets/document.typ sets: headings, paragraphs, lists, tables and drawings. */
import type { Card, Piece } from './piece.ts';
import { existsSync } from 'node:fs';
import { parse } from 'node:path';

import { products } from '#content/index.ts';
import { picture, PLACEHOLDER } from '#content/pictures.ts';
import type { Block } from '#content/schema/block.ts';
import type { PictureId } from '#content/schema/localized.ts';
import type { Product } from '#content/schema/product.ts';
import type { GridTable, LabelTable } from '#content/schema/table.ts';
import { quarterTurnTable, valueText } from '#content/tables.ts';

import { factsFor } from '#facts/facts.ts';
import { sizesText } from '#facts/print.ts';

import type { Language } from '#contract/address.ts';
import { cellView } from '#app/shared/table/table-view.server.ts';

import { preparedDrawing } from './drawings.ts';
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
  const heading = (title: { ko: string; en: string } | undefined): Piece[] =>
    title ? [{ type: 'heading', level: 3, text: title[language] }] : [];
  const paragraphs = (text: string): Piece[] =>
    text.split(/\n{2,}/).map((each) => ({ type: 'paragraph', text: each }));
  const drawing = (id: PictureId): Piece[] => pictureOf(id, setting);
  switch (block.type) {
    case 'section':
      return [
        { type: 'heading', level: 2, text: block.title[language] },
        ...block.content.flatMap((each) => piecesOf(each, setting)),
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
        ...(block.table ? rowsOf(block.table[language], language) : []),
        ...(block.dimensionTable ? tableOf(block.dimensionTable, language) : []),
        ...drawing(typeof block.imageUrl === 'string' ? block.imageUrl : block.imageUrl[language]),
      ];
    case 'table':
      return [...heading(block.caption), ...rowsOf(block.table[language], language)];
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
      return [...heading(block.title), ...catalogueOf(block.products, setting)];
    case 'product-images':
      return [...heading(block.title), ...block.images.flatMap(({ src }) => drawing(src))];
    // Company and telephone stand at the foot of every page.
    case 'contact':
      return [];
  }
}

/** Rows of a table; what is not stated is a list of what to ask for. */
function rowsOf(rows: LabelTable[Language], language: Language): Piece[] {
  const stated = rows
    .filter(({ value }) => value !== undefined)
    .map(({ label, value }) => [label, valueText(value, language)] as const);
  const open = rows.flatMap(({ label, value }) => (value === undefined ? label : []));
  return [
    ...(stated.length > 0 ? [{ type: 'rows' as const, rows: stated }] : []),
    ...(open.length > 0 ? [{ type: 'list' as const, items: open }] : []),
  ];
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
  // Of one or two products the document shows drawings anyway.
  if (shown.length < 3)
    return [
      {
        type: 'rows',
        rows: shown.map((product) => [
          product.displayCode,
          [product.name[language], sizeOf(product)].filter(Boolean).join(', '),
        ]),
      },
    ];
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

/** A drawing; a picture that exists only as pixels stays on the site. */
export function pictureOf(id: PictureId, { name, language, pictures }: DocumentSetting): Piece[] {
  const shown = picture(id);
  if (shown.placeholder) throw missingPicture(name, id);
  const [model, kind] = id.split('/');
  const names = [`${model}-${kind}`, `${model}-${kind === 'cutaway' ? 'cutaway-tone' : 'tone'}`];
  const file = id.startsWith('/')
    ? undefined
    : names.find((each) => existsSync(`public/pictures/${each}.svg`));
  // A drawing is shown once, however often the page shows it.
  if (file === undefined || pictures.has(file)) return [];
  const svg = preparedDrawing(file, {});
  pictures.set(file, svg);
  return [
    {
      type: 'picture',
      file,
      alt: shown.alt[language],
      ratio: ratioOf(svg),
      note: new SheetWriter(name, language).illustration(id),
    },
  ];
}

/** Height divided by width. */
function ratioOf(svg: string): number {
  const [, width = 1, height = 1] =
    /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg)?.map(Number) ?? [];
  return height / width;
}
