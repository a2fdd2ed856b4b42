import type { Manifest, ManifestChunk } from 'vite';

import type { PageId } from '#app/loaders.server.ts';
import type { ModuleList } from '#app/prelude/module-list.ts';
import type { Language } from '#contract/address.ts';
import type { MessageGroup } from '#app/i18n/translate.ts';

const ENTRY = 'app/entry.browser.tsx';

/** The files of the browser's build, as documents name them. */
export interface SiteModules {
  /** Address of the one style sheet. */
  styles: string;
  /** Address of the style sheet that names the fonts. */
  fonts: string;
  /** The files of each part of the application: entry, messages, pages. */
  list: ModuleList;
  /** Everything that some page loads when it is wanted; the 3D viewer, as large as all of it, excepted. */
  all: string[];
}

/** Names of the parts that a document's entry will ask for: framework, messages and the code of its pages. */
export const partsOf = (
  ids: readonly PageId[],
  language: Language,
  messages: MessageGroup | readonly MessageGroup[] | undefined,
): string[] => [
  'entry',
  `messages-${language}`,
  ...[messages ?? []].flat().map((group) => `messages-${language}-${group}`),
  ...ids,
];

/** @throws naming a part that the build lacks */
export const filesOfParts = (list: ModuleList, parts: readonly string[]): string[] =>
  parts.flatMap((part) => {
    const files = list[part];
    if (!files) throw new Error(`build: there is no chunk ${part}; see vite.config.ts`);
    return files;
  });

/**
 * Reads Vite's manifest of the browser's build.
 *
 * @throws where a file is missing that every build has
 */
export function siteModules(manifest: Manifest, pages: readonly PageId[]): SiteModules {
  const chunkOf = (key: string): ManifestChunk => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`build: Vite's manifest has no ${key}`);
    return chunk;
  };
  const filesOf = (key: string, seen = new Set<string>()): string[] => {
    if (seen.has(key)) return [];
    seen.add(key);
    const { file, imports = [] } = chunkOf(key);
    return [...imports.flatMap((each) => filesOf(each, seen)), `/${file}`];
  };
  const cssOf = (match: (file: string) => boolean) => {
    const found = [
      ...new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css])),
    ];
    const [file, ...more] = found.filter((each) => each.endsWith('.css') && match(each));
    if (file === undefined || more.length > 0)
      throw new Error(`build: one style sheet was expected, not ${[file, ...more].join(', ')}`);
    return `/${file}`;
  };
  const isFonts = (file: string) => file.includes('/deferred-');
  return {
    styles: cssOf((file) => !isFonts(file)),
    fonts: cssOf(isFonts),
    list: {
      styles: [cssOf((file) => !isFonts(file))],
      entry: filesOf(ENTRY),
      ...Object.fromEntries(pages.map((id) => [id, filesOf(`app/pages/${id}.tsx`)])),
      ...Object.fromEntries(
        Object.values(manifest).flatMap(({ name, file }) =>
          name?.startsWith('messages-') ? [[name, [`/${file}`]]] : [],
        ),
      ),
    },
    all: Object.values(manifest).flatMap(({ file }) =>
      /\.(?:js|css)$/.test(file) && !file.includes('model-viewer') ? [`/${file}`] : [],
    ),
  };
}
