import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { writeWhole } from '#tools/write-whole.ts';

/** Files of a folder in .cache, named by a hash of all that decides their bytes. */
export class KeptFiles {
  readonly #folder: string;
  readonly #used = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
  }

  /**
   * @param causes all that decides the bytes
   * @param make called where the file is not there yet
   * @returns its path
   */
  async pathOf(
    causes: readonly string[],
    make: () => Promise<string | Uint8Array>,
  ): Promise<string> {
    const name = createHash('sha256').update(JSON.stringify(causes)).digest('hex').slice(0, 32);
    this.#used.add(name);
    const path = join(this.#folder, name);
    if (!existsSync(path)) writeWhole(path, await make());
    return path;
  }

  /** Removes the files that this build has not asked for. */
  removeOthers(): void {
    for (const name of readdirSync(this.#folder))
      if (!this.#used.has(name)) rmSync(join(this.#folder, name), { force: true });
  }
}
