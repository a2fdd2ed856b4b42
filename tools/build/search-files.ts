import type * as Renderer from '#app/entry.node.tsx';
import { searchIndexFile } from '#app/features/search/search-entry.ts';
import { LANGUAGES } from '#contract/address.ts';

import type { SiteWriter } from './site-writer.ts';

/**
 * Writes the search index of each language.
 *
 * @returns how many entries the site has
 */
export async function writeSearchFiles(
  writer: SiteWriter,
  { searchEntries, writeIndex }: typeof Renderer,
): Promise<number> {
  let count = 0;
  for (const language of LANGUAGES) {
    const entries = searchEntries(language);
    await writer.write(searchIndexFile(language), writeIndex(entries));
    count = entries.length;
  }
  return count;
}
