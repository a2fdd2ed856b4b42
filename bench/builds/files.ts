import { createHash } from 'node:crypto';
import { lstat, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name) : []));
}

/** Space that the files below a folder take on the disk, bytes; a file of two names once. */
export async function bytesBelow(folder: string): Promise<number> {
  const blocks = new Map<number, number>();
  for (const file of await filesBelow(folder)) {
    const found = await lstat(file);
    blocks.set(found.ino, found.blocks);
  }
  return [...blocks.values()].reduce((sum, count) => sum + count * 512, 0);
}

/** Hashes of the site's files that have a compressed sibling. */
export async function siteContents(project: string): Promise<string[]> {
  const files = await filesBelow(join(project, 'dist/site'));
  const compressed = files.filter((file) => file.endsWith('.br')).map((file) => file.slice(0, -3));
  return Promise.all(
    compressed.map(async (file) =>
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex'),
    ),
  );
}

/** How many contents were not there before: so many files are compressed anew. */
export function newContents(before: readonly string[], after: readonly string[]): number {
  const known = new Set(before);
  return after.filter((content) => !known.has(content)).length;
}
