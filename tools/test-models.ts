/**
 * `npm run test:models`: the tests of models/, which need the CAD kernel and minutes. They run where something that they
 * read differs from when they last passed: its hash is kept in models/tested.json, which is committed with the change.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ensureInstalled } from '#tools/bootstrap/install.mjs';
import { commandLine, runCommand } from '#tools/command-line.mjs';
import { hashOfModels } from './test-models/inputs.ts';

const USAGE = `npm run test:models [-- --force] [--no-install]

Runs the tests of models/ if something that they read has changed since they passed, and notes in
models/tested.json that they have: commit it with the change, or they run each time.

  --force        runs them, changed or not
  --no-install   does not install the packages of models/; ends with a sentence where they are missing`;

const PROJECT = join(import.meta.dirname, '..');
const TESTED = join(PROJECT, 'models', 'tested.json');
const REPORT = join(PROJECT, '.cache', 'reports', 'models.json');

const { values } = commandLine(USAGE, {
  options: {
    force: { type: 'boolean', default: false },
    'no-install': { type: 'boolean', default: false },
  },
});

const run = (command: string, ...args: string[]): void => {
  const { status } = spawnSync(command, args, { cwd: PROJECT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

await runCommand(async () => {
  const hash = hashOfModels(PROJECT);
  const passed = existsSync(TESTED)
    ? (JSON.parse(readFileSync(TESTED, 'utf8')) as { sha256: string }).sha256
    : '';
  if (hash === passed && !values.force)
    return console.log('The tests of the models are left out: nothing that they read has changed.');
  await ensureInstalled('models', !values['no-install']);
  run('npm', 'run', '--silent', 'models', '--', '--check');
  // Where the packages were not installed yet, as in CI, `npm run check` has left these out.
  run('tsc', '--noEmit', '-p', 'models');
  run('oxlint', '--type-aware', '--deny-warnings', 'models');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  run(process.execPath, 'node_modules/vitest/vitest.mjs', 'run', '--project=models', ...reporters);
  if (hash === passed) return;
  writeFileSync(TESTED, `${JSON.stringify({ sha256: hash }, null, 2)}\n`);
  console.log('models/tested.json says so now: commit it, or they run each time.');
});
