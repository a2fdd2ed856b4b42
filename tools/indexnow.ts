/** `npm run indexnow`: tells search engines that speak IndexNow (Naver, Bing and others) which pages the built site has. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadEnvFile } from '#server/env-file.ts';

import { buildSettings } from './build/settings.ts';
import { commandLine, runCommand, UserError } from './command-line.mjs';

const SITEMAP = join(import.meta.dirname, '..', 'dist/site/sitemap.xml');
/** Each passes on to the others that take part (indexnow.org); Naver is named besides, being the one that counts in Korea. */
const ENDPOINTS = ['https://api.indexnow.org/indexnow', 'https://searchadvisor.naver.com/indexnow'];

const USAGE = `npm run indexnow [-- --to ADDRESS] [-- --dry]

Sends the addresses of the built site to search engines, once the site is online. Needs SITE_URL and INDEXNOW_KEY, with which it
was built (.env.example).

  --to ADDRESS   to this service instead (may be repeated)
  --sitemap FILE the addresses of this file instead of those of dist/
  --dry          sends nothing, prints how many addresses there are`;

const { values } = commandLine(USAGE, {
  options: {
    to: { type: 'string', multiple: true },
    sitemap: { type: 'string', default: SITEMAP },
    dry: { type: 'boolean', default: false },
  },
});

await runCommand(async () => {
  loadEnvFile();
  const { SITE_URL, INDEXNOW_KEY } = buildSettings(process.env);
  if (INDEXNOW_KEY === undefined)
    throw new UserError(
      'Missing setting: INDEXNOW_KEY is empty. Set it, build, and put the site online first.',
    );
  if (!existsSync(values.sitemap))
    throw new UserError(`The site is not built: ${values.sitemap} is missing. Run npm run build.`);
  const urlList = [...readFileSync(values.sitemap, 'utf8').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => address.replaceAll('&amp;', '&'),
  );
  const origin = SITE_URL.replace(/\/$/, '');
  if (!urlList.every((address) => address.startsWith(`${origin}/`)))
    throw new UserError(
      `The site was built for another address than SITE_URL (${origin}). Build it again.`,
    );
  if (values.dry) {
    console.log(`${urlList.length} addresses of ${origin}; nothing sent`);
    return;
  }
  for (const endpoint of values.to ?? ENDPOINTS) {
    const answer = await fetch(endpoint, {
      method: 'POST',
      redirect: 'error',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(origin).host,
        key: INDEXNOW_KEY,
        keyLocation: `${origin}/${INDEXNOW_KEY}.txt`,
        urlList,
      }),
    });
    // 202: accepted, the key is still to be checked.
    if (answer.status !== 200 && answer.status !== 202)
      throw new UserError(
        `${endpoint} answered ${answer.status}. Is ${origin}/${INDEXNOW_KEY}.txt online? It must hold the key.`,
      );
    console.log(`${urlList.length} addresses sent to ${new URL(endpoint).host}`);
  }
});
