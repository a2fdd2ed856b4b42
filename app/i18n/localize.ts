import type { Language } from '#contract/address.ts';

/** `T` with every `{ ko, en }` in it replaced by the value of one language. */
export type Resolved<T> = T extends { ko: infer K; en: unknown }
  ? K
  : T extends readonly (infer Item)[]
    ? Resolved<Item>[]
    : T extends object
      ? { [Key in keyof T]: Resolved<T[Key]> }
      : T;

/** Resolves every `{ ko, en }` in a value, at any depth, so that a page's data is sent in one language only. */
export function localize<T>(value: T, language: Language): Resolved<T> {
  return resolve(value, language) as Resolved<T>;
}

function resolve(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => resolve(item, language));
  if (value === null || typeof value !== 'object') return value;
  if ('ko' in value && 'en' in value) return value[language];
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, resolve(item, language)]),
  );
}
