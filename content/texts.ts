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

/** Every `{ ko, en }` pair of an entry, lists and maps item by item. */
export function textsOf(file: string, value: unknown, field = ''): PlacedText[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('ko' in value && 'en' in value) return itemsOf(file, field, value.ko, value.en);
  return Object.entries(value).flatMap(([key, child]) =>
    textsOf(file, child, field ? `${field}.${key}` : key),
  );
}

/** A text, or each text of two lists or maps of the same shape. */
function itemsOf(file: string, field: string, ko: unknown, en: unknown): PlacedText[] {
  if (typeof ko === 'string' && typeof en === 'string') return [{ file, field, ko, en }];
  if (typeof ko !== 'object' || ko === null || typeof en !== 'object' || en === null) return [];
  const english = Object.entries(en);
  return Object.entries(ko).flatMap(([key, item], index) => {
    const [label = '', other] = english[index] ?? [];
    const own = Array.isArray(ko) ? [] : [{ file, field: `${field}.(label)`, ko: key, en: label }];
    return [...own, ...itemsOf(file, `${field}.${key}`, item, other)];
  });
}
