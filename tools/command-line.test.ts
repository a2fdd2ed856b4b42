import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { beforeAll, describe, expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
/** Commands of our own: name, program and its first arguments. The others are other people's programs, which have help. */
const OWN = Object.entries(scripts).flatMap(([name, command]) => {
  const [, ...args] = command.split(' ');
  return args.some((arg) => /(?<!with)\.(?:ts|mjs)$/.test(arg)) ? [[name, args] as const] : [];
});

interface Answer {
  code: unknown;
  stdout: string;
  stderr: string;
}

function run(args: readonly string[]): Promise<Answer> {
  return new Promise((done) => {
    execFile(process.execPath, args, { maxBuffer: 1e8 }, (error, stdout, stderr) =>
      done({ code: error ? error.code : 0, stdout, stderr }),
    );
  });
}

/** Asks programs for `--help`, all in one process: they share the modules that they load. A program ends where it exits first. */
const ASK_ALL = `
import { resolve } from 'node:path';
const exit = process.exit;
let answer;
process.exit = (code = 0) => {
  answer.code ??= code;
  throw new Error('exited');
};
const hear = (stream) => (text) => {
  if (answer.code === null) answer[stream] += text + '\\n';
};
console.log = hear('stdout');
console.error = console.warn = hear('stderr');
process.on('unhandledRejection', (reason) => hear('stderr')(String(reason)));
const answers = {};
for (const file of process.argv.slice(1)) {
  answer = answers[file] = { code: null, stdout: '', stderr: '' };
  process.argv = [process.execPath, resolve(file), '--help'];
  await import(resolve(file)).catch((reason) => hear('stderr')(String(reason)));
}
process.stdout.write(JSON.stringify(answers), () => exit(0));`;

const programOf = (args: readonly string[]) =>
  args.findLast((arg) => /\.(?:ts|mjs)$/.test(arg)) ?? '';
const isBootstrap = ([, args]: (typeof OWN)[number]) => programOf(args).endsWith('bootstrap.mjs');

describe('--help prints the usage and does nothing else', () => {
  let answers: Record<string, Answer>;
  beforeAll(async () => {
    const programs = OWN.filter((command) => !isBootstrap(command)).map(([, args]) =>
      programOf(args),
    );
    const { code, stdout, stderr } = await run([
      '--disable-warning=ExperimentalWarning',
      '--input-type=module',
      '--eval',
      ASK_ALL,
      ...programs,
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    answers = JSON.parse(stdout) as Record<string, Answer>;
  });

  test.each(OWN)('npm run %s', async (name, args) => {
    const { code, stdout, stderr } = answers[programOf(args)] ?? (await run([...args, '--help']));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^(?:Usage: )?npm (?:run )?${name}\\b`));
  });
});

// One of each way to read arguments: the bootstrap's, the shared one, the server's.
const READERS = OWN.filter(([name]) => ['start', 'inquiries', 'serve'].includes(name));

test.concurrent.each(READERS)(
  'npm run %s answers a wrong option with one sentence',
  async (_name, args) => {
    const { code, stdout, stderr } = await run([...args, '--no-such-option']);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/^Unknown option '--no-such-option'.*\n$/);
  },
);
