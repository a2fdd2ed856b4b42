import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readStyleSheet, type StyleSheet } from './used-styles.ts';

const FONT_FACE = /@font-face\{[^}]*\}/g;

/**
 * The site's style sheets, that of every page first: it declares the order of the layers. Font faces stand in every
 * document; they are taken out of the files, since a browser that reads them a second time looks all fonts up again.
 *
 * @param site folder of the built site
 * @param files its files, relative to the folder
 */
export async function styleSheets(site: string, files: readonly string[]): Promise<StyleSheet[]> {
  const paths = files.filter((file) => /^assets\/[^/]+\.css$/.test(file));
  const isRoot = (file: string) => file.startsWith('assets/root-');
  if (paths.filter(isRoot).length !== 1) throw new Error('build: there is not one root style sheet');
  const ordered = [...paths.filter(isRoot), ...paths.filter((file) => !isRoot(file))];
  return Promise.all(
    ordered.map(async (file) => {
      const path = join(site, file);
      const css = await readFile(path, 'utf8');
      await writeFile(path, css.replaceAll(FONT_FACE, ''));
      return readStyleSheet(`/${file}`, css);
    }),
  );
}
