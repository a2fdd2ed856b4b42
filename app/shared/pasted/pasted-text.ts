import type { ColumnUse } from '#facts/measure/columns.ts';

import { createStored, fromJson, isRecord } from '#app/shared/stored-list/stored.ts';

/** What a row can be asked to say besides what was pasted. */
export const FIGURES = ['size', 'pressure', 'temperature', 'torque', 'supply'] as const;
export type Figure = (typeof FIGURES)[number];

/** A pasted list with what the visitor has changed of it as it was read; rows and columns by their places. */
export interface Pasted {
  readonly text: string;
  readonly uses: Readonly<Record<number, ColumnUse>>;
  /** Product ids; empty for a row that goes along as its text. */
  readonly products: Readonly<Record<number, string>>;
  /** DN. */
  readonly sizes: Readonly<Record<number, number>>;
  /** As typed: `{ 3: { temperature: '180' } }`. */
  readonly figures: Readonly<Record<number, Readonly<Partial<Record<Figure, string>>>>>;
}

export const NOTHING_PASTED: Pasted = { text: '', uses: {}, products: {}, sizes: {}, figures: {} };

/** A list as it was pasted, before anything of it is changed. */
export const asPasted = (text: string): Pasted => ({ ...NOTHING_PASTED, text });

/** The list that was pasted last, until it is put on the quote list: closing its dialog loses nothing. */
export const pastedText = createStored<Pasted>({
  key: 'gamasan.pasted',
  none: () => NOTHING_PASTED,
  read: (stored) => {
    const value = fromJson(stored);
    // Earlier versions kept the text alone.
    if (!isRecord(value) || typeof value['text'] !== 'string') return asPasted(stored);
    const part = (name: 'uses' | 'products' | 'sizes' | 'figures') =>
      isRecord(value[name]) ? value[name] : {};
    return {
      text: value['text'],
      uses: part('uses'),
      products: part('products'),
      sizes: part('sizes'),
      figures: part('figures'),
    } as Pasted;
  },
  write: (value) => (value.text.trim() === '' ? null : JSON.stringify(value)),
});
