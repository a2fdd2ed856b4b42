import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { expect, test } from 'vitest';

const run = promisify(execFile);
const ADDRESS = 'https://valve.example.com/products?lang=en';

/** The command with its settings; the environment wins over .env. */
const indexnow = (args: readonly string[], settings: Record<string, string>) =>
  run(process.execPath, ['tools/indexnow.ts', ...args], { env: { ...process.env, ...settings } });

test('without a key it says which setting is missing', async () => {
  await expect(indexnow([], { INDEXNOW_KEY: '' })).rejects.toMatchObject({
    stderr: expect.stringContaining('INDEXNOW_KEY is empty') as unknown,
  });
});

test('sends the key, where it stands, and every address of the sitemap', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'indexnow-'));
  const sitemap = join(folder, 'sitemap.xml');
  await writeFile(sitemap, `<urlset><url><loc>${ADDRESS}</loc></url></urlset>`);
  let body = '';
  const service = createServer((request, response) => {
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => response.writeHead(202).end());
  });
  await new Promise<void>((listening) => service.listen(0, '127.0.0.1', listening));
  try {
    const { port } = service.address() as AddressInfo;
    const { stdout } = await indexnow(
      ['--sitemap', sitemap, '--to', `http://127.0.0.1:${port}/indexnow`],
      {
        INDEXNOW_KEY: 'sample-key-1',
        SITE_URL: new URL(ADDRESS).origin,
      },
    );
    expect(stdout).toContain('addresses sent to 127.0.0.1');
    const sent = JSON.parse(body) as { key: string; keyLocation: string; urlList: string[] };
    expect(sent.key).toBe('sample-key-1');
    expect(sent.keyLocation).toMatch(/\/sample-key-1\.txt$/);
    expect(sent.urlList).toEqual([ADDRESS]);
  } finally {
    service.close();
    await rm(folder, { recursive: true });
  }
});
