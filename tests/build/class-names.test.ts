/** A new class changes no document but those that use it: the application is built twice, once with one class more. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build, type Plugin } from 'vite';
import { afterAll, expect, test } from 'vitest';

import type * as Renderer from '#app/entry.node.tsx';

const ADDRESSES = ['/', '/products?lang=en', '/products/sirca-valves/ball-valves', '/about/map'];

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** Puts a class in front of those of a style module. */
const addClass: Plugin = {
  name: 'add-class',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/home/hero.module.css') ? `.added { color: red; }\n${code}` : undefined,
};

/** The documents of an application that is built for this test. */
async function documentsWith(plugins: Plugin[]): Promise<string[]> {
  // Within the project, so that the bundle finds the packages.
  await mkdir('.cache', { recursive: true });
  const folder = await mkdtemp(resolve('.cache/class-names-'));
  folders.push(folder);
  await build({
    logLevel: 'silent',
    plugins,
    build: { ssr: true, outDir: folder, emptyOutDir: true },
  });
  const { render } = (await import(
    pathToFileURL(join(folder, 'entry.node.js')).href
  )) as typeof Renderer;
  return Promise.all(
    ADDRESSES.map(async (address) => {
      const rendered = await render(new URL(address, 'http://site.invalid'));
      if (rendered.redirect !== undefined) throw new Error(`${address} leads elsewhere`);
      return rendered.html;
    }),
  );
}

test('adding a class changes no document', { timeout: 300_000 }, async () => {
  const before = await documentsWith([]);
  const after = await documentsWith([addClass]);
  expect(before.every((html) => / class="[A-Za-z][A-Za-z\d]{2}["\s]/.test(html))).toBe(true);
  expect(after).toEqual(before);
});
