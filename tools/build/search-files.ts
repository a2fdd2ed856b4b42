import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { searchIndexFile } from '#app/data/search/search-file.ts';
import { writeIndex } from '#app/data/search/search-index.ts';
import { LANGUAGES } from '#app/i18n/locale.ts';
import { searchEntries } from '#app/routes/data/search.ts';

/**
 * Writes the search index of each language below the site's root.
 *
 * @returns how many entries the site has
 */
export async function writeSearchFiles(root: string): Promise<number> {
  let count = 0;
  for (const language of LANGUAGES) {
    const entries = searchEntries(language);
    const file = join(root, searchIndexFile(language));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, writeIndex(entries));
    count = entries.length;
  }
  return count;
}
