/**
 * `npm run build`: content and pictures in, `dist/` out. `dist/site` is the whole site as files, `dist/routes.json` says
 * which file answers which address.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build, type Manifest } from 'vite';

import { endIfFaulty } from '#content/end-with-faults.ts';

import { addressTable } from '#contract/routes-manifest.ts';
import { VITALS_PATH } from '#contract/vitals.ts';

import { loadEnvFile } from '#server/env-file.ts';

import type * as Renderer from '#app/entry.node.tsx';
import { MODULE_LIST_FILE } from '#app/prelude/module-list.ts';
import { OFFLINE_LIST_FILE } from '#app/shared/offline/offline-list.ts';
import { ADDRESS_TABLE_FILE } from '#app/shared/page/data-file.ts';

import { commandLine } from './command-line.mjs';
import { contentSecurityPolicy } from './build/csp.ts';
import { bundleTools } from './build/machine-bundle.ts';
import { writeMachineFiles } from './build/machine-files.ts';
import { siteModules } from './build/modules.ts';
import { markdownWriter } from './build/markdown.ts';
import { filesNamed, offlineList } from './build/offline-list.ts';
import { bundlePrelude } from './build/prelude.ts';
import { prerender, writeData } from './build/prerender.ts';
import { copyPreviews, drawPreviews } from './build/previews.ts';
import { step } from './build/progress.ts';
import { writeSearchFiles } from './build/search-files.ts';
import { buildSettings, type BuildSettings } from './build/settings.ts';
import { SiteWriter } from './build/site-writer.ts';
import { bundleServiceWorker } from './build/service-worker.ts';
import { STAND_INS } from './build/document-template.ts';
import { hashBundleInputs, hashInputs, writeStamp } from './build/stamp.ts';
import { emptyFolder, swapIn } from './build/swap.ts';
import { readStyleSheet } from './build/used-styles.ts';

/** Built here and swapped in at the end: `dist/` is never half of a build. */
const NEXT = '.cache/next-dist';
const SITE = join(NEXT, 'site');
const BROWSER = 'build/browser';
const PHOTOS = '.cache/photos/files';
const SHEETS = '.cache/sheets/files';
/** Says what `build/browser`, with its compressed files, and `build/node` were made from; not there while they are being made. */
const BUNDLE_STAMP = 'build/bundles.stamp';
const started = performance.now();

const USAGE = `npm run build

Builds the site into dist/, and puts it there once it is whole. Settings: .env.example.`;

commandLine(USAGE, {});
const settings = settingsOrEnd();
const origin = settings.SITE_URL.replace(/\/$/, '');
// Before anything is read: what changes during the build is built next time.
const inputs = hashInputs(process.cwd());
// Loaders read them while documents are rendered.
for (const [name, value] of Object.entries(settings)) process.env[name] = value ?? '';

// Before anything reads the content, which is imported below this line only: a slip of the pen in an entry is told, not thrown.
endIfFaulty();
console.log('Building the site');
// Content reads what it makes.
if (existsSync('photos') || existsSync(PHOTOS))
  await step('photographs', () => run('node', ['tools/photos.ts']));
// Beside the steps that leave a core free. Nothing before the renderer reads the list of the sheets.
const sheetsMade = step('data sheets', () => run('node', ['tools/sheets.ts']));
const fontsMade = step('fonts', () => run('node', ['tools/fonts.ts']));
const { categories } = await import('#content/index.ts');
const { addresses } = await import('#content/addresses.ts');
const { notFoundShapes, routesManifest } = await import('./build/routes-manifest.ts');
const { previewCards } = await import('./build/preview-cards.ts');
await fontsMade;
// Fonts are part of what is bundled.
const bundled = hashBundleInputs(process.cwd());
const isBundled = isBundledFrom(bundled);
await step('application', async () => {
  process.env['NODE_ENV'] = 'production';
  if (isBundled) return;
  rmSync(BUNDLE_STAMP, { force: true });
  await build({ logLevel: 'warn' });
  await build({ logLevel: 'warn', build: { ssr: true } });
});
await sheetsMade;
emptyFolder(NEXT);
// Both beside the documents, which take one core.
const bundleCompressed = isBundled ? undefined : run('node', ['tools/compress.ts', BROWSER]);
const previewsDrawn = drawPreviews(previewCards());

const manifest = JSON.parse(
  await readFile(join(BROWSER, '.vite/manifest.json'), 'utf8'),
) as Manifest;
const renderer = (await import(
  pathToFileURL(resolve('build/node/entry.node.js')).href
)) as typeof Renderer;
const modules = siteModules(manifest, renderer.PAGE_IDS);
const writer = new SiteWriter(SITE);
await writer.write(MODULE_LIST_FILE, JSON.stringify(modules.list));
const { writeIcons } = await import('./build/icons.ts');
await writeIcons(writer);
const prelude = await bundlePrelude();
const { FORM_ENDPOINT, VITALS_URL } = settings;
const policy = contentSecurityPolicy(prelude, {
  form: FORM_ENDPOINT && new URL(FORM_ENDPOINT).origin,
  vitals: VITALS_URL && URL.parse(VITALS_URL)?.origin,
});
const sheet = readStyleSheet(await readFile(join(BROWSER, modules.styles), 'utf8'));
const standIns = await readFile(STAND_INS, 'utf8');

const prerendered = await step(
  'documents',
  (onProgress) =>
    prerender({
      renderer,
      addresses,
      notFound: notFoundShapes(categories),
      modules,
      sheet,
      standIns,
      prelude,
      policy,
      writer,
      markdown: markdownWriter(origin),
      madeWith: bundled,
      onProgress,
    }),
  ({ documents }) => `${documents.size} addresses`,
);
await step(
  'previews',
  async () => {
    const drawn = await previewsDrawn;
    await copyPreviews(drawn, SITE);
    return drawn.length;
  },
  (count) => `${count} pictures`,
);
await step('bundle', async () => {
  await bundleCompressed;
  await writeFile(BUNDLE_STAMP, bundled);
  // Not its asynchronous sibling, nor with a filter: those copy in JavaScript, which takes ten times as long.
  cpSync(BROWSER, SITE, { recursive: true });
  rmSync(join(SITE, '.vite'), { recursive: true });
  if (existsSync(PHOTOS)) cpSync(PHOTOS, join(SITE, 'pictures/photos'), { recursive: true });
  if (existsSync(SHEETS)) cpSync(SHEETS, join(SITE, 'files'), { recursive: true });
});
await step(
  'search',
  () => writeSearchFiles(writer, renderer),
  (entries) => `${entries} entries`,
);
await step('data and tools', async () => {
  await writeMachineFiles(writer, renderer, origin);
  await bundleTools(NEXT);
});
const { writeSiteTexts } = await import('./build/site-texts.ts');
await writeSiteTexts(writer, settings);
const { allReportItems } = await import('./content-report/all-items.ts');
const routes = routesManifest(addresses, categories, prerendered, policy, writer.fingerprint(), {
  siteUrl: origin,
  ...(VITALS_URL === VITALS_PATH && { vitals: { pages: [...renderer.PAGE_IDS] } }),
  // From the renderer, which is loaded after the sheets have been made: here their list may be that of the build before.
  fileNames: renderer.readableNames(),
  samples: allReportItems()
    .filter(({ section }) => section === 'samples')
    .map(({ file, field }) => `${file} ${field}`),
});
await writeFile(join(NEXT, 'routes.json'), JSON.stringify(routes, null, 1));
await writeData(writer, ADDRESS_TABLE_FILE, addressTable(routes));
const nginxWritten = step('nginx configuration', () =>
  run('node', ['tools/nginx.ts', '--dist', NEXT]),
);
await step('offline copy', writeOfflineFiles);
await step('compression', () => run('node', ['tools/compress.ts', SITE, BROWSER]));
await nginxWritten;
writeStamp(NEXT, inputs, settings.COMPRESS);
swapIn(NEXT, 'dist');
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);

function isBundledFrom(inputs: string): boolean {
  return existsSync(BUNDLE_STAMP) && readFileSync(BUNDLE_STAMP, 'utf8') === inputs;
}

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

/** The service worker, and the list of what it and pages keep on a visitor's device. */
async function writeOfflineFiles(): Promise<void> {
  const id = writer.fingerprint();
  // The list of modules, fonts and what else the styles name come with every page.
  const ofEvery: string[] = [MODULE_LIST_FILE];
  for (const file of [modules.fonts, modules.styles])
    ofEvery.push(file, ...filesNamed(await readFile(join(SITE, file), 'utf8')));
  const documents = [...prerendered.needs].map(([address, files]): [string, string[]] => [
    address,
    [...files, ...ofEvery],
  ]);
  // Of no page alone: the search, what is said at unknown addresses, code that comes when it is wanted.
  const data = await readdir(join(SITE, 'data'), { recursive: true });
  const ofAll = data.flatMap((file) => (file.endsWith('.json') ? `/data/${file}` : []));
  const folder = join(SITE, 'files');
  const files = existsSync(folder) ? await readdir(folder) : [];
  const list = offlineList(id, new Map(documents), [...modules.all, ...ofAll], files);
  await writer.write(OFFLINE_LIST_FILE, JSON.stringify(list));
  await writer.write('sw.js', await bundleServiceWorker(settings.OFFLINE === 'on', id));
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
