/** The reader is there at once, for rendering in node and for tests. Browsers fetch it where words are to be read. */
import { wordsChunk } from './words-chunk.ts';

await wordsChunk.load();
