/** `npm run bench:scale`: see the usage below. */
import { commandLine, positiveInteger } from '#tools/command-line.mjs';
import { launch } from './pages/browser.ts';
import { hasPassed, markdownTable, scaleRows } from './pages/table.ts';
import { measureScale } from './scale/scale.ts';
import { keepResult, provenance } from './shared/results.ts';

const USAGE = `Usage: npm run bench:scale -- [options]

Builds copies of the site with more products, compression off, and compares the largest with the smallest: size of a catalogue
page, its data, its scripts and the finder's page, a search answer, a key in the finder, build time of a document. Ends with 1
where one grows more than it may. The result is kept in bench/results.

  --products LIST   numbers of generated products, with commas between (50,2000)
  --rounds N        keys in the finder for each (3)
  --help            this text`;

const { values: options } = commandLine(USAGE, {
  options: {
    products: { type: 'string', default: '50,2000' },
    rounds: { type: 'string', default: '3' },
  },
});
const counts = options.products.split(',').map((text) => positiveInteger('products', text.trim()));
const rounds = positiveInteger('rounds', options.rounds);

const origin = provenance();
const browser = await launch();
try {
  const results = await measureScale(browser, counts, rounds, console.log);
  console.table(results);
  const rows = scaleRows(results);
  console.log(markdownTable(rows));
  const conditions = { browser: `Chromium ${browser.version()}`, rounds };
  console.log(`Kept in ${await keepResult('scale', { ...origin, ...conditions, results })}`);
  if (!rows.every(hasPassed)) process.exitCode = 1;
} finally {
  await browser.close();
}
