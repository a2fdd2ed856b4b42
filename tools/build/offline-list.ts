import type { Language } from '#contract/address.ts';

import type { OfflineList } from '#app/shared/offline/offline-list.ts';

/** Files that pages show, wherever their addresses stand in a text. */
const FILE = /\/(?:assets|pictures)\/[\w./-]+\.\w+/g;

/** Addresses of files that a text of the build names: a document, a page's data, a style sheet. */
export const filesNamed = (text: string): string[] => [...new Set(text.match(FILE))];

/**
 * Writes down what each document needs (app/shared/offline/offline-list.ts).
 *
 * @param build names the build
 * @param documents addresses of documents, each with the files that it needs, in any order, repeated or not
 * @param code addresses of what pages load when it is wanted: modules, style sheets, data; those of documents may be among them
 * @param ownFiles names of the files that can be had: `s10-ko.pdf`
 */
export function offlineList(
  build: string,
  documents: ReadonlyMap<string, readonly string[]>,
  code: readonly string[],
  ownFiles: readonly string[],
): OfflineList {
  const files = [...new Set([...code, ...[...documents.values()].flat()])].toSorted();
  const indexOf = new Map(files.map((file, index) => [file, index]));
  const indexes = (needed: readonly string[]) =>
    [...new Set(needed)].flatMap((file) => indexOf.get(file) ?? []).toSorted((a, b) => a - b);
  return {
    build,
    files,
    code: indexes(code),
    sheets: {
      ko: sheetsOf('ko', ownFiles),
      en: sheetsOf('en', ownFiles),
    },
    documents: Object.fromEntries(
      [...documents].map(([address, needed]) => [address, indexes(needed)]),
    ),
  };
}

const sheetsOf = (language: Language, names: readonly string[]) =>
  names
    .filter((name) => name.endsWith(`-${language}.pdf`))
    .toSorted()
    .map((name) => `/files/${name}`);
