/** `npm run bench`: see the usage below; what the figures mean stands in docs/performance.md. */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { commandLine, positiveInteger, refuse } from '#tools/command-line.mjs';
import { hasKoreanFont, launch } from './pages/browser.ts';
import { measureFirstViews, measureInteractions, measurePresses } from './pages/rounds.ts';
import { hasPassed, markdownTable, rowsOf } from './pages/table.ts';
import { PAGE_NAMES, type PageName } from './pages/targets.ts';
import { keepResult, provenance, requireSection, ROOT, writeSection } from './shared/results.ts';
import { startSite } from './shared/site.ts';
import { median } from './shared/statistics.ts';

/** Fewer rounds give no median worth keeping. */
const ROUNDS = 7;
const DOCUMENT = 'docs/performance.md';
const NEWEST = 'newest';

const USAGE = `Usage: npm run bench -- [options]

Measures the built site in a full Chromium on slow 4G and a processor four times slower: first views against the same
document without scripts and web fonts, in the same rounds, then presses and interactions. Prints the targets with pass or miss.
A whole run (every page, ${ROUNDS} rounds or more) is kept in bench/results and written to docs/performance.md and README.md.
It takes about four minutes a round. Wants npm run build before.

  --pages NAMES     only these, with commas between: ${PAGE_NAMES.join(', ')}
  --rounds N        repetitions of everything (${ROUNDS})
  --site FOLDER     another checkout whose build is measured, such as a git worktree of an older commit
  --section NAME    where the table goes in docs/performance.md (${NEWEST}, which the README shows too)
  --help            this text`;

const { values: options } = commandLine(USAGE, {
  options: {
    pages: { type: 'string', default: PAGE_NAMES.join(',') },
    rounds: { type: 'string', default: String(ROUNDS) },
    site: { type: 'string', default: ROOT },
    section: { type: 'string', default: NEWEST },
  },
});
const rounds = positiveInteger('rounds', options.rounds);
const pages = options.pages.split(',').map((name): PageName => {
  const known = PAGE_NAMES.find((page) => page === name.trim());
  return known ?? refuse(`No page "${name}". There are: ${PAGE_NAMES.join(', ')}.`);
});
const folder = resolve(options.site);
const section = `bench:${options.section}`;

const begin = performance.now();
const log = (text: string) =>
  console.log(`${String(Math.round((performance.now() - begin) / 1000)).padStart(5)} s  ${text}`);

// Before the measurement, which takes half an hour.
await requireSection(DOCUMENT, section).catch((error: Error) => refuse(error.message));

const origin = provenance(folder);
const site = await startSite(folder);
const browser = await launch();
try {
  const koreanFont = await hasKoreanFont(browser);
  if (!koreanFont)
    console.error(
      'No Korean system font here: Korean pages shift more than for visitors who have one.',
    );
  const run = { browser, origin: site.origin, pages, rounds, log };
  const measured = {
    views: await measureFirstViews(run),
    presses: await measurePresses(run),
    interactions: await measureInteractions(run),
    html: await documentSizes(),
  };
  const rows = rowsOf(measured);
  const result = {
    ...origin,
    browser: `Chromium ${browser.version()}`,
    koreanFont,
    rounds,
    ...measured,
  };
  const conditions =
    `Measured ${result.date} at ${result.commit} with ${result.browser}, ${result.machine}, ` +
    `${koreanFont ? '' : 'no Korean system font, '}load ${result.load} at the start, rounds: ${rounds}.`;
  console.log(`\n${markdownTable(rows)}\n\n${conditions}`);
  if (pages.length < PAGE_NAMES.length || rounds < ROUNDS) {
    console.log('Not kept: only a whole run is.');
  } else {
    const kept = rows.map((row) => ({ ...row, passed: hasPassed(row) }));
    console.log(`Kept in ${await keepResult('pages', { ...result, rows: kept })}`);
    await writeSection(DOCUMENT, section, `${markdownTable(rows)}\n\n${conditions}`);
    if (options.section === NEWEST) {
      const main = markdownTable(rows.filter((row) => row.main));
      await writeSection('README.md', 'bench', `${main}\n\n${conditions}`);
    }
  }
} finally {
  await browser.close();
  await site.stop();
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
