/** Lists every text of an entry in both languages with its position, for checks of words and figures. */

/** One text in both languages. */
export interface PlacedText {
  /** Path of the file in the project. */
  file: string;
  /** Dotted path into the entry; `(label)` for the label of a map. */
  field: string;
  ko: string;
  en: string;
}

/** Facts of a cell: their words are printed. */
const isFactCell = (value: object): boolean => 'facts' in value && Array.isArray(value.facts);

/** Every `{ ko, en }` pair of an entry, lists and maps item by item, and the cells of its tables. */
export function textsOf(file: string, value: unknown, field = ''): PlacedText[] {
  if (typeof value !== 'object' || value === null || isFactCell(value)) return [];
  if ('ko' in value && 'en' in value) return itemsOf(file, field, value.ko, value.en);
  return Object.entries(value).flatMap(([key, child]) => {
    const place = field ? `${field}.${key}` : key;
    return key === 'rows' ? cellsOf(file, child, place) : textsOf(file, child, place);
  });
}

/** A text, or each text of two lists or maps of the same shape. */
function itemsOf(file: string, field: string, ko: unknown, en: unknown): PlacedText[] {
  if (typeof ko === 'string' && typeof en === 'string') return [{ file, field, ko, en }];
  if (typeof ko !== 'object' || ko === null || typeof en !== 'object' || en === null) return [];
  if (isFactCell(ko)) return [];
  const english = Object.entries(en);
  return Object.entries(ko).flatMap(([key, item], index) => {
    const [label = '', other] = english[index] ?? [];
    const own = Array.isArray(ko) ? [] : [{ file, field: `${field}.(label)`, ko: key, en: label }];
    return [...own, ...itemsOf(file, `${field}.${key}`, item, other)];
  });
}

/** The cells of a table: a text in both languages, a text that needs no translation, or a number. */
function cellsOf(file: string, value: unknown, field: string): PlacedText[] {
  if (typeof value === 'string' || typeof value === 'number')
    return [{ file, field, ko: String(value), en: String(value) }];
  if (typeof value !== 'object' || value === null || isFactCell(value)) return [];
  if ('ko' in value && 'en' in value) return itemsOf(file, field, value.ko, value.en);
  return Object.entries(value).flatMap(([key, child]) => cellsOf(file, child, `${field}.${key}`));
}
