import { existsSync } from 'node:fs';

import { pictureNote } from '#content/notes.ts';
import { picture, pictureIds } from '#content/pictures.ts';
import type { PictureId } from '#content/schema/localized.ts';
import type { Product } from '#content/schema/product.ts';
import type { GridTable } from '#content/schema/table.ts';
import type { Fact, Subject } from '#facts/facts.ts';
import { FACT_KEYS, type FactKey } from '#facts/keys.ts';
import { compactParts, type Part, quantityText, rowLabel, textOf } from '#facts/print.ts';
import { printRow, rowsAt } from '#facts/rows.ts';

import type { Language } from '#contract/address.ts';
import { translator } from '#app/i18n/translate.ts';
import type { MessageKey, MessageValues } from '#app/i18n/translate.ts';
import { rangeOf } from '#app/shared/facts/fact-views.server.ts';
import { questionsOf } from '#app/shared/questions/questions-of.server.ts';
import { cellView } from '#app/shared/table/table-view.server.ts';

import { AXES, type OnAxis, onAxis, type SheetQuantity } from './axes.ts';
import { PARTS_SEEN } from './parts-seen.ts';
import { missingPicture } from './sheet-error.ts';
import type {
  DrawnSheet,
  FigureData,
  LadderData,
  Preparation,
  SheetBlock,
  TableCell,
  TableColumn,
  ViewData,
} from './sheet.ts';

/** No picture is higher, mm: the tallest valve leaves room for its table. */
const HIGHEST = 74;

/** Of a sheet between its margins, mm. */
const WIDTH = 170;

/** Of two pictures side by side, as shares of that width. */
const SHARES = [0.55, 0.45];

/** What balloons stand out of a picture, mm. */
const BALLOON = 3;

/** Words of data sheets: `word('maxTorque')`. */
type Word = Extract<MessageKey, `sheets:${string}`> extends `sheets:${infer Name}` ? Name : never;

interface ViewOptions {
  width: number;
  caption: string;
  scale?: string;
  crop?: Preparation['crop'];
}

interface FactOptions {
  note?: string;
  /** Further stated values and the one of this sheet, on the axis. */
  onAxis?: OnAxis;
}

interface GridOptions extends Pick<TableBlock, 'marked' | 'more' | 'dense' | 'airy'> {
  title?: string;
  note?: string;
  /** mm, by column. */
  widths?: readonly (number | undefined)[];
  /** Bars of a column's facts, in a column of their own behind it. */
  bars?: { column: number; axis: 'temperature' | 'torque'; width: number };
}
type TableBlock = Extract<SheetBlock, { type: 'table' }>;
type TextBlock = Extract<SheetBlock, { type: 'text' }>;

/** Collects the blocks of one sheet in one language, and the pictures that they show. */
export class SheetWriter {
  readonly language: Language;
  /** The sheet, as faults name it: `pqvf-dn100`. */
  readonly id: string;
  readonly blocks: SheetBlock[] = [];
  readonly parts: string[] = [];
  readonly pictures = new Map<string, Preparation | { svg: string }>();
  orthographic = false;

  constructor(id: string, language: Language) {
    this.id = id;
    this.language = language;
  }

  word(name: Word, values?: MessageValues): string {
    return translator(this.language)(`sheets:${name}`, values);
  }

  /** Ends of the axis that a column's bars stand on: `−200 ~ +600 °C`. */
  axis(quantity: 'temperature' | 'torque' | 'sleeve'): string {
    const { min, max, unit } = AXES[quantity].axis;
    return quantityText({ kind: 'quantity', min, max, unit }, { language: this.language });
  }

  add(...blocks: readonly (SheetBlock | undefined)[]): void {
    this.blocks.push(...blocks.filter((block) => block !== undefined));
  }

  /** @param picture file in public/pictures, without extension, whose manifest id is `model/view` */
  view(model: string, kind: string, { width, caption, scale, crop }: ViewOptions): ViewData {
    const file = `${model}-${kind}`;
    const shown = picture(`${model}/${kind}`);
    if (shown.placeholder || !existsSync(`public/pictures/${file}.svg`))
      throw missingPicture(`${this.id}-${this.language}`, `${model}/${kind}`);
    this.pictures.set(file, crop ? { crop } : {});
    const balloons = (PARTS_SEEN[file] ?? []).map(({ name, at, balloon }) => ({
      n: this.parts.push(name[this.language]),
      at,
      balloon,
    }));
    const ratio = crop ? crop[3] / crop[2] : shown.height / shown.width;
    return {
      file,
      width: Math.min(width, HIGHEST / ratio),
      ratio,
      alt: shown.alt[this.language],
      caption,
      scale: scale ?? this.illustration(`${model}/${kind}`),
      balloons,
    };
  }

  /** That a picture is an illustration, and what else is to be said of it. */
  illustration(id: PictureId): string {
    const note = pictureNote(id)?.[this.language];
    return [this.word('illustration'), note].filter((part) => part !== undefined).join('. ');
  }

  /** Cutaway and axonometric view where both exist, else the axonometric one and the one with hidden edges. */
  views(model: string, tone = model, cutaway = this.word('cutaway')): SheetBlock {
    const axonometric = { model: tone, kind: 'tone', caption: this.word('axonometricView') };
    return hasPicture(`${model}/cutaway-tone`)
      ? this.beside({ model, kind: 'cutaway-tone', caption: cutaway }, axonometric)
      : this.beside(axonometric, { model: tone, kind: 'hidden', caption: this.word('hidden') });
  }

  /** Two pictures side by side that touch, the first one larger; what is to be said of both stands once. */
  beside(...pair: readonly { model: string; kind: string; caption: string }[]): SheetBlock {
    const items = pair.map(({ model, kind, caption }, index) =>
      this.view(model, kind, { width: WIDTH * (SHARES[index] ?? 0) - BALLOON, caption }),
    );
    const notes = new Set(items.map(({ scale }) => scale));
    if (notes.size === 1) for (const item of items.slice(0, -1)) item.scale = '';
    return { type: 'views', parts: true, shares: SHARES, items };
  }

  figure(
    label: string,
    value: string,
    unit = '',
    note = '',
    scale?: readonly [SheetQuantity, OnAxis],
  ): FigureData {
    const alt = `${label}: ${[value, unit].filter(Boolean).join(' ')}${note ? `, ${note}` : ''}`;
    return { label, value, unit, note, scale: scale ? onAxis(...scale) : null, alt };
  }

  /** The facts of a compact row on their axis, the unit set apart, what stands in brackets as the note. */
  fact(
    facts: readonly Fact[],
    axis?: SheetQuantity,
    { note, onAxis: further = {} }: FactOptions = {},
  ): FigureData[] {
    if (facts.length === 0) return [];
    const style = { language: this.language };
    const parts = compactParts(facts, style);
    const shown = parts.filter(({ kind }) => kind !== 'note');
    const last = shown.at(-1);
    // Words behind words, such as a second body style, are no unit.
    const isUnit =
      shown.some(({ kind }) => kind === 'numerals') && /^\s*\S+$/.test(last?.text ?? '');
    const unit = isUnit && last?.kind === 'words' ? last.text.trim() : '';
    const range = rangeOf(facts);
    const ends = endsOf(facts);
    const open =
      range?.quantity === 'temperature' && ends.min === undefined
        ? this.word('lowerNotStated')
        : '';
    return [
      this.figure(
        rowLabel(facts, style),
        textOf(unit === '' ? shown : shown.slice(0, -1)),
        unit,
        note ?? (notesOf(parts) || open),
        axis && [axis, { ...ends, ...further }],
      ),
    ];
  }

  ladder(
    label: string,
    steps: readonly (string | number)[],
    on: readonly (string | number)[],
    note = '',
  ): LadderData {
    return {
      label,
      ladder: steps.map((step) => ({ label: String(step), on: on.includes(step) })),
      note,
      stated: on.join(', '),
      alt: `${label}: ${on.join(', ')}${note ? `. ${note}` : ''}`,
    };
  }

  /** Of a list that shrinks to its room, one row at least being left: `and 3 more`, by the number of rows left out. */
  more(rows: readonly unknown[]): string[] {
    return rows.slice(1).map((_, index) => this.word('more', { count: index + 1 }));
  }

  /** A table of the content, with bars where it is told to draw some. */
  grid(table: GridTable, { title, note, widths = [], bars, ...options }: GridOptions): TableBlock {
    const { language } = this;
    const columns = table.columns.map(({ label, unit = '', align }, index) =>
      column(label[language], {
        unit,
        align: align === 'end' ? 'right' : 'left',
        width: widths[index] ?? 'auto',
      }),
    );
    const rows: TableCell[][] = table.rows.map((cells) =>
      cells.map((cell, index) => cellView(cell, table.columns[index]?.unit, language).text),
    );
    if (bars) {
      columns.splice(bars.column + 1, 0, column(this.axis(bars.axis), { width: bars.width }));
      table.rows.forEach((cells, index) => {
        const cell = cells[bars.column];
        const facts = typeof cell === 'object' && 'facts' in cell ? cell.facts : [];
        const scale = onAxis(bars.axis, { ...endsOf(facts), bare: true });
        rows[index]?.splice(bars.column + 1, 0, { scale });
      });
    }
    return {
      type: 'table',
      title: title ?? table.caption[language],
      ...(note !== undefined && { note }),
      ...options,
      columns,
      rows,
    };
  }

  /** What is stated of a product. */
  specs(subject: Subject, keys: readonly FactKey[] = FACT_KEYS): SheetBlock {
    const rows = rowsAt(subject, 'specification')
      .filter(({ key }) => keys.includes(key))
      .map((row): [string, string] => {
        const { label, text } = printRow(row, { language: this.language });
        return [label, text];
      });
    return { type: 'specs', title: this.word('specifications'), rows };
  }

  /** What can be asked for, as one sentence. */
  questions(items: readonly string[]): TextBlock {
    return this.text(
      translator(this.language)('quote:questionsTitle'),
      this.word('missing', { items: items.join(' · ') }),
    );
  }

  /** What the pages of products ask. */
  missing(...of: readonly Product[]): SheetBlock {
    return this.questions([
      ...new Set(of.flatMap((product) => questionsOf(product, this.language))),
    ]);
  }

  /** What is stated beside what can be asked, and what to mind. */
  closing(product: Product): SheetBlock {
    return {
      type: 'pair',
      widths: [84, 82],
      left: [this.specs(product.facts)],
      right: [this.missing(product), this.selecting(product)],
    };
  }

  /** The footnote of a product: what must be known before it is chosen. */
  selecting(product: Product): SheetBlock {
    return this.text(this.word('selecting'), product.caveat[this.language]);
  }

  /** The overview of a product: what it is and does. */
  introduction(title: string, product: Product): SheetBlock {
    return this.text(title, product.detailDescription[this.language]);
  }

  text(title: string, text: string): TextBlock {
    return { type: 'text', title, text };
  }

  drawn(): DrawnSheet {
    const { blocks, parts, pictures, orthographic } = this;
    return { blocks, parts, pictures, orthographic };
  }
}

/** Ends of the facts on an axis, and where an extended version ends. */
export function endsOf(facts: readonly Fact[]): OnAxis {
  const extended = facts.filter(({ scope }) => scope.version === 'extended');
  const range = rangeOf(facts);
  if (range)
    return {
      min: range.from,
      max: range.to,
      ...(extended.length > 0 && { extendedTo: rangeOf(extended)?.to }),
    };
  const ends = facts.flatMap(({ value }) => (value.kind === 'quantity' ? [value] : []));
  const values = ends.flatMap(({ min, max }) => [min, max].flatMap((end) => end ?? []));
  return values.length === 0
    ? {}
    : {
        ...(ends.every(({ min }) => min !== undefined) && { min: Math.min(...values) }),
        max: Math.max(...values),
      };
}

/** What stands in brackets behind a value, without them. */
const notesOf = (parts: readonly Part[]): string =>
  parts
    .filter(({ kind }) => kind === 'note')
    .map(({ text }) => text.replace(/^[\s(;,]+/, '').replace(/\)$/, ''))
    .join(', ');

const known = new Set(pictureIds);

/** Whether a drawing has been made. */
export const hasPicture = (id: string): boolean => known.has(id);

/** Head of a table's column. */
export const column = (
  label: string,
  { unit = '', align = 'left', width = 'auto' }: Partial<TableColumn> = {},
): TableColumn => ({ label, unit, align, width });

/** Head of a column of numbers. */
export const numbers = (label: string, unit = '', width: number | 'auto' = 'auto'): TableColumn =>
  column(label, { unit, align: 'right', width });
