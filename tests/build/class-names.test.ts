/** A new class changes no document but those that use it: the styles are built twice, once with one class more. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build, type Plugin } from 'vite';
import { afterAll, expect, test } from 'vitest';

import type * as EveryClass from './every-class.ts';

const HERO = '/app/features/home/hero.module.css';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** Puts a class in front of those of a style module. */
const addClass: Plugin = {
  name: 'add-class',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith(HERO) ? `.added { color: red; }\n${code}` : undefined),
};

/** The classes of the application, built for this test. */
async function classesWith(plugins: Plugin[]): Promise<typeof EveryClass.classes> {
  // Within the project, so that the bundle finds the packages.
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(resolve('.cache/class-names-'));
  folders.push(folder);
  await build({
    logLevel: 'silent',
    plugins,
    build: { ssr: 'tests/build/every-class.ts', outDir: folder, emptyOutDir: true },
  });
  const built = (await import(
    pathToFileURL(join(folder, 'every-class.js')).href
  )) as typeof EveryClass;
  return built.classes;
}

test('adding a class changes no other, so no document', async () => {
  const before = await classesWith([]);
  const withOneMore = await classesWith([addClass]);
  const { added, ...hero } = withOneMore[HERO] ?? {};
  const after = { ...withOneMore, [HERO]: hero };
  expect(added).toMatch(/^[A-Za-z][A-Za-z\d]{2}$/);
  expect(after).toEqual(before);
  for (const [file, names] of Object.entries(before))
    // Words of app/styles/set.css that a class is composed of come after its own name; the longer, so that none is a name.
    for (const name of Object.values(names))
      expect(name, file).toMatch(/^[A-Za-z][A-Za-z\d]{2}(?: [a-z][\w-]{3,})*$/i);
  expect(Object.keys(before).length).toBeGreaterThan(50);
});
