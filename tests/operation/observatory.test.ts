import { join } from 'node:path';
import { expect, test } from 'vitest';
import { untilTestsEnd } from '#tests/lifetimes.ts';
import { makeFixtureSite, manifest } from '#tests/server/fixture-site.ts';
import { startServerProcess } from '#tests/server/server-process.ts';
import { contentSecurityPolicy, headerPolicy } from '#tools/build/csp.ts';
import { findings, gradeOf, type Scan } from './observatory.ts';

const header = headerPolicy(contentSecurityPolicy('start()'));
const scope = untilTestsEnd();
const site = scope.use(
  await makeFixtureSite({ ...manifest, policy: { ...manifest.policy, header } }),
);
const server = scope.use(
  await startServerProcess(site.dist, {
    DATA_DIR: join(site.dist, 'data'),
    SITE_URL: 'https://www.example.com',
  }),
);

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
