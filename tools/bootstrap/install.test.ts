/** Installing in a project of two packages, with an npm of our own in the place of the real one. */
import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

const NODE = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const PACKAGES = {
  react: { dev: false },
  vitest: { dev: true, bin: { vitest: 'cli.mjs' } },
  [NODE]: { optional: true },
};

/** Lays the packages out as npm does, notes how it was called, and fails as it is told. */
const NPM = `
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
const args = process.argv.slice(2);
appendFileSync('calls', args.filter((arg) => /^(ci|install|--omit=dev|--include=dev)$/.test(arg)).join(' ') + '\\n');
if (process.env.NPM_SAYS) { console.error(process.env.NPM_SAYS); process.exit(1); }
if (args[0] === 'ci') rmSync('node_modules', { recursive: true, force: true });
const packages = {};
const wanted = args.includes('--omit=dev') ? ['react'] : ['react', 'vitest'];
if (!process.env.NODE_IS_OUT_OF_REACH) wanted.push('NODE');
for (const name of wanted) {
  mkdirSync('node_modules/' + name, { recursive: true });
  writeFileSync('node_modules/' + name + '/package.json', '{}');
  packages['node_modules/' + name] = { version: '1.0.0', integrity: name };
  if (process.env.NPM_DIES) process.kill(process.pid, 'SIGKILL');
}
writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages }));
`.replace("'NODE'", `'${NODE}'`);

const ENSURE = `
import { runCommand } from '#tools/command-line.mjs';
import { ensureInstalled } from './tools/bootstrap/install.mjs';
await runCommand(() => ensureInstalled(process.argv[2], !process.argv[3]));
`;

let folder: string;
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

function writeLock(version = '1.0.0') {
  const packages = Object.entries(PACKAGES).map(([name, entry]) => [
    `node_modules/${name}`,
    { version, integrity: name, ...entry },
  ]);
  write('package-lock.json', JSON.stringify({ packages: Object.fromEntries(packages) }));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
  mkdirSync(join(folder, 'tools'));
  cpSync('tools/bootstrap', join(folder, 'tools/bootstrap'), { recursive: true });
  cpSync('tools/command-line.mjs', join(folder, 'tools/command-line.mjs'));
  write('package.json', JSON.stringify({ type: 'module', imports: { '#tools/*': './tools/*' } }));
  write('npm.js', NPM);
  write('ensure.js', ENSURE);
  write('calls', '');
  writeLock();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ensure = (group: string, environment: Record<string, string> = {}, ...more: string[]) =>
  run(environment, 'ensure.js', group, ...more);

function run(environment: Record<string, string>, ...args: string[]) {
  const env = {
    PATH: process.env['PATH'],
    npm_execpath: join(folder, 'npm.js'),
    npm_config_user_agent: 'npm/11.0.0',
    ...environment,
  };
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((done) => {
    execFile(process.execPath, args, { cwd: folder, env }, (error, stdout, stderr) =>
      done({ code: error ? error.code : 0, stdout, stderr: stderr.trim() }),
    );
  });
}

const calls = () => readFileSync(join(folder, 'calls'), 'utf8').split('\n').slice(0, -1);
const DONE = { code: 0, stderr: '' };

test('start installs its packages once; development adds its own, which start leaves there', async () => {
  for (const group of ['start', 'start', 'development', 'development', 'start'])
    expect(await ensure(group)).toMatchObject(DONE);
  expect(calls()).toEqual(['ci --omit=dev', 'install --include=dev']);
  // A pull brings another lock file: what development needs does not go away with it.
  writeLock('1.0.1');
  expect(await ensure('start')).toMatchObject(DONE);
  expect(calls().at(-1)).toBe('ci --include=dev');
});

test('after npm ci by hand nothing is installed again', async () => {
  await ensure('development');
  rmSync(join(folder, 'node_modules/.install-stamp'));
  expect(await ensure('start')).toMatchObject(DONE);
  expect(await ensure('development')).toMatchObject(DONE);
  expect(calls()).toHaveLength(1);
});

test.each(['start', 'development'])(
  'an installation for %s that was killed begins anew',
  async (group) => {
    await ensure('start');
    if (group === 'start') writeLock('1.0.1');
    const { code, stderr } = await ensure(group, { NPM_DIES: 'yes' });
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: 'The installation was stopped. Start again to finish it.',
    });
    writeLock();
    expect(await ensure(group)).toMatchObject(DONE);
    expect(calls().at(-1)).toMatch(/^ci /);
  },
);

test.each([
  ['npm error code ENOTFOUND', /^The packages could not be fetched: .*\(ENOTFOUND\)\. Connect .*$/],
  ['npm error code ENOSPC', /^npm error code ENOSPC\n\nThe packages could not be installed; .*$/],
])('where npm says "%s" the remedy is told, and the next run goes on', async (says, told) => {
  const { code, stderr } = await ensure('start', { NPM_SAYS: says });
  expect(code).toBe(1);
  expect(stderr).toMatch(told);
  expect(await ensure('start')).toMatchObject(DONE);
});

test('nothing is installed where that is not wanted', async () => {
  const { code, stderr } = await ensure('start', {}, '--no-install');
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The packages .* are not all installed\. Run npm ci,/);
  expect(calls()).toEqual([]);
});

test('a Node that could not be fetched is fetched at the next start, and noted only then', async () => {
  const unreachable = { NODE_IS_OUT_OF_REACH: 'yes' };
  for (let start = 1; start <= 2; start++) {
    const { code, stderr } = await ensure('start', unreachable);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Node 24, .*, could not be fetched\. Connect .* start again\.$/);
    expect(calls()).toHaveLength(start);
  }
  expect(await ensure('start')).toMatchObject(DONE);
  rmSync(join(folder, 'node_modules', NODE), { recursive: true });
  expect(await ensure('start')).toMatchObject(DONE);
  expect(calls()).toHaveLength(4);
});

test('a command of package.json installs first, then runs with its flags, arguments and exit code', async () => {
  const show = 'console.log(JSON.stringify([process.execArgv, process.argv.slice(2)]));';
  write('show.mjs', `${show} process.exit(3);`);
  const command = (...args: string[]) => run({}, 'tools/bootstrap/with.mjs', ...args);
  const flag = '--max-semi-space-size=8';
  const file = await command('start', flag, 'show.mjs', 'list', '--help');
  expect(file).toMatchObject({ code: 3, stderr: '' });
  expect(file.stdout.trim().split('\n').at(-1)).toBe(`[["${flag}"],["list","--help"]]`);
  expect(calls()).toEqual(['ci --omit=dev']);

  await ensure('development');
  write('node_modules/vitest/cli.mjs', show);
  const binary = await command('development', 'vitest', 'run', '--project', 'unit');
  expect(binary).toEqual({ ...DONE, stdout: '[[],["run","--project","unit"]]\n' });
});
