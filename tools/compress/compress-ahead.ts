import { fork } from 'node:child_process';
import { join } from 'node:path';

/**
 * Compresses a folder into the cache, in a process that ends with this one.
 *
 * @throws Error where that process fails; its own message is on the terminal
 */
export function compressAhead(folder: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, '../compress.ts'), ['--only-cache', folder]);
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`compressing ${folder} ended with ${code}`)),
    );
  });
}
