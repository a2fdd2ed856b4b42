/** `npm run bench`: see the usage below; what the figures mean stands in docs/performance.md. */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { commandLine, positiveInteger, refuse } from '#tools/command-line.mjs';
import { compressFolder } from '#tools/compress/compress-folder.ts';
import { measureBuilds } from './builds/build-times.ts';
import { hasKoreanFont, launch } from './pages/browser.ts';
import { BROWSER_PARTS, measureInBrowser } from './pages/rounds.ts';
import { hasPassed, markdownTable, type Measured, partsTable, rowsOf } from './pages/table.ts';
import { PAGE_NAMES } from './pages/targets.ts';
import { measureWeights, weightTables } from './pages/weights.ts';
import { measureScale } from './scale/scale.ts';
import { costOfDocument } from './server/cost.ts';
import { memoryOfSite } from './server/memory.ts';
import { keepResult, provenance, requireSection, ROOT, writeSection } from './shared/results.ts';
import { startWarmSite } from './shared/site.ts';
import { median } from './shared/statistics.ts';

const ROUNDS = 9;
/** Fewer give no median worth keeping. */
const MIN_ROUNDS = 5;
/** Rounds of what takes long and differs little. */
const SERVER_ROUNDS = 5;
const SERVER_SECONDS = 5;
const BUILD_ROUNDS = 3;
const PRODUCTS = [50, 2000];
const DOCUMENT = 'docs/performance.md';
const NEWEST = 'newest';
const PARTS = [...BROWSER_PARTS, 'sizes', 'weights', 'server', 'builds', 'scale'] as const;
type Part = (typeof PARTS)[number];
/** What needs nothing but a served site. */
const OF_ANY_SITE: readonly Part[] = [...BROWSER_PARTS, 'sizes', 'weights'];

const USAGE = `Usage: npm run bench -- [options]

Measures the built site against its own limits, in the same rounds on the same machine, and prints each target with pass or miss:
  views     on slow 4G and a processor four times slower: first views against the same document without scripts and web
            fonts, layout shift with late fonts and pictures
  presses   in the same rounds: moves to another page on slow 4G, other answers on a processor four times slower, each against
            the same answer put there by hand
  sizes     documents as brotli sends them
  weights   what a first visit fetches: each page by type of file, its document by part, its scripts by file
  server    processor time and requests a second against nginx with the same files; memory against an idle Node
  builds    install, cold build, build after one text, what a changed line touches, second start, development server: against
            commit cb50f12a in a worktree beside it
  scale     the same site with ${PRODUCTS.join(' and ')} products
A whole run (every part and page, ${MIN_ROUNDS} rounds or more) is kept in bench/results and written to docs/performance.md and README.md.
It takes about an hour. Wants npm run build before.

  --parts NAMES     only these, with commas between
  --pages NAMES     only these pages: ${PAGE_NAMES.join(', ')}
  --rounds N        repetitions in the browser (${ROUNDS})
  --site FOLDER     another checkout whose build is measured, such as a git worktree of an older commit: ${OF_ANY_SITE.join(', ')} only
  --section NAME    where the table goes in docs/performance.md (${NEWEST}, which the README shows too)
  --help            this text`;

const { values: options } = commandLine(USAGE, {
  options: {
    parts: { type: 'string', default: PARTS.join(',') },
    pages: { type: 'string', default: PAGE_NAMES.join(',') },
    rounds: { type: 'string', default: String(ROUNDS) },
    site: { type: 'string', default: ROOT },
    section: { type: 'string', default: NEWEST },
  },
});
const rounds = positiveInteger('rounds', options.rounds);
const parts = namesOf('part', options.parts, PARTS);
const pages = namesOf('page', options.pages, PAGE_NAMES);
const folder = resolve(options.site);
const ofThisCheckout = parts.filter((part) => !OF_ANY_SITE.includes(part));
if (folder !== ROOT && ofThisCheckout.length > 0)
  refuse(
    `${ofThisCheckout.join(', ')} would measure this checkout, not ${folder}. Name the parts with --parts ${OF_ANY_SITE.join(',')}.`,
  );
const section = `bench:${options.section}`;

const begin = performance.now();
const log = (text: string) =>
  console.log(`${String(Math.round((performance.now() - begin) / 1000)).padStart(5)} s  ${text}`);

// Before the measurement, which takes long.
await requireSection(DOCUMENT, section).catch((error: Error) => refuse(error.message));

const origin = provenance(folder);
// What visitors get is compressed as releases are, however the build was.
await compressFolder(join(folder, 'dist/site'), { cache: join(ROOT, '.cache/compressed') });
const site = await startWarmSite(folder);
const browser = await launch();
try {
  const koreanFont = await hasKoreanFont(browser);
  if (!koreanFont)
    console.error(
      'No Korean system font here: Korean pages shift more than for visitors who have one.',
    );
  const measured: Measured = {};
  const failed: string[] = [];
  /**
   * Measures parts where they are asked for. What fails costs its own rows, not the others', which took most of an hour; views and
   * presses are measured in the same rounds and fail together.
   */
  const measure = async <T>(of: readonly Part[], run: () => Promise<T>) => {
    const asked = of.filter((part) => parts.includes(part));
    if (asked.length === 0) return undefined;
    try {
      return await run();
    } catch (error) {
      failed.push(...asked);
      log(`${asked.join(', ')} failed: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  };
  const kinds = BROWSER_PARTS.filter((part) => parts.includes(part));
  const inBrowser = { browser, origin: site.origin, pages, rounds, kinds, log };
  Object.assign(measured, await measure(kinds, () => measureInBrowser(inBrowser)));
  measured.html = await measure(['sizes'], documentSizes);
  const weights = await measure(['weights'], () => measureWeights(browser, site.origin, pages));
  measured.server = await measure(['server'], async () => ({
    cost: await costOfDocument(site, SERVER_ROUNDS, SERVER_SECONDS),
    memory: await memoryOfSite(site),
  }));
  measured.builds = await measure(['builds'], () => measureBuilds(BUILD_ROUNDS, log));
  measured.scale = await measure(['scale'], () => measureScale(browser, PRODUCTS, rounds, log));

  const rows = rowsOf(measured);
  const conditions =
    `Measured ${origin.date} at ${origin.commit} with Chromium ${browser.version()}, ${origin.machine}, ` +
    `${koreanFont ? '' : 'no Korean system font, '}load ${origin.load} at the start, rounds: ${rounds}.` +
    (failed.length > 0 ? ` Failed and without rows: ${failed.join(', ')}.` : '');
  const report = [
    ...(rows.length > 0 ? [markdownTable(rows)] : []),
    ...(measured.actions ? [partsTable(measured.actions)] : []),
    ...(weights ? [weightTables(weights)] : []),
    conditions,
  ].join('\n\n');
  console.log(`\n${report}`);
  if (parts.length < PARTS.length || pages.length < PAGE_NAMES.length || rounds < MIN_ROUNDS) {
    console.log('Not kept: only a whole run is.');
  } else {
    const kept = rows.map((row) => ({ ...row, passed: hasPassed(row) }));
    const result = {
      ...origin,
      browser: `Chromium ${browser.version()}`,
      koreanFont,
      rounds,
      ...measured,
      rows: kept,
    };
    console.log(`Kept in ${await keepResult('pages', result)}`);
    await writeSection(DOCUMENT, section, report);
    if (options.section === NEWEST) {
      const main = markdownTable(rows.filter((row) => row.main));
      await writeSection('README.md', 'bench', `${main}\n\n${conditions}`);
    }
  }
} finally {
  await browser.close();
  await site.stop();
}

/** Names from an option, with commas between; ends with a sentence where one is unknown. */
function namesOf<Name extends string>(
  kind: string,
  option: string,
  known: readonly Name[],
): readonly Name[] {
  return option.split(',').map((text): Name => {
    const name = known.find((each) => each === text.trim());
    return name ?? refuse(`No ${kind} "${text}". There are: ${known.join(', ')}.`);
  });
}

/** Bytes of all documents as brotli sends them. */
async function documentSizes(): Promise<{ median: number; max: number }> {
  const root = join(folder, 'dist/site');
  const files = (await readdir(root, { recursive: true })).filter((file) =>
    file.endsWith('.html.br'),
  );
  const sizes = await Promise.all(
    files.map(async (file) => (await readFile(join(root, file))).length),
  );
  return { median: median(sizes), max: Math.max(...sizes) };
}
