/** Short forms for writing documents. They build plain data; the schemas check it. */
import type { BlockOf } from './schema/block.ts';
import type { Localized, LocalizedMap } from './schema/localized.ts';
import type { FactCell, GridTable, LabelTable } from './schema/table.ts';

/** A row: label, then text, both languages. A string alone is a text that needs no translation. */
export type AuthoredRow = readonly [label: Localized, value: Localized | string];
/** A row of a table: of a text, of facts, or without a value, which is not stated. */
export type TableRow = AuthoredRow | readonly [label: Localized, value?: FactCell];

const inLanguage = (value: Localized | string, lang: 'ko' | 'en'): string =>
  typeof value === 'string' ? value : value[lang];

/** Rows as a label-to-text map (technical-specs, overview). */
export const specs = (...rows: readonly AuthoredRow[]): LocalizedMap => ({
  ko: Object.fromEntries(rows.map(([label, value]) => [label.ko, inLanguage(value, 'ko')])),
  en: Object.fromEntries(rows.map(([label, value]) => [label.en, inLanguage(value, 'en')])),
});

/** Rows as a label and value table. */
export function labelRows(...rows: readonly TableRow[]): LabelTable {
  const table = (lang: 'ko' | 'en') =>
    rows.map(([label, value]) => ({
      label: label[lang],
      ...(value !== undefined && {
        value: typeof value === 'object' && 'facts' in value ? value : inLanguage(value, lang),
      }),
    }));
  return { ko: table('ko'), en: table('en') };
}

/** What the source leaves open, to be asked for. */
export const toAsk = (...labels: readonly Localized[]): BlockOf<'table'> => ({
  type: 'table',
  caption: { ko: '문의로 확인할 항목', en: 'To be asked for' },
  table: labelRows(...labels.map((label) => [label] as const)),
});

/** A column head: `column('길이', 'Length', 'end', 'mm')`. */
export const column = (
  ko: string,
  en: string,
  align: 'start' | 'end',
  unit?: string,
): GridTable['columns'][number] => ({
  label: { ko, en },
  align,
  ...(unit ? { unit } : {}),
});
