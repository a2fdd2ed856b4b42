/**
 * `npm run build`: content and pictures in, `dist/` out. `dist/site` is the whole site as files, `dist/routes.json` says
 * which file answers which address.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { ServerBuild } from 'react-router';

import { checkFiles } from '#content/check-files.ts';

import { loadEnvFile } from '#server/env-file.ts';

import { compressAhead } from '#tools/compress/compress-ahead.ts';

import { robotsTxt, sitemapXml } from '#app/seo/sitemap-files.ts';

import { withPolicy } from './build/csp.ts';
import { lateFonts } from './build/late-fonts.ts';
import { leanDocument } from './build/lean-document.ts';
import { prerender } from './build/prerender.ts';
import { step } from './build/progress.ts';
import { notFoundShapes, routesManifest } from './build/routes-manifest.ts';
import { writeSearchFiles } from './build/search-files.ts';
import { buildSettings, type BuildSettings } from './build/settings.ts';
import { hashInputs, writeStamp } from './build/stamp.ts';
import { styleSheets } from './build/style-sheets.ts';
import { emptyFolder, swapIn } from './build/swap.ts';
import { usedStyles } from './build/used-styles.ts';

/** Built here and swapped in at the end: `dist/` is never half of a build. */
const NEXT = '.cache/next-dist';
const SITE = join(NEXT, 'site');
const PHOTOS = '.cache/photos/files';
const started = performance.now();

const settings = settingsOrEnd();
// Before anything is read: what changes during the build is built next time.
const inputs = hashInputs(process.cwd());
// Loaders read them while documents are rendered.
for (const [name, value] of Object.entries(settings)) process.env[name] = value ?? '';

console.log('Building the site');
// They are large, and most steps before the compression leave a core free.
const publicFilesCompressed = compressAhead('public');
// Content reads what it makes.
await step('photographs', () => run('node', ['tools/photos.ts']));
checkFiles();
const { categories } = await import('#content/index.ts');
const { addresses } = await import('#content/addresses.ts');

await step('fonts', () => run('node', ['tools/fonts.ts']));
await step('application', () => run('react-router', ['build', '--logLevel', 'warn']));
emptyFolder(NEXT);
await cp('build/client', SITE, {
  recursive: true,
  // All styles once more, which the renderer's bundle leaves behind.
  filter: (path) => !/\/server-build-[^/]*\.css$/.test(path),
});
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
const documents = files.filter((file) => file.endsWith('.html'));
await step(
  'styles, scripts, policies',
  async () => {
    const { sheets, fonts } = await styleSheets(SITE, files);
    const formOrigin = settings.FORM_ENDPOINT && new URL(settings.FORM_ENDPOINT).origin;
    const kept: Promise<void>[] = [];
    for (const file of documents) {
      const path = join(SITE, file);
      const html = await readFile(path, 'utf8');
      const lean = leanDocument(html, {
        styles: (text) => usedStyles(text, sheets),
        keep: (text) => {
          const address = `/assets/state-${hashOf(text)}.txt`;
          kept.push(writeFile(join(SITE, address), text));
          return address;
        },
        modules: modulesOf(html, files),
      });
      await writeFile(path, withPolicy(lateFonts(lean, fonts), formOrigin));
    }
    await Promise.all(kept);
  },
  () => `${documents.length} documents`,
);
await writeFile(join(SITE, 'sitemap.xml'), sitemapXml(addresses, settings.SITE_URL));
await writeFile(join(SITE, 'robots.txt'), robotsTxt(settings.SITE_URL));

const buildId = await fingerprint(documents);
await writeFile(
  join(NEXT, 'routes.json'),
  JSON.stringify(routesManifest(addresses, categories, prerendered, buildId), null, 1),
);
await publicFilesCompressed;
await step('compression', () => run('node', ['tools/compress.ts', SITE]));
await step('nginx configuration', () => run('node', ['tools/nginx.ts', '--dist', NEXT]));
writeStamp(NEXT, inputs);
swapIn(NEXT, 'dist');
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);

/** The settings; where one is wrong, whoever builds is to read one sentence, not a stack. */
function settingsOrEnd(): BuildSettings {
  loadEnvFile();
  try {
    return buildSettings(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** What a document's scripts are going to ask for: the framework and the messages. */
function modulesOf(html: string, all: readonly string[]): string[] {
  const [, language = ''] = /<html[^>]* lang="(\w+)"/.exec(html) ?? [];
  const [, group] = /<html[^>]* data-messages="(\w+)"/.exec(html) ?? [];
  const names = ['framework', 'entry.client', language, `messages-${language}`];
  if (group) names.push(`messages-${language}-${group}`);
  return names.map((name) => {
    const file = all.find(
      (each) =>
        each.startsWith(`assets/${name}-`) && /^[\w-]{8}\.js$/.test(each.slice(8 + name.length)),
    );
    if (file === undefined) throw new Error(`build: there is no ${name}-….js in ${SITE}/assets`);
    return `/${file}`;
  });
}

/** The start of a text's SHA-256. */
function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
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
