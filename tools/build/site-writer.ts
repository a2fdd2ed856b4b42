import { mkdir, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';

/** Writes files below the site's root, and fingerprints what it has written. */
export class SiteWriter {
  readonly root: string;
  readonly #hash = createHash('sha256');

  constructor(root: string) {
    this.root = root;
  }

  /** @param file path below the root, with or without a leading slash */
  async write(file: string, text: string | Buffer): Promise<void> {
    const path = join(this.root, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    this.#hash.update(file).update(text);
  }

  /** Names the build by what has been written so far. */
  fingerprint(): string {
    return this.#hash.copy().digest('hex').slice(0, 12);
  }
}

/** The start of a text's SHA-256, for names of files and for telling one content from another. */
export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
