import { existsSync } from 'node:fs';

import { formatQuantity, formatLimit, missingValue, NOT_STATED_TEXT } from '#content/format.ts';
import { pictureNote } from '#content/notes.ts';
import { picture, pictureIds } from '#content/pictures.ts';
import type { PictureId } from '#content/schema/localized.ts';
import type { Product } from '#content/schema/product.ts';
import { bounds, type Quantity } from '#content/schema/quantity.ts';
import { UNSTATED } from '#content/unstated.ts';

import type { Language } from '#contract/address.ts';
import { translator } from '#app/i18n/translate.ts';
import type { MessageKey, MessageValues } from '#app/i18n/translate.ts';

import { AXES, type OnAxis, onAxis, type SheetQuantity } from './axes.ts';
import { PARTS_SEEN } from './parts-seen.ts';
import { missingPicture } from './sheet-error.ts';
import type {
  DrawnSheet,
  FigureData,
  LadderData,
  Preparation,
  SheetBlock,
  TableColumn,
  ViewData,
} from './sheet.ts';

/** No picture is higher, mm: the tallest valve leaves room for its table. */
const HIGHEST = 74;

/** Words of data sheets: `word('maxTorque')`. */
type Word = Extract<MessageKey, `sheets:${string}`> extends `sheets:${infer Name}` ? Name : never;

interface ViewOptions {
  width: number;
  caption: string;
  scale?: string;
  crop?: Preparation['crop'];
}

interface QuantityOptions {
  note?: string;
  /** The label says "maximum". */
  limit?: boolean;
  /** Where an extended version ends, in the quantity's unit. */
  extendedTo?: number | undefined;
}

/** Latin letters that a label and a value have room for on one line of the table at the foot of a sheet. */
const [LABEL_LETTERS, VALUE_LETTERS] = [26, 32];

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
    return formatQuantity({ comparator: 'between', min, max, unit }, this.language);
  }

  get notStated(): string {
    return NOT_STATED_TEXT[this.language];
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
  views(
    model: string,
    [first, second]: readonly [number, number],
    tone = model,
    cutaway = this.word('cutaway'),
  ): SheetBlock {
    const axonometric = { width: second, caption: this.word('axonometricView') };
    const items = hasPicture(`${model}/cutaway-tone`)
      ? [
          this.view(model, 'cutaway-tone', { width: first, caption: cutaway }),
          this.view(tone, 'tone', axonometric),
        ]
      : [
          this.view(tone, 'tone', { ...axonometric, width: first }),
          this.view(tone, 'hidden', { width: second, caption: this.word('hidden') }),
        ];
    return { type: 'views', parts: true, items };
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

  missingFigure(label: string): FigureData {
    return this.figure(label, this.notStated);
  }

  /** A quantity on its axis, its unit set apart; a label that says "maximum" needs no "up to". */
  quantity(
    label: string,
    value: Quantity,
    axis: SheetQuantity,
    { note = '', limit = false, extendedTo }: QuantityOptions = {},
  ): FigureData {
    const text = (limit ? formatLimit : formatQuantity)(value, this.language);
    const number = text.endsWith(` ${value.unit}`) ? text.slice(0, -value.unit.length - 1) : text;
    const ends = bounds(value);
    const open = ends.min === undefined && value.unit === '°C' ? this.word('lowerNotStated') : '';
    return this.figure(label, number, number === text ? '' : value.unit, note || open, [
      axis,
      { ...ends, extendedTo },
    ]);
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
      alt: `${label}: ${on.join(', ')}${note ? `. ${note}` : ''}`,
    };
  }

  /** What is stated of a product. */
  specs(product: Product): SheetBlock {
    return { type: 'specs', title: this.word('specifications'), rows: this.statedRows(product) };
  }

  /** What is asked of the products and the source states of none of them; undefined where there is nothing. */
  missing(...of: readonly Product[]): SheetBlock | undefined {
    const rows = [...new Map(of.flatMap((product) => this.missingRows(product)))];
    return rows.length > 0 ? { type: 'specs', title: this.word('missing'), rows } : undefined;
  }

  /** What is asked of a product and not stated: fields of its data, then what its family leaves open. */
  missingRows(product: Product): [string, string][] {
    const { language, notStated } = this;
    const open = Object.entries(product.specifications[language]).filter(
      ([, value]) => missingValue(value) === 'not-stated',
    );
    const unstated = UNSTATED[product.technical.family].map((each) => each[language]);
    return [...open, ...unstated.map((label): [string, string] => [label, notStated])];
  }

  statedRows(product: Product): [string, string][] {
    return Object.entries(product.specifications[this.language]).filter(
      ([, value]) => missingValue(value) !== 'not-stated',
    );
  }

  /** What is stated beside what is not; what to mind stands under the shorter list. */
  closing(product: Product, further = ''): SheetBlock {
    const [stated, missing] = [this.statedRows(product), this.missingRows(product)];
    const columns = {
      left: [this.specs(product)],
      right: [this.missing(product)].filter((block) => block !== undefined),
    };
    columns[this.#lines(stated) >= missing.length ? 'right' : 'left'].push(
      this.selecting(product, further),
    );
    return { type: 'pair', widths: [84, 82], ...columns };
  }

  /** How many lines rows of label and value take, about: a Hangul syllable is as wide as two letters. */
  #lines(rows: readonly (readonly [string, string])[]): number {
    const wide = this.language === 'ko' ? 2 : 1;
    return rows
      .map(([label, value]) =>
        Math.max(
          Math.ceil((label.length * wide) / LABEL_LETTERS),
          Math.ceil((value.length * wide) / VALUE_LETTERS),
        ),
      )
      .reduce((sum, lines) => sum + lines, 0);
  }

  /** The last paragraph of a product's overview says what to mind. */
  selecting(product: Product, further = ''): SheetBlock {
    const said = `${this.#overview(product).at(-1) ?? ''} ${further}`.trim();
    return this.text(this.word('selecting'), said);
  }

  /** The first paragraph of a product's overview says what it is and does. */
  introduction(title: string, product: Product): SheetBlock {
    return this.text(title, this.#overview(product).at(0));
  }

  /** Paragraphs are divided by an empty line. */
  text(title: string, text = ''): SheetBlock {
    return { type: 'text', title, text };
  }

  #overview(product: Product): string[] {
    return product.detailDescription[this.language].split(/\n{2,}/);
  }

  drawn(): DrawnSheet {
    const { blocks, parts, pictures, orthographic } = this;
    return { blocks, parts, pictures, orthographic };
  }
}

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
