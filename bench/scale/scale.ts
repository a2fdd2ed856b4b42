/** What grows with the number of products, and what must not. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import type { Browser } from '@playwright/test';

import { searchIndexFile } from '#app/features/search/search-entry.ts';
import { readIndex } from '#app/features/search/search-index.ts';

import { answerOfSite } from '#bench/pages/action-times.ts';
import { ACTIONS } from '#bench/pages/actions.ts';
import { searchTimes } from '#bench/search/slowest.ts';
import { timeOfScript } from '#bench/shared/project-copy.ts';
import { startSite } from '#bench/shared/site.ts';
import { median } from '#bench/shared/statistics.ts';

import { generateSite } from './generated-site.ts';

const SEARCH_ROUNDS = 3;

/** A site with so many generated products beside the real ones. */
export interface ScaleResult {
  products: number;
  documents: number;
  /** Whole build without compression, divided by the documents, ms. */
  msPerDocument: number;
  /** Brotli bytes of a catalogue page, of the data it is turned to with, and of the page with the finder. */
  page: number;
  data: number;
  finderPage: number;
  /** Brotli bytes of the scripts that a catalogue page loads. */
  script: number;
  /** Mean of the processor times of all prefixes of the sample queries, ms. */
  searchMs: number;
  /** A key in the finder until its answer is painted, on a processor four times slower, ms. */
  keystrokeMs: number;
}

/** Builds and measures a site for each count, smallest first. */
export async function measureScale(
  browser: Browser,
  counts: readonly number[],
  rounds: number,
  log: (text: string) => void,
): Promise<ScaleResult[]> {
  // Outside the project, so that its tests and checks do not see the copies.
  const work = await mkdtemp(join(tmpdir(), 'bench-scale-'));
  try {
    const folders: string[] = [];
    const results: Omit<ScaleResult, 'keystrokeMs'>[] = [];
    for (const products of counts) {
      const folder = join(work, String(products));
      await generateSite(folder, products);
      // What compression and data sheets cost is not measured here.
      for (const step of ['compress', 'sheets'])
        await writeFile(join(folder, `tools/${step}.ts`), '// Left out.\n');
      const time = await timeOfScript(folder, 'tools/build.ts');
      const files = await measureFiles(folder);
      folders.push(folder);
      results.push({ products, ...files, msPerDocument: time / files.documents });
      log(`scale: ${products} products built`);
    }
    const keystrokes = await measureKeystrokes(browser, folders, rounds);
    return results.map((result, index) => ({
      ...result,
      keystrokeMs: median(keystrokes[index] ?? []),
    }));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function measureFiles(site: string) {
  const root = join(site, 'dist/site');
  const files = await readdir(root, { recursive: true });
  const path = 'products/sirca-valves/ball-valves';
  const html = await readFile(join(root, path, 'page/2.html'), 'utf8');
  const index = await readFile(join(root, searchIndexFile('ko')), 'utf8');
  return {
    documents: files.filter((file) => file.endsWith('.html')).length,
    page: compressed(html),
    data: compressed(await readFile(join(root, 'data/ko', path, '2.json'))),
    finderPage: compressed(await readFile(join(root, 'products/index.html'))),
    script: await scriptBytes(root, html),
    searchMs: searchTimes(readIndex(index), SEARCH_ROUNDS).mean,
  };
}

const compressed = (text: string | Buffer) => brotliCompressSync(text).length;

/** The times of a size entered in the finder of each site, ms; the sites in turn, so that a slow minute of the machine meets them all. */
async function measureKeystrokes(
  browser: Browser,
  sites: readonly string[],
  rounds: number,
): Promise<number[][]> {
  const entering = ACTIONS.find(({ event, page }) => event === 'keydown' && page === 'finder');
  if (!entering) throw new Error('No action enters a size in the finder.');
  await using stack = new AsyncDisposableStack();
  const served: { origin: string; times: number[] }[] = [];
  for (const site of sites) {
    const { origin, stop } = await startSite(site);
    stack.defer(stop);
    served.push({ origin, times: [] });
  }
  for (let round = 0; round < rounds; round++)
    for (const { origin, times } of served)
      times.push((await answerOfSite(browser, origin, entering)).whole);
  return served.map(({ times }) => times);
}

/** Brotli bytes of the scripts that a document names and of their static imports. */
async function scriptBytes(root: string, html: string): Promise<number> {
  const wanted = [...html.matchAll(/\/assets\/([\w.-]+\.js)\b/g)].map(([, name]) => name!);
  const seen = new Set<string>();
  let bytes = 0;
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const code = await readFile(join(root, 'assets', name), 'utf8');
    bytes += compressed(code);
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      wanted.push(imported!);
  }
  return bytes;
}
