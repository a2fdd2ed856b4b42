/** Web vitals as a visitor's browser reports them: the real application, built with an address to report to. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { build } from 'vite';

import { parseRoutesManifest } from '#contract/routes-manifest.ts';
import { openDatabase } from '#server/forms/database.ts';
import { readVitals } from '#server/vitals/vitals-table.ts';
import { startServerProcess } from '#tests/server/server-process.ts';
import { PAGE_IDS } from '#app/pages.ts';

import { expect, test } from '@playwright/test';

const ROOT = join(import.meta.dirname, '..', '..');

const filesWith = (folder: string, text: string) =>
  readdirSync(folder).filter(
    (file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes(text),
  );
/** Stands in the library, and nowhere else. */
const LIBRARY = 'largest-contentful-paint';

test('a page reports once, when it is left, how long it took', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitals-'));
  try {
    // Documents, data and server are those of dist/; the application is built once more, with the setting.
    process.env['VITALS_URL'] = '/vitals';
    const outDir = join(folder, 'browser');
    await build({ root: ROOT, logLevel: 'error', build: { outDir, copyPublicDir: false } });
    const assets = join(outDir, 'assets');
    const [report = ''] = filesWith(assets, LIBRARY);
    expect(report).not.toBe('');
    const entry = readdirSync(assets).find((file) => /^entry\.browser-.*\.js$/.test(file)) ?? '';
    await page.route('**/assets/*.js', (route) => {
      const asked = basename(new URL(route.request().url()).pathname);
      const file = join(assets, asked.startsWith('entry.browser-') ? entry : asked);
      return existsSync(file) ? route.fulfill({ path: file }) : route.continue();
    });
    const manifest = parseRoutesManifest(
      JSON.parse(readFileSync(join(ROOT, 'dist/routes.json'), 'utf8')),
    );
    await symlink(join(ROOT, 'dist/site'), join(folder, 'site'));
    await writeFile(
      join(folder, 'routes.json'),
      JSON.stringify({ ...manifest, vitals: { pages: PAGE_IDS } }),
    );
    const dataDir = join(folder, 'data');
    await using server = await startServerProcess(folder, { DATA_DIR: dataDir, LOG_REQUESTS: '1' });
    const told = () => server.lines.filter((line) => line.includes('path=/vitals status=204'));

    const loaded = page.waitForResponse((response) => response.url().includes(report));
    await page.goto(`${server.url}/products?lang=en`);
    await loaded;
    // Within the same document it is still the same visit.
    const quickLinks = page.getByRole('navigation', { name: 'Quick links' });
    await quickLinks.getByRole('link', { name: 'Sitemap' }).click();
    await expect(page).toHaveURL(/\/sitemap/);
    expect(told()).toEqual([]);
    await page.goto('about:blank');
    await expect.poll(() => told().length).toBe(1);

    await server.stop();
    const database = openDatabase(dataDir, { readOnly: true });
    const seen = readVitals(database, { language: 'en', device: 'desktop' });
    database.close();
    expect(new Set(seen.map((row) => row.page))).toEqual(new Set(['products']));
    expect(seen.map(({ metric }) => metric)).toEqual(
      expect.arrayContaining(['LCP', 'CLS', 'FCP', 'TTFB']),
    );
    expect(seen.every(({ count }) => count === 1)).toBe(true);
  } finally {
    delete process.env['VITALS_URL'];
    await rm(folder, { recursive: true });
  }
});
