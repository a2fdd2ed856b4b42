import { LANGUAGES, type Language } from '#contract/address.ts';
import type { Messages } from './messages/en.ts';

/** Dotted paths to the texts of a namespace. `count_one` and `count_other` are the plural forms of one message, `count`. */
type Paths<T> = {
  [Key in keyof T & string]: T[Key] extends string
    ? Key extends `${infer Name}_${'one' | 'other'}`
      ? Name
      : Key
    : `${Key}.${Paths<T[Key]>}`;
}[keyof T & string];

/** Key of a message: `chrome:home`, `finder:facet.size`. A key that does not exist fails to compile. */
export type MessageKey = {
  [Namespace in keyof Messages]: `${Namespace}:${Paths<Messages[Namespace]>}`;
}[keyof Messages];

/** Values for the `{{name}}` placeholders of a message; `count` also selects the plural form. */
export type MessageValues = Readonly<Record<string, string | number | undefined>>;

/** Gives the text of a message in one language: `t('chrome:home')`, `t('search:count', { count: 3 })`. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** Namespaces that only some pages load, each from a file of its own; every page loads the rest as `site`. */
export type MessageGroup =
  | 'comparison'
  | 'finder'
  | 'home'
  | 'inquiry'
  | 'offline'
  | 'paste'
  | 'point';

/** Messages loaded so far. */
const loaded: Record<Language, Partial<Messages>> = { ko: {}, en: {} };

const files: Record<Language, Record<'site' | MessageGroup, () => Promise<Partial<Messages>>>> = {
  ko: {
    site: async () => (await import('./messages/ko.ts')).ko,
    comparison: () => import('./messages/ko/comparison.ts'),
    finder: () => import('./messages/ko/finder.ts'),
    home: () => import('./messages/ko/home.ts'),
    inquiry: () => import('./messages/ko/inquiry.ts'),
    offline: () => import('./messages/ko/offline.ts'),
    paste: () => import('./messages/ko/paste.ts'),
    point: () => import('./messages/ko/point.ts'),
  },
  en: {
    site: async () => (await import('./messages/en.ts')).en,
    comparison: () => import('./messages/en/comparison.ts'),
    finder: () => import('./messages/en/finder.ts'),
    home: () => import('./messages/en/home.ts'),
    inquiry: () => import('./messages/en/inquiry.ts'),
    offline: () => import('./messages/en/offline.ts'),
    paste: () => import('./messages/en/paste.ts'),
    point: () => import('./messages/en/point.ts'),
  },
};

/** Loads the messages of a language for its translator, once. */
export async function loadMessages(
  language: Language,
  group: 'site' | MessageGroup = 'site',
): Promise<void> {
  if (group === 'site' ? 'chrome' in loaded[language] : group in loaded[language]) return;
  setMessages(language, await files[language][group]());
}

/** Adds messages to a language without loading a file: for node and tests. */
export function setMessages(language: Language, messages: Partial<Messages>): void {
  Object.assign(loaded[language], messages);
  for (const each of LANGUAGES) found[each].clear();
}

// Under `npm run dev`: an edited message replaces the loaded one. Vite wants the names of the files as they stand here.
if (import.meta.hot) {
  const replace = (language: Language) => (modules: readonly (object | undefined)[]) => {
    for (const each of modules)
      if (each)
        setMessages(language, language in each ? each[language as keyof typeof each] : each);
  };
  import.meta.hot.accept(
    [
      './messages/ko.ts',
      './messages/ko/comparison.ts',
      './messages/ko/finder.ts',
      './messages/ko/home.ts',
      './messages/ko/inquiry.ts',
      './messages/ko/offline.ts',
      './messages/ko/paste.ts',
      './messages/ko/point.ts',
    ],
    replace('ko'),
  );
  import.meta.hot.accept(
    [
      './messages/en.ts',
      './messages/en/comparison.ts',
      './messages/en/finder.ts',
      './messages/en/home.ts',
      './messages/en/inquiry.ts',
      './messages/en/offline.ts',
      './messages/en/paste.ts',
      './messages/en/point.ts',
    ],
    replace('en'),
  );
}

/** Texts found so far, by key and plural form: every rendering asks for the same ones again. */
const found = perLanguage(() => new Map<string, string>());

/** Text of a message, falling back to English and then to the key itself (spec §4). */
function translate(language: Language, key: MessageKey, values: MessageValues = {}): string {
  const { count } = values;
  const form = typeof count === 'number' ? `_${rules[language].select(count)}` : '';
  let text = found[language].get(key + form);
  if (text === undefined) {
    text = textOf(language, key, form);
    found[language].set(key + form, text);
  }
  return text.includes('{{')
    ? text.replaceAll(/{{(\w+)}}/g, (_, name: string) => String(values[name] ?? ''))
    : text;
}

function textOf(language: Language, key: MessageKey, form: string): string {
  const [namespace = '', path = ''] = key.split(':');
  return (
    find(loaded[language], namespace, path + form) ??
    find(loaded[language], namespace, path) ??
    find(loaded.en, namespace, path + form) ??
    find(loaded.en, namespace, path) ??
    path
  );
}

function find(messages: object, namespace: string, path: string): string | undefined {
  let value: unknown = messages;
  for (const name of [namespace, ...path.split('.')])
    value = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

const rules = perLanguage((language) => new Intl.PluralRules(language));

const translators = perLanguage(
  (language): Translate =>
    (key, values) =>
      translate(language, key, values),
);

function perLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return Object.fromEntries(LANGUAGES.map((each) => [each, make(each)])) as Record<Language, T>;
}

/** The translator of a language. Its messages must have been loaded (`loadMessages`). */
export function translator(language: Language): Translate {
  return translators[language];
}
