/** `npm run release`: makes releases of the site and changes between them while the server runs. See deploy/README.md. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FOLDER, IN_RELEASE, readEnvFile } from '#server/env-file.ts';
import { databaseFile } from '#server/forms/database.ts';
import { readDataDir } from '#server/settings.ts';
import { commandLine, positiveInteger, refuse } from '#tools/command-line.mjs';
import { changeTo, makeRelease, releaseBefore } from './release/make.ts';
import { currentRelease, folderOf, listReleases, prune, readRecord } from './release/releases.ts';

const USAGE = `npm run release                     builds, makes a release, tries it out and changes to it
npm run release -- list             releases; * is the current one
npm run release -- use ID           changes to a release
npm run release -- rollback         changes back to the release before

  --with-samples  although samples stand for facts that the supplier has not given yet
  --without-desk  although no file of inquiries is here (DATA_DIR) that says which facts two persons have confirmed
  --no-build      of dist/ as it is, with its files compressed as they are; otherwise always with COMPRESS=best
  --root FOLDER   where current and releases/ are (default: the project's folder; of a release, its own)
  --keep NUMBER   how many releases stay (default: 5)`;

const PROJECT = join(import.meta.dirname, '..');

function build(): void {
  const env = { ...process.env, COMPRESS: 'best' };
  const { status } = spawnSync('npm', ['run', 'build'], { cwd: PROJECT, stdio: 'inherit', env });
  if (status !== 0)
    throw new Error('The build failed, as the lines above say. Nothing was changed.');
}

async function warnOfQuickBuild(dist: string): Promise<void> {
  // Imported here: a release has this command too, but none of tools/build.
  const { compressionOf } = await import('./build/stamp.ts');
  if (compressionOf(dist) === 'quick')
    console.warn('dist/ was built with COMPRESS=quick: visitors load a tenth more than they need.');
}

async function main(): Promise<void> {
  const { positionals, values } = commandLine(USAGE, {
    allowPositionals: true,
    allowNegative: true,
    options: {
      build: { type: 'boolean', default: true },
      'with-samples': { type: 'boolean', default: false },
      'without-desk': { type: 'boolean', default: false },
      root: { type: 'string', default: FOLDER },
      keep: { type: 'string', default: '5' },
    },
  });
  const [command = 'make', id, ...more] = positionals;
  const keep = positiveInteger('keep', values.keep);
  const unknown = `There is no command "${positionals.join(' ')}".`;
  if (more.length > 0) refuse(unknown);
  const root = resolve(process.env['INIT_CWD'] ?? '.', values.root);
  if (command === 'list' && id === undefined) return list(root);
  if (command === 'rollback' && id === undefined) return use(root, await releaseBefore(root));
  if (command === 'use' && id !== undefined) return use(root, id);
  if (command !== 'make' || id !== undefined) refuse(unknown);
  if (IN_RELEASE) throw new Error('This is a release. A new one is made in the project’s folder.');
  await refuseUnconfirmedFacts(values['without-desk']);
  const dist = join(PROJECT, 'dist');
  if (values.build) build();
  else await warnOfQuickBuild(dist);
  if (!values['with-samples']) {
    const { refuseSamples } = await import('./content-report/samples.ts');
    refuseSamples(dist);
  }
  const made = await makeRelease({ project: PROJECT, dist, root });
  await changeTo(root, made);
  const removed = await prune(root, keep);
  console.log(`current is ${made}.${removed.length > 0 ? ` Removed: ${removed.join(', ')}.` : ''}`);
}

/** Facts of the content that two persons have not confirmed at the desk, or have withdrawn since, are not released. */
async function refuseUnconfirmedFacts(withoutDesk: boolean): Promise<void> {
  // Imported here: a release does not make releases, and has none of it.
  const { differenceFrom } = await import('./facts/confirmed-content.ts');
  const dataDir = readDataDir({ ...readEnvFile(FOLDER), ...process.env });
  if (withoutDesk && !existsSync(databaseFile(dataDir))) return;
  const difference = differenceFrom(dataDir);
  if (difference !== undefined) throw new Error(`${difference} Nothing was changed.`);
}

async function use(root: string, id: string): Promise<void> {
  await changeTo(root, id);
  console.log(`current is ${id}.`);
}

async function list(root: string): Promise<void> {
  const current = await currentRelease(root);
  for (const id of await listReleases(root)) {
    const { commit } = await readRecord(folderOf(root, id));
    console.log(`${id === current ? '*' : ' '} ${id} ${commit ?? ''}`.trimEnd());
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
