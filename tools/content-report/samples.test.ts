import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { refuseSamples } from './samples.ts';

const build = (routes: object): string => {
  const dist = mkdtempSync(join(tmpdir(), 'samples-'));
  writeFileSync(join(dist, 'routes.json'), JSON.stringify(routes));
  return dist;
};

test('a build with samples is not published, and each is named with its file and field', () => {
  const samples = ['content/company/contact.ts telephone', 'content/company/contact.ts fax'];
  expect(() => refuseSamples(build({ samples }))).toThrow(
    /^2 samples .+--with-samples:\n {2}content\/company\/contact\.ts telephone\n {2}content\/company\/contact\.ts fax$/,
  );
});

test('a build without samples is', () => {
  expect(() => refuseSamples(build({ samples: [] }))).not.toThrow();
  expect(() => refuseSamples(build({}))).not.toThrow();
});
