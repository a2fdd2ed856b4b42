/** A second machine that is kept warm by copies takes over from one that is killed: what is lost came after the last copy. */
import { execFile } from 'node:child_process';
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

import { sendInquiry } from '#tests/contract/form-server.ts';
import { BARE_ENVIRONMENT } from '#tests/end-with.ts';
import { makeFixtureSite } from '#tests/server/fixture-site.ts';
import { startServerProcess } from '#tests/server/server-process.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';

const PROGRAM = join(import.meta.dirname, '..', '..', 'tools', 'inquiries.ts');
const run = promisify(execFile);
/** The staff's program over a data folder. */
const inquiries = async (dataDir: string, ...args: readonly string[]): Promise<string> => {
  const env = { ...BARE_ENVIRONMENT, DATA_DIR: dataDir, NODE_NO_WARNINGS: '1' };
  return (await run(process.execPath, [PROGRAM, ...args], { env })).stdout;
};

test('after the first machine is killed the second one has all that was acknowledged before its last copy, and goes on', async () => {
  await using site = await makeFixtureSite();
  using first = temporaryFolder();
  using second = temporaryFolder();
  const copy = join(second.path, 'copy.sqlite');
  /** Texts of acknowledged inquiries. */
  const acknowledged: string[] = [];
  const send = async (url: string, inquiry: string): Promise<boolean> =>
    (await sendInquiry(url, { inquiry }).catch(() => null))?.status === 200;
  const server = await startServerProcess(site.dist, { DATA_DIR: first.path });
  const visitors = async (name: string, count: number) => {
    for (let number = 1; number <= count; number += 1) {
      const text = `${name} ${number}.`;
      if (await send(server.url, text)) acknowledged.push(text);
    }
  };
  await visitors('before any copy', 5);
  // Copies while inquiries come in; each takes the place of the one before once it is whole.
  for (const made of ['first', 'last']) {
    const next = join(second.path, `${made}.sqlite`);
    const coming = visitors(`during the ${made} copy`, 5);
    await inquiries(first.path, 'backup', next);
    renameSync(next, copy);
    await coming;
    if (made === 'first') await visitors('between the copies', 5);
  }
  await visitors('after the last copy', 5);
  server.child.kill('SIGKILL');
  await server[Symbol.asyncDispose]();
  expect(acknowledged).toHaveLength(25);

  await inquiries(second.path, 'restore', copy);
  const next = await startServerProcess(site.dist, { DATA_DIR: second.path });
  expect(await send(next.url, 'the first one of the second machine.')).toBe(true);
  await next.stop();
  const listed = await inquiries(second.path, 'list');
  const times = (text: string) => listed.split(text).length - 1;
  const kept = acknowledged.filter((text) => !/the last copy/.test(text));
  for (const text of [...kept, 'the first one of the second machine.'])
    expect([text, times(text)]).toEqual([text, 1]);
  // What the page says is lost at most, and no more.
  for (const text of acknowledged.filter((each) => each.startsWith('after')))
    expect([text, times(text)]).toEqual([text, 0]);
});
