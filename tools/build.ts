/**
 * `npm run build`: content and pictures in, `dist/` out. `dist/site` is the whole site as files, `dist/routes.json` says
 * which file answers which address.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { ServerBuild } from 'react-router';

import { checkFiles } from '#content/check-files.ts';

import { robotsTxt, sitemapXml } from '#app/seo/sitemap-files.ts';

import { withPolicy } from './build/csp.ts';
import { inlineStyles, startLate } from './build/lean-document.ts';
import { prerender } from './build/prerender.ts';
import { step } from './build/progress.ts';
import { notFoundShapes, routesManifest } from './build/routes-manifest.ts';
import { writeSearchFiles } from './build/search-files.ts';
import { buildSettings } from './build/settings.ts';

const SITE = 'dist/site';
const PHOTOS = '.cache/photos/files';
const started = performance.now();

const settings = buildSettings(process.env);
// Loaders read it while documents are rendered.
process.env['SITE_URL'] = settings.SITE_URL;

console.log('Building the site');
// Content reads what it makes.
await step('photographs', () => run('node', ['tools/photos.ts']));
checkFiles();
const { categories } = await import('#content/index.ts');
const { addresses } = await import('#content/addresses.ts');

await step('fonts', () => run('node', ['tools/fonts.ts']));
await step('application', () => run('react-router', ['build', '--logLevel', 'warn']));
await rm('dist', { recursive: true, force: true });
await cp('build/client', SITE, { recursive: true });
if (existsSync(PHOTOS)) await cp(PHOTOS, join(SITE, 'pictures/photos'), { recursive: true });

const bundle = (await import(pathToFileURL(resolve('build/server/index.js')).href)) as ServerBuild;
const prerendered = await step(
  'documents',
  (report) => prerender(bundle, addresses, notFoundShapes(categories), SITE, report),
  ({ documents }) => `${documents.size} addresses`,
);

await step(
  'search',
  () => writeSearchFiles(SITE),
  (entries) => `${entries} entries`,
);

const files = (await readdir(SITE, { recursive: true })).toSorted();
const stylesheets = new Map<string, string>();
const documents = files.filter((file) => file.endsWith('.html'));
await step(
  'styles, scripts, policies',
  async () => {
    const formOrigin = settings.FORM_ENDPOINT && new URL(settings.FORM_ENDPOINT).origin;
    for (const file of documents) {
      const path = join(SITE, file);
      const lean = startLate(inlineStyles(await readFile(path, 'utf8'), stylesheet));
      await writeFile(path, withPolicy(lean, formOrigin));
    }
  },
  () => `${documents.length} documents`,
);
await writeFile(join(SITE, 'sitemap.xml'), sitemapXml(addresses, settings.SITE_URL));
await writeFile(join(SITE, 'robots.txt'), robotsTxt(settings.SITE_URL));

const buildId = await fingerprint(documents);
await writeFile(
  'dist/routes.json',
  JSON.stringify(routesManifest(addresses, categories, prerendered, buildId), null, 1),
);
await step('compression', () => run('node', ['tools/compress.ts']));
await step('nginx configuration', () => run('node', ['tools/nginx.ts']));
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);

/** Text of a stylesheet of the site by its address; each is read once. */
function stylesheet(href: string): string {
  let text = stylesheets.get(href);
  if (text === undefined) {
    text = readFileSync(join(SITE, href), 'utf8');
    stylesheets.set(href, text);
  }
  return text;
}

/** Names the build by what its documents say. */
async function fingerprint(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(await readFile(join(SITE, path)));
  return hash.digest('hex').slice(0, 12);
}

/** Runs a program of the project and passes its output on; its failure is the build's. */
function run(command: string, args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { stdio: 'inherit' });
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`${command} ${args.join(' ')} ended with ${code}`)),
    );
  });
}
