import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import { join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/** When, where and of what a measurement was made. */
export interface Origin {
  date: string;
  commit: string;
  machine: string;
  node: string;
}

export function machine(): Origin {
  const [first] = cpus();
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
  // Results and README are what a measurement writes itself.
  const changed = git('status', '--porcelain', '--', '.', ':!bench/results', ':!README.md') !== '';
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: git('rev-parse', '--short', 'HEAD') + (changed ? ' with changes' : ''),
    machine: `${cpus().length} × ${first?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    node: process.version,
  };
}

/** Keeps a run in `bench/results/<name>-<date>-<commit>.json`; returns where. */
export async function keepResult(
  name: string,
  result: Origin & Record<string, unknown>,
): Promise<string> {
  const folder = join(ROOT, 'bench/results');
  await mkdir(folder, { recursive: true });
  const file = join(folder, `${name}-${result.date}-${result.commit.replaceAll(' ', '-')}.json`);
  await writeFile(file, `${JSON.stringify(result, null, 1)}\n`);
  return relative(ROOT, file);
}

/** Puts a text between the marks `<!-- name -->` and `<!-- /name -->` of the README. */
export async function writeReadme(name: string, text: string): Promise<void> {
  const file = join(ROOT, 'README.md');
  const readme = await readFile(file, 'utf8');
  const part = new RegExp(`(<!-- ${name} -->\n)[\\s\\S]*?(<!-- /${name} -->)`);
  if (!part.test(readme))
    throw new Error(`README.md has no marks <!-- ${name} --> … <!-- /${name} -->`);
  await writeFile(
    file,
    readme.replace(part, (_, open: string, close: string) => `${open}${text}\n${close}`),
  );
}
