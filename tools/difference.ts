/** `npm run difference`: see the usage below. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { loadEnvFile } from '#server/env-file.ts';

import { ensureChromium } from './bootstrap/browser.mjs';
import { outputOf } from './bootstrap/run.mjs';
import { BUILD_SETTINGS } from './build/settings.ts';
import { hashInputs } from './build/stamp.ts';
import { commandLine, UserError } from './command-line.mjs';
import {
  collect,
  type Collected,
  isCollected,
  removeOld,
  type Source,
} from './difference/collected.ts';
import { startSite } from './difference/collect/running-site.ts';
import { compare, type Comparison, countOf } from './difference/compare.ts';
import { DEFECTS } from './difference/defects.ts';
import { isShown, plant } from './difference/plant.ts';
import { writeReport } from './difference/report.ts';
import { checkOut, commitOf, removeWorktree } from './difference/worktree.ts';

const PROJECT = join(import.meta.dirname, '..');
const CACHE = join(PROJECT, '.cache/difference');
const SITES = join(CACHE, 'sites');
const CONTENTS = join(CACHE, 'contents');
const SHORT = 12;

const USAGE = `npm run difference -- COMMIT
npm run difference -- --plant

Compares what visitors get of another commit with what they get of the working tree, and writes the differences into one
report: documents, structured data, headers, styles, files, words of PDFs, sizes, and screenshots of every kind of page.
The other commit is built in a worktree with its own packages. What was collected is kept by commit; a run that was
stopped goes on. Takes up to six minutes, one if both sides are known.

  --plant   the same for ${DEFECTS.length} defects that are put into a copy of the working tree's build: all must show

Ends with 0 where nothing differs (with --plant: where all defects show), 1 where something does, 2 where it could not be done.`;

/** What decides, beside the commit, what is collected. */
function conditions(chromiumPath: string): string {
  const hash = createHash('sha256').update(outputOf(chromiumPath, ['--version']) ?? '');
  for (const name of BUILD_SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  for (const file of globSync(join(import.meta.dirname, 'difference/collect/*.ts')).toSorted())
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, SHORT);
}

const indented = (line: string): void => {
  if (line.trim() !== '') console.log(`  ${line.trim()}`);
};

/** Installs, builds and serves a checkout as `npm start` does. */
const checkout = (
  folder: string,
  settings: (folder: string) => Record<string, string> = () => ({}),
): Source => ({
  dist: join(folder, 'dist'),
  start: () => startSite(folder, ['tools/bootstrap.mjs', 'start'], indented, settings(folder)),
});

/** The quick level of compression where it is not what a commit builds with anyway; headers and sizes do not depend on it. */
function quickBuild(folder: string): Record<string, string> {
  const examples = readFileSync(join(folder, '.env.example'), 'utf8');
  return /^COMPRESS=/m.test(examples) ? {} : { COMPRESS: 'fast' };
}

/** Builds the working tree, unless it is built. @throws UserError where that fails */
function buildTree(): void {
  const { status } = spawnSync(process.execPath, ['tools/ensure-built.ts'], {
    cwd: PROJECT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new UserError('The build failed; the lines above say where.');
}

/** A copy of the build with every defect in it. */
function planted(): Source {
  // What was collected earlier says nothing about what lies in dist/ now.
  buildTree();
  const dist = join(CACHE, 'planted');
  rmSync(dist, { recursive: true, force: true });
  cpSync(join(PROJECT, 'dist'), dist, { recursive: true });
  for (const defect of DEFECTS) plant(dist, defect);
  return { dist, start: () => startSite(PROJECT, ['server/index.ts', dist], () => undefined) };
}

interface Side {
  readonly name: string;
  readonly collected: Collected;
}

async function otherCommit(name: string, chromiumPath: string): Promise<Side> {
  const { id, title } = commitOf(PROJECT, name);
  const folder = join(SITES, `${id.slice(0, SHORT)}-${conditions(chromiumPath)}`);
  console.log(
    `Before: ${id.slice(0, SHORT)} ${title}${isCollected(folder) ? ', collected earlier' : ''}`,
  );
  const tree = join(CACHE, 'trees', id.slice(0, SHORT));
  if (!isCollected(folder)) checkOut(PROJECT, id, tree);
  const collected = await collect(folder, CONTENTS, chromiumPath, checkout(tree, quickBuild));
  removeWorktree(PROJECT, tree);
  return { name: `${id.slice(0, SHORT)} ${title}`, collected };
}

async function workingTree(chromiumPath: string): Promise<Side> {
  const inputs = hashInputs(PROJECT).slice(0, SHORT);
  const folder = join(SITES, `tree-${inputs}-${conditions(chromiumPath)}`);
  console.log(`The working tree${isCollected(folder) ? ', collected earlier' : ''}`);
  const collected = await collect(folder, CONTENTS, chromiumPath, checkout(PROJECT));
  return { name: `the working tree (${inputs})`, collected };
}

/** Compares and reports. */
async function report(before: Side, after: Side, folder: string): Promise<Comparison> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const comparison = await compare(before.collected, after.collected, folder);
  const file = join(folder, 'index.html');
  writeFileSync(file, writeReport(before.name, after.name, comparison));
  removeOld(SITES);
  const count = countOf(comparison);
  console.log(
    count === 0 ? 'No difference.' : `${count} differences: ${relative(process.cwd(), file)}`,
  );
  return comparison;
}

async function plantAll(chromiumPath: string): Promise<number> {
  const before = await workingTree(chromiumPath);
  console.log(`The same with ${DEFECTS.length} defects`);
  const folder = join(CACHE, 'planted-site');
  rmSync(folder, { recursive: true, force: true });
  const collected = await collect(folder, CONTENTS, chromiumPath, planted());
  const comparison = await report(
    before,
    { name: 'with defects', collected },
    join(CACHE, 'report-planted'),
  );
  const missed = DEFECTS.filter((defect) => !isShown(defect, comparison));
  for (const { name } of missed) console.log(`Does not show: ${name}`);
  console.log(`${DEFECTS.length - missed.length} of ${DEFECTS.length} defects show.`);
  return missed.length === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  const { positionals, values } = commandLine(USAGE, {
    allowPositionals: true,
    options: { plant: { type: 'boolean', default: false } },
  });
  const [commit, ...more] = positionals;
  if (more.length > 0 || (commit === undefined) !== values.plant)
    throw new UserError('Name one commit, or --plant. --help shows what there is.');
  loadEnvFile();
  if (commit !== undefined) commitOf(PROJECT, commit);
  const chromiumPath = await ensureChromium();
  if (commit === undefined) return plantAll(chromiumPath);
  const before = await otherCommit(commit, chromiumPath);
  const after = await workingTree(chromiumPath);
  const comparison = await report(before, after, join(CACHE, 'report'));
  return countOf(comparison) === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 2;
}
