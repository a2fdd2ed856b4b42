import type { Manifest, ManifestChunk } from 'vite';

import type { PageId } from '#app/loaders.server.ts';
import type { Language } from '#contract/address.ts';
import type { MessageGroup } from '#app/i18n/translate.ts';

const ENTRY = 'app/entry.browser.tsx';

/** The files of the browser's build, as documents name them. */
export interface SiteModules {
  /** Address of the entry. */
  entry: string;
  /** Address of the one style sheet. */
  styles: string;
  /** Address of the style sheet that names the fonts. */
  fonts: string;
  /** What a page's code asks for, and itself last: addresses of modules, each after those that it imports. */
  ofPage: (id: PageId) => string[];
  /** What a document's entry will ask for: framework, messages and the code of its pages, each after those that it imports. */
  ofDocument: (ids: readonly PageId[], language: Language, messages: MessageGroup | readonly MessageGroup[] | undefined) => string[];
  /** Everything that some page loads when it is wanted; the 3D viewer, as large as all of it, excepted. */
  all: string[];
}

/**
 * Reads Vite's manifest of the browser's build.
 *
 * @throws where a file is missing that every build has
 */
export function siteModules(manifest: Manifest): SiteModules {
  const chunkOf = (key: string): ManifestChunk => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`build: Vite's manifest has no ${key}`);
    return chunk;
  };
  const messagesFile = (name: string) => {
    const chunk = Object.values(manifest).find((each) => each.name === name);
    if (!chunk) throw new Error(`build: there is no chunk ${name}; see vite.config.ts`);
    return `/${chunk.file}`;
  };
  const filesOf = (key: string, seen = new Set<string>()): string[] => {
    if (seen.has(key)) return [];
    seen.add(key);
    const { file, imports = [] } = chunkOf(key);
    return [...imports.flatMap((each) => filesOf(each, seen)), `/${file}`];
  };
  const ofPage = (id: PageId) => filesOf(`app/pages/${id}.tsx`);
  const cssOf = (match: (file: string) => boolean) => {
    const found = [...new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]))];
    const [file, ...more] = found.filter((each) => each.endsWith('.css') && match(each));
    if (file === undefined || more.length > 0)
      throw new Error(`build: one style sheet was expected, not ${[file, ...more].join(', ')}`);
    return `/${file}`;
  };
  const isFonts = (file: string) => file.includes('/deferred-');
  return {
    entry: `/${chunkOf(ENTRY).file}`,
    styles: cssOf((file) => !isFonts(file)),
    fonts: cssOf(isFonts),
    ofPage,
    all: Object.values(manifest).flatMap(({ file }) =>
      /\.(?:js|css)$/.test(file) && !file.includes('model-viewer') ? [`/${file}`] : [],
    ),
    ofDocument: (ids, language, messages) => [
      ...new Set([
        ...filesOf(ENTRY),
        messagesFile(`messages-${language}`),
        ...[messages ?? []].flat().map((group) => messagesFile(`messages-${language}-${group}`)),
        ...ids.flatMap(ofPage),
      ]),
    ],
  };
}
