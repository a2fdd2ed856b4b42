import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, type Page, test as base } from '@playwright/test';

import { type ServerProcess, startServerProcess } from '#tests/server/server-process.ts';
import { bundleServiceWorker } from '#tools/build/service-worker.ts';

import { goTo, hydrated } from './hydrated.ts';

/** A server that can be taken away and brought back at one address: a device without a network. */
interface Site {
  url: string;
  /** Ends the server: every connection is refused. */
  cut: () => Promise<void>;
  /** Starts it again, with another build where one is given. */
  restore: (dist?: string) => Promise<void>;
  /** A copy of the build that may be changed. */
  copyOfBuild: () => string;
}

const test = base.extend<{ site: Site }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted from the pattern
  site: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'offline-'));
    const DATA_DIR = join(folder, 'data');
    let server: ServerProcess | undefined = await startServerProcess('dist', { DATA_DIR });
    const { url } = server;
    await use({
      url,
      cut: async () => {
        await server?.[Symbol.asyncDispose]();
        server = undefined;
      },
      restore: async (dist = 'dist') => {
        server = await startServerProcess(dist, { DATA_DIR, PORT: new URL(url).port });
      },
      copyOfBuild: () => {
        const copy = join(folder, 'dist');
        // Links: the site has some hundred files, and few are changed.
        spawnSync('cp', ['-al', 'dist', copy]);
        return copy;
      },
    });
    await server?.[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  },
});

/** Waits until an address is kept on the device. */
async function kept(page: Page, address: string): Promise<void> {
  const isKept = () =>
    page.evaluate(async (wanted) => (await caches.match(wanted)) !== undefined, address);
  await expect.poll(isKept).toBe(true);
}

/** Changes a file of a copied build: written anew, since the copy shares its files with the build. */
function change(dist: string, file: string, text: string): void {
  for (const suffix of ['', '.br', '.gz', '.zst'])
    rmSync(join(dist, 'site', file + suffix), { force: true });
  writeFileSync(join(dist, 'site', file), text);
}

/** Put before a worker: told to, its copy can no longer be read or written. */
const UNREADABLE_COPY = `
  let isBroken = false;
  addEventListener('message', ({ data }) => { isBroken ||= data.type === 'break'; });
  for (const [owner, name] of [[CacheStorage, 'match'], [CacheStorage, 'open'], [CacheStorage, 'keys'], [Cache, 'match'], [Cache, 'put']]) {
    const own = owner.prototype[name];
    owner.prototype[name] = function (...wanted) {
      return isBroken ? Promise.reject(new DOMException('', 'UnknownError')) : own.apply(this, wanted);
    };
  }
`;

test('a page that was visited opens without a network and says from when it is; others lead to what is kept', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/products/sirca-valves/ball-valves`);
  await kept(page, '/products/sirca-valves/ball-valves');
  await page.getByRole('link', { name: '오시는 길' }).first().click();
  await expect(page).toHaveURL(/\/about\/map$/);
  await kept(page, '/about/map');
  await kept(page, '/offline');

  await site.cut();
  await goTo(page, `${site.url}/products/sirca-valves/ball-valves?dn=50`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByText(/서버에 연결할 수 없습니다\. \d{4}년 \d+월 \d+일/)).toBeVisible();
  // It covers nothing that has the focus, at the end of the page neither, and it can be closed.
  const close = page.getByRole('button', { name: '안내 닫기' });
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  const [link, note] = [await last.boundingBox(), await close.boundingBox()];
  expect((link?.y ?? 0) + (link?.height ?? 0)).toBeLessThanOrEqual(note?.y ?? 0);
  await close.click();
  await expect(close).toBeHidden();
  // Reached within the site before, by its address now.
  await page.goto(`${site.url}/about/map`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(`${site.url}/about/business`);
  await expect(page.getByText('요청한 페이지는 이 기기에 보관되어 있지 않습니다.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: '오시는 길' }).last()).toBeVisible();
  await site.restore();
  await page.getByRole('link', { name: '다시 시도' }).click();
  await expect(page).toHaveURL(/\/about\/business$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the whole catalogue is kept on request, and deleted', async ({ page, site }) => {
  await goTo(page, `${site.url}/offline?lang=en`);
  await page.getByRole('button', { name: 'Keep for offline use' }).click();
  await expect(page.getByText('The whole catalogue is kept on this device.')).toBeVisible();

  await site.cut();
  await goTo(page, `${site.url}/products/sirca-valves/butterfly-valves/ht600?lang=en`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sheet = await page.evaluate(async () => {
    const answer = await fetch('/files/ht600-en.pdf');
    return [answer.status, (await answer.text()).slice(0, 5)];
  });
  expect(sheet).toEqual([200, '%PDF-']);
  // A move within the site, with code that the first page had not.
  await page.getByRole('link', { name: 'Gallery' }).first().click();
  await expect(page).toHaveURL(/\/gallery\?lang=en$/);
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);

  await goTo(page, `${site.url}/offline?lang=en`);
  await page.getByRole('button', { name: 'Delete the copy' }).click();
  await expect(page.getByText('The copy on this device has been deleted.')).toBeVisible();
  // What is on screen may be kept again at once; the catalogue is not.
  const product = '/products/sirca-valves/butterfly-valves/ht600?lang=en';
  expect(
    await page.evaluate(async (kept) => (await caches.match(kept)) !== undefined, product),
  ).toBe(false);
});

test('where the browser cannot read its copy, pages come from the network, and nothing claims to be kept', async ({
  page,
  site,
}) => {
  const dist = site.copyOfBuild();
  const worker = readFileSync(join(dist, 'site/sw.js'), 'utf8');
  change(dist, 'sw.js', `${UNREADABLE_COPY}${worker}`);
  await site.cut();
  await site.restore(dist);
  await page.goto(`${site.url}/products/sirca-valves/ball-valves`);
  await kept(page, '/products/sirca-valves/ball-valves');
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'break' }));
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('', 'UnknownError'));
    Object.assign(CacheStorage.prototype, { match: refuse, open: refuse, keys: refuse });
  });
  await goTo(page, `${site.url}/gallery`);
  const picture = page.getByRole('main').locator('img').first();
  const width = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await goTo(page, `${site.url}/offline`);
  await page.getByRole('button', { name: '오프라인으로 보관' }).click();
  await expect(page.getByText('보관을 마치지 못했습니다')).toBeVisible();
});

test('a release replaces what is kept as a whole, and a site built without it removes it', async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/about/map`);
  await kept(page, '/about/map');
  const dist = site.copyOfBuild();
  const list = JSON.parse(readFileSync(join(dist, 'site/data/offline.json'), 'utf8')) as object;
  const about = readFileSync(join(dist, 'site/about/map/index.html'), 'utf8');
  change(dist, 'data/offline.json', JSON.stringify({ ...list, build: 'next' }));
  change(dist, 'about/map/index.html', about.replace('<title>', '<title>New: '));
  change(dist, 'sw.js', await bundleServiceWorker(true, 'next'));

  await site.cut();
  await site.restore(dist);
  // The browser looks for a newer worker at each visit; it takes over when it has everything.
  await page.goto(`${site.url}/gallery`);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['gamasan.site-next']);
  await site.cut();
  const answer = await page.goto(`${site.url}/about/map`);
  expect(await answer?.text()).toContain('<title>New: ');
  // Not the document alone: its application too.
  await hydrated(page);

  change(dist, 'sw.js', await bundleServiceWorker(false, 'next'));
  // Its pages do not ask for the worker: they name that part of their data by its own fingerprint.
  const file = JSON.parse(readFileSync(join(dist, 'site/data/ko/chrome.json'), 'utf8')) as {
    hash: string;
    data: { offline: boolean };
  };
  expect(file.data.offline).toBe(true);
  const without = {
    ...file,
    hash: '0'.repeat(file.hash.length),
    data: { ...file.data, offline: false },
  };
  change(dist, 'data/ko/chrome.json', JSON.stringify(without));
  const gallery = readFileSync(join(dist, 'site/gallery/index.html'), 'utf8');
  expect(gallery).toContain(`/data/ko/chrome.json?${file.hash}`);
  change(dist, 'gallery/index.html', gallery.replace(file.hash, without.hash));
  await site.restore(dist);
  // Again the browser looks at a visit; one that comes before the old worker is idle leaves it to the next.
  const left = async () => {
    await goTo(page, `${site.url}/gallery`);
    return page.evaluate(async () => {
      const isKept = (await caches.match('/about/map')) !== undefined;
      return { isKept, workers: (await navigator.serviceWorker.getRegistrations()).length };
    });
  };
  await expect.poll(left).toEqual({ isKept: false, workers: 0 });
});
