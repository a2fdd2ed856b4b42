import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, totalmem, type } from 'node:os';
import { join, relative, resolve } from 'node:path';

/** The project's folder. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** When, where and of what a measurement was made. */
export interface Provenance {
  /** Day in UTC, such as 2026-11-21. */
  date: string;
  /** Short hash of the measured commit; "with changes" where the folder held uncommitted ones. */
  commit: string;
  /** Operating system, processors and memory. */
  machine: string;
  /** Mean number of running processes in the minute before: tells a busy machine from an idle one. */
  load: number;
  node: string;
  /** Name and version, where one was used. */
  browser?: string;
}

/**
 * Provenance of a measurement that begins now.
 *
 * @param root project folder whose build is measured
 */
export function provenance(root = ROOT): Provenance {
  const [first] = cpus();
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  // What a measurement itself writes is not a change of what was measured.
  const written = [':!bench/results', ':!README.md', ':!docs/performance.md'];
  const changed = git('status', '--porcelain', '--', '.', ...written) !== '';
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: git('rev-parse', '--short', 'HEAD') + (changed ? ' with changes' : ''),
    machine: `${type()}, ${cpus().length} × ${first?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    load: Number((loadavg()[0] ?? 0).toFixed(2)),
    node: process.version,
  };
}

/** Keeps the newest run of its kind in `bench/results/<name>.json`; returns the file's path within the project. */
export async function keepResult(
  name: string,
  result: Provenance & Record<string, unknown>,
): Promise<string> {
  const folder = join(ROOT, 'bench/results');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  await writeFile(file, `${JSON.stringify(result, null, 1)}\n`);
  return relative(ROOT, file);
}

/**
 * Puts a text between the comments `<!-- name -->` and `<!-- /name -->` of a Markdown file.
 *
 * @param path within the project
 * @throws where the file has no such comments
 */
export async function writeSection(path: string, name: string, text: string): Promise<void> {
  const file = join(ROOT, path);
  await writeFile(file, withSection(await readFile(file, 'utf8'), name, text, path));
}

/** @throws where `writeSection` would */
export async function requireSection(path: string, name: string): Promise<void> {
  withSection(await readFile(join(ROOT, path), 'utf8'), name, '', path);
}

/** `writeSection` on a text; `path` is for the error's message. */
export function withSection(document: string, name: string, text: string, path: string): string {
  const opening = `<!-- ${name} -->`;
  const closing = `<!-- /${name} -->`;
  const start = document.indexOf(opening);
  const end = document.indexOf(closing, start);
  if (start === -1 || end === -1)
    throw new Error(`${path} has no place for the table. Add the lines ${opening} and ${closing}.`);
  return `${document.slice(0, start + opening.length)}\n\n${text}\n\n${document.slice(end)}`;
}
