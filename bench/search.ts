/** `npm run bench:search`: see the usage below. */
import '#app/i18n/every-language.ts';
import { readIndex, writeIndex } from '#app/features/search/search-index.ts';
import type { SearchEntry } from '#app/features/search/search-entry.ts';
import { searchEntries } from '#app/features/search/search.server.ts';

import { commandLine, positiveInteger } from '#tools/command-line.mjs';
import { keepResult, provenance } from './shared/results.ts';
import { searchTimes } from './search/slowest.ts';

/** One frame for this catalogue. */
const LIMITS_MS = { catalogue: 16, large: 50 };
const LARGE = 10_000;

const USAGE = `Usage: npm run bench:search -- [options]

Time of a search result, for this catalogue (at most ${LIMITS_MS.catalogue} ms) and for ${LARGE} generated entries (at most ${LIMITS_MS.large} ms).
Every query is typed letter by letter, since each letter is searched for. Ends with 1 where a limit is exceeded. The result is
kept in bench/results.

  --rounds N        searches for each text, whose mean counts (10)
  --help            this text`;

const { values: options } = commandLine(USAGE, {
  options: { rounds: { type: 'string', default: '10' } },
});
const rounds = positiveInteger('rounds', options.rounds);
const origin = provenance();

/** Entries made of this catalogue's own words, each with a code of its own. */
function generatedEntries(count: number): SearchEntry[] {
  const own = searchEntries('ko');
  const words = [...new Set(own.flatMap(({ text }) => text.split(/\s+/)))];
  // A linear congruential generator: the same entries in every run.
  let seed = 1;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  return Array.from({ length: count }, (_, number): SearchEntry => {
    const model = own[number % own.length]!;
    const code = `${String.fromCharCode(65 + random(26))}${String.fromCharCode(65 + random(26))}${number}`;
    const text = Array.from({ length: 30 }, () => words[random(words.length)]).join(' ');
    return {
      ...model,
      id: `e${number}`,
      title: `${code} ${model.names[0] ?? ''}`,
      codes: [code],
      text,
    };
  });
}

const rounded = (ms: number) => Math.round(ms * 100) / 100;

let failed = false;
const results: Record<string, unknown>[] = [];
for (const [name, entries, limit] of [
  ['this catalogue', searchEntries('ko'), LIMITS_MS.catalogue],
  [`${LARGE} entries`, generatedEntries(LARGE), LIMITS_MS.large],
] as const) {
  const json = writeIndex(entries);
  const start = performance.now();
  const index = readIndex(json);
  const loading = performance.now() - start;
  const { slowest, median: middle } = searchTimes(index, rounds);
  const ok = slowest.ms <= limit;
  failed ||= !ok;
  results.push({
    entries: entries.length,
    limitMs: limit,
    medianMs: rounded(middle),
    slowestMs: rounded(slowest.ms),
    slowest: slowest.query,
    indexKb: Math.round(json.length / 1000),
    readMs: Math.round(loading),
  });
  console.log(
    `${ok ? 'ok  ' : 'SLOW'} ${name} (${entries.length}): median ${middle.toFixed(2)} ms, slowest ${slowest.ms.toFixed(1)} ms (“${slowest.query}”), limit ${limit} ms; ` +
      `index ${(json.length / 1000).toFixed(0)} kB, read in ${loading.toFixed(0)} ms`,
  );
}
console.log(`Kept in ${await keepResult('search', { ...origin, rounds, results })}`);
process.exitCode = failed ? 1 : 0;
