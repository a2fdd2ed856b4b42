/** `npm run dev` in a copy of the project: what is edited shows in the open page, and what stands in the form stays. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

import { type Browser, chromium, expect as expectPage, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { END_WITH_PARENT } from '#tests/end-with.ts';
import { field, VALUES } from '#tests/journeys/inquiry-form.ts';
import { hydrated } from '#tests/journeys/hydrated.ts';
import { SiteCopy } from '#tests/recipes/site-copy.ts';
import { findChromium } from '#tools/bootstrap/browser.mjs';
import { CHROMIUM_FLAGS } from '#tools/chromium-flags.ts';

/** Reached by faults only. */
const LIMIT = { timeout: 300_000 };

const copy = new SiteCopy();
const lines: string[] = [];
let child: ChildProcessByStdio<null, Readable, Readable>;
let exited: Promise<unknown> | undefined;
let url: string;
let browser: Browser | undefined;
let page: Page;

beforeAll(async () => {
  child = spawn(process.execPath, [...END_WITH_PARENT, join(copy.folder, 'tools/dev.ts')], {
    cwd: copy.folder,
    // In CI the lines are in colour otherwise, and say no plain address.
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  exited = ended;
  browser = await chromium.launch({ executablePath: findChromium() ?? '', args: CHROMIUM_FLAGS });
  url = await new Promise<string>((ready, fail) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        const address = /Local:\s+(http:\/\/\S+?)\/$/.exec(line)?.[1];
        if (address !== undefined) ready(address);
      });
    void ended.then(() => fail(new Error(`it has ended: ${lines.join('\n')}`)));
  });
  page = await browser.newPage({ locale: 'ko-KR' });
  page.setDefaultTimeout(LIMIT.timeout);
  await page.goto(`${url}/contact`);
  await expectPage(page.locator('html')).toHaveAttribute('data-hydrated', '', LIMIT);
  await hydrated(page);
  await field(page, 'ko', 'inquiry').fill(VALUES.inquiry);
  // In another field, or after a reload, the text would come back from the draft.
  await field(page, 'ko', 'inquiry').evaluate((element) => element.setAttribute('data-typed', ''));
});
afterAll(async () => {
  await browser?.close();
  child.kill('SIGKILL');
  await exited;
  copy.remove();
});

/** Replaces a text in a file of the copy. */
const edit = (file: string, before: string, after: string) =>
  copy.edit(file, (text) => text.replace(before, after));

/** The page of the form service that says other ways to the supplier. */
const refusal = async () => {
  const answer = await fetch(`${url}/f/inquiry`, {
    method: 'POST',
    headers: { Accept: 'text/html' },
    body: new URLSearchParams({ name: '' }),
  });
  return answer.text();
};

const expectTyped = async () => {
  expect(await page.locator('textarea[data-typed]').inputValue()).toBe(VALUES.inquiry);
};

test('it starts without a warning', () => {
  expect(lines.join('\n')).not.toMatch(/warn|deprecat|error/i);
});

test('an edited message', async () => {
  edit(
    'app/i18n/messages/ko/inquiry.ts',
    '유체 이름, 사용 압력, 납기를 적어 주시면 답변이 빨라집니다.',
    '고친 문구입니다.',
  );
  await expectPage(page.getByText('고친 문구입니다.')).toBeVisible(LIMIT);
  await expectTyped();
});

test('an edited message of every page', async () => {
  edit('app/i18n/messages/ko/menu.ts', "contact: '", "contact: '고친 ");
  await expectPage(page.getByRole('navigation').getByText('고친 ').first()).toBeVisible(LIMIT);
  await expectTyped();
});

test('an edited entry of the content', async () => {
  copy.edit('content/company/contact.ts', (text) => text.replaceAll('712호', '713호'));
  await expectPage(page.getByText('713호').first()).toBeVisible(LIMIT);
  await expectTyped();
});

test('an edit at once after another one, such as a formatter’s after the editor’s', async () => {
  const client = await (await fetch(`${url}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1];
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  /** Settles when the server tells pages that the content has changed. */
  const told = () =>
    new Promise<void>((heard) =>
      socket.addEventListener('message', function listen({ data }) {
        if (!String(data).includes('site:data')) return;
        socket.removeEventListener('message', listen);
        heard();
      }),
    );
  await once(socket, 'open');
  for (const [before, after] of [
    ['713호', '714호'],
    ['714호', '715호'],
  ] as const) {
    const again = told();
    copy.edit('content/company/contact.ts', (text) => text.replaceAll(before, after));
    await again;
  }
  socket.close();
  await expectPage(page.getByText('715호').first()).toBeVisible(LIMIT);
  await expectTyped();
});

test('a fault in the content is shown over the page until it is corrected', async () => {
  expect(await refusal()).toContain('mailto:sales@example.com');
  edit('content/company/contact.ts', "email: 'sales@example.com'", "email: 'sales'");
  const overlay = page.locator('vite-error-overlay');
  await expectPage(overlay).toContainText('content/company/contact.ts: email', LIMIT);
  await expectTyped();
  edit('content/company/contact.ts', "email: 'sales'", "email: 'sale@example.com'");
  await expectPage(page.getByText('sale@example.com').first()).toBeVisible(LIMIT);
  await expectPage(overlay).toHaveCount(0);
  expect(await refusal()).toContain('mailto:sale@example.com');
  await expectTyped();
});

test('an edited component', async () => {
  edit('app/features/inquiry/contact-panel.tsx', '<dl className', '<p>고친 부분</p><dl className');
  await expectPage(page.getByText('고친 부분')).toBeVisible(LIMIT);
  await expectTyped();
});

test('what stands around an edited component', async () => {
  edit('app/document.tsx', '<PageArrival />', '<PageArrival /><p>고친 둘레</p>');
  await expectPage(page.getByText('고친 둘레')).toBeVisible(LIMIT);
  await expectTyped();
});

test('all by the same server, which has not restarted', () => {
  expect(child.exitCode).toBeNull();
  expect(lines.join('\n')).not.toMatch(/restart/);
});

test('a port in use is one sentence', async () => {
  const answer = await copy.run(`node tools/dev.ts --port ${new URL(url).port}`);
  expect(answer.code).toBe(1);
  expect(answer.output).toMatch(/^\s*Port \d+ is in use\. .+\n$/m);
  expect(answer.output).not.toContain(' at ');
});
