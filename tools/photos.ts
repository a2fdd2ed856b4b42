/**
 * `node tools/photos.ts`: makes files for pages out of the photographs in `photos/` (docs/pictures.md). Part of the build;
 * what has not changed is not made again. A photograph that cannot be used stops it, with its file and the remedy.
 */
import { existsSync, rmSync } from 'node:fs';

import { readingContent } from '#content/end-with-faults.ts';

import { makePhotos } from './photos/make.ts';
import { PhotoError } from './photos/read.ts';

const FOLDER = 'photos';
const OUTPUT = '.cache/photos';

if (existsSync(FOLDER)) {
  try {
    const { knownPictures } = await readingContent(() => import('./photos/known-pictures.ts'));
    const { made, kept, notes } = await makePhotos(FOLDER, OUTPUT, knownPictures());
    for (const note of notes) console.log(`  note: ${note}`);
    console.log(`  photos: ${made} made, ${kept} up to date`);
  } catch (error) {
    if (!(error instanceof PhotoError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
} else {
  rmSync(OUTPUT, { recursive: true, force: true });
}
