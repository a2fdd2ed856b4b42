/** Short forms for writing documents. They build plain data; the schemas check it. */
import { NOT_STATED_TEXT } from './format.ts';
import type { Localized, LocalizedMap } from './schema/localized.ts';
import type { GridTable, LabelTable } from './schema/table.ts';

/** A row of the specifications that the source leaves open: 자료 없음 / Not stated. */
export const openRow = (ko: string, en: string): { label: Localized; value: Localized } => ({
  label: { ko, en },
  value: NOT_STATED_TEXT,
});

/** A row: label, then text, both languages. A string alone is a text that needs no translation. */
export type AuthoredRow = readonly [label: Localized, value: Localized | string];

const inLanguage = (value: Localized | string, lang: 'ko' | 'en'): string =>
  typeof value === 'string' ? value : value[lang];

/** Rows as a label-to-text map (technical-specs, overview). */
export const specs = (...rows: readonly AuthoredRow[]): LocalizedMap => ({
  ko: Object.fromEntries(rows.map(([label, value]) => [label.ko, inLanguage(value, 'ko')])),
  en: Object.fromEntries(rows.map(([label, value]) => [label.en, inLanguage(value, 'en')])),
});

/** Rows as a label and value table. */
export const labelRows = (...rows: readonly AuthoredRow[]): LabelTable => ({
  ko: rows.map(([label, value]) => ({ label: label.ko, value: inLanguage(value, 'ko') })),
  en: rows.map(([label, value]) => ({ label: label.en, value: inLanguage(value, 'en') })),
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
