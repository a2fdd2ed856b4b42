/** Where a release comes from: its commit, what it is made of, and the checksums of its files. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** In the folder of a release: for `sha256sum -c`, and what npm writes (CycloneDX). */
export const CHECKSUMS = 'SHA256SUMS';
export const BILL_OF_MATERIALS = 'sbom.cdx.json';

const BILL_MAX_BYTES = 64 * 1024 * 1024;

/** The commit of a checkout, with `-dirty` where files have been changed since; null where it is none. */
export const commitOf = (project: string): Promise<string | null> =>
  run('git', ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'], {
    cwd: project,
  }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );

/** Bills of this process, by project: npm takes a second for one. */
const bills = new Map<string, Promise<string>>();

/** Every package that the site and its server are made with, with version, license and checksum, as the lock file names them. */
export function billOf(project: string): Promise<string> {
  const known = bills.get(project);
  if (known) return known;
  const options = ['--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];
  const made = run('npm', ['sbom', ...options], { cwd: project, maxBuffer: BILL_MAX_BYTES }).then(
    ({ stdout }) => {
      const bill = JSON.parse(stdout) as { metadata: { component: Record<string, unknown> } };
      const { component } = bill.metadata;
      // npm writes the folder's name, whatever the package is called.
      component['name'] = String(component['bom-ref']).replace(/@[^@]*$/, '');
      return JSON.stringify(bill, null, 2);
    },
  );
  bills.set(project, made);
  return made;
}

/** Writes the checksums of all files below a folder. */
export async function writeChecksums(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
  const lines: string[] = [];
  for (const path of paths) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(join(folder, path)), hash);
    lines.push(`${hash.digest('hex')}  ${path.split(sep).join('/')}\n`);
  }
  await writeFile(join(folder, CHECKSUMS), lines.join(''));
}
