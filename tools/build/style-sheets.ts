import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readStyleSheet, type StyleSheet } from './used-styles.ts';

/** A font that is fetched; what names fonts of the visitor's machine only is not. */
const FETCHED_FONT = /@font-face\{[^}]*url\([^}]*\}/g;

export interface SiteStyles {
  /** That of every page first: it declares the order of the layers. */
  sheets: StyleSheet[];
  /** Address of the sheet that names the fonts to fetch, and nothing else. */
  fonts: string;
}

/**
 * The site's style sheets. The fonts that are fetched are taken out of them into a sheet of their own, which documents load
 * when they have loaded everything else (`late-fonts.ts`).
 *
 * @param site folder of the built site
 * @param files its files, relative to the folder
 */
export async function styleSheets(site: string, files: readonly string[]): Promise<SiteStyles> {
  const paths = files.filter((file) => /^assets\/[^/]+\.css$/.test(file));
  const isRoot = (file: string) => file.startsWith('assets/root-');
  if (paths.filter(isRoot).length !== 1)
    throw new Error('build: there is not one root style sheet');
  const ordered = [...paths.filter(isRoot), ...paths.filter((file) => !isRoot(file))];
  const faces: string[] = [];
  const sheets = await Promise.all(
    ordered.map(async (file) => {
      const path = join(site, file);
      const css = await readFile(path, 'utf8');
      faces.push(...(css.match(FETCHED_FONT) ?? []));
      const rest = css.replaceAll(FETCHED_FONT, '');
      await writeFile(path, rest);
      return readStyleSheet(`/${file}`, rest);
    }),
  );
  if (faces.length === 0) throw new Error('build: no style sheet names a font');
  const text = faces.join('');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const fonts = `/assets/fonts-${hash}.css`;
  await writeFile(join(site, fonts), text);
  return { sheets, fonts };
}
