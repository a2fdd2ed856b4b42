import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
};
/** Commands of our own: name, program and its first arguments. The others are other people's programs, which have help. */
const OWN = Object.entries(scripts).flatMap(([name, command]) => {
  const [program, ...args] = command.split(' ');
  return program === 'node' ? [[name, args] as const] : [];
});

function run(args: readonly string[]) {
  return new Promise<{ code: unknown; stdout: string; stderr: string }>((done) => {
    execFile(process.execPath, args, (error, stdout, stderr) =>
      done({ code: error ? error.code : 0, stdout, stderr }),
    );
  });
}

test.concurrent.each(OWN)(
  'npm run %s -- --help prints its usage and does nothing else',
  async (name, args) => {
    const { code, stdout, stderr } = await run([...args, '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(new RegExp(`^(?:Usage: )?npm (?:run )?${name}\\b`));
  },
);

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
