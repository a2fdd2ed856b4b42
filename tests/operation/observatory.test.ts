import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeFixtureSite, manifest, type FixtureSite } from '#tests/server/fixture-site.ts';
import { startServerProcess, type ServerProcess } from '#tests/server/server-process.ts';
import { contentSecurityPolicy, headerPolicy } from '#tools/build/csp.ts';
import { findings, gradeOf, type Scan } from './observatory.ts';

let site: FixtureSite;
let server: ServerProcess;
let data: string;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'observatory-'));
  site = await makeFixtureSite({
    ...manifest,
    policy: { ...manifest.policy, header: headerPolicy(contentSecurityPolicy('start()')) },
  });
  server = await startServerProcess(site.dist, {
    DATA_DIR: data,
    SITE_URL: 'https://www.example.com',
  });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await site[Symbol.asyncDispose]();
  await rm(data, { recursive: true, force: true });
});

/** The proxy's part, which nginx-proxy.test.ts holds: plain HTTP is redirected. */
const scan = async (path: string): Promise<Scan> => {
  const answer = await fetch(server.url + path);
  return { headers: answer.headers, html: await answer.text(), redirectsToHttps: true };
};

test.each(['/', '/?lang=en', '/products/s30t', '/nothing'])(
  '%s is graded A+ by the rules of Mozilla’s Observatory',
  async (path) => {
    const found = findings(await scan(path));
    expect(found.filter(({ points }) => points < 0)).toEqual([]);
    expect(gradeOf(found)).toEqual({ score: 130, grade: 'A+' });
  },
);

test.each([
  ['content-security-policy', "default-src 'self'; script-src 'self' 'unsafe-inline'"],
  ['content-security-policy', null],
  ['strict-transport-security', null],
  ['set-cookie', 'visitor=1'],
  ['access-control-allow-origin', 'https://elsewhere.example'],
] as const)('a site whose %s were %s would be graded worse', async (name, value) => {
  const { headers, ...rest } = await scan('/');
  const changed = new Headers(headers);
  if (value === null) changed.delete(name);
  else changed.set(name, value);
  const { score } = gradeOf(findings({ ...rest, headers: changed }));
  expect(score).toBeLessThan(90);
});
