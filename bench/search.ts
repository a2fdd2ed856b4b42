/**
 * `npm run bench:search`: how long an answer takes, for this catalogue (at most 16 ms: one frame) and for 10,000 generated
 * entries (at most 50 ms). Every query is typed letter by letter, since every letter is answered.
 */
import '#app/i18n/every-language.ts';
import { readIndex, writeIndex, search, type SearchIndex } from '#app/data/search/search-index.ts';
import type { SearchEntry } from '#app/data/search/entry.ts';
import { searchEntries } from '#app/routes/data/search.ts';

import { keepResult, machine } from './results.ts';

const LIMITS_MS = { catalogue: 16, large: 50 };
const LARGE = 10_000;
const ROUNDS = 10;

const QUERIES = [
  '480-006',
  'ap 10',
  'pqvf100',
  'ㅂㅌㅍㄹㅇ',
  '버터플라이 밸브',
  '액츄에이터',
  '구동기',
  'butterfly valve',
  'actuater',
  '버트플라이',
  'PG21',
  'qjxjvmffkdl',
  '볼 밸브 가격표',
  'sirca s30',
  '없는낱말',
  'nothing at all like this',
];

/** Ten thousand entries out of this catalogue's own words, each with a code of its own. */
function generated(count: number): SearchEntry[] {
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

/** Every beginning of a query, as it is typed. */
const typed = (query: string) => Array.from(query, (_, index) => query.slice(0, index + 1));

const rounded = (ms: number) => Math.round(ms * 100) / 100;

interface Worst {
  ms: number;
  query: string;
}

/**
 * Slowest answer, in the processor's time: what other programs take of the machine does not count. The mean of several
 * rounds, since some systems count that time in steps of 10 ms.
 */
function slowest(index: SearchIndex): { worst: Worst; median: number } {
  const times = QUERIES.flatMap(typed).map((query): Worst => {
    const start = process.threadCpuUsage();
    for (let round = 0; round < ROUNDS; round++) search(index, query);
    const { user, system } = process.threadCpuUsage(start);
    return { query, ms: (user + system) / 1000 / ROUNDS };
  });
  const sorted = times.toSorted((a, b) => a.ms - b.ms);
  return { worst: sorted.at(-1)!, median: sorted[Math.floor(sorted.length / 2)]!.ms };
}

let failed = false;
const results: Record<string, unknown>[] = [];
for (const [name, entries, limit] of [
  ['this catalogue', searchEntries('ko'), LIMITS_MS.catalogue],
  [`${LARGE} entries`, generated(LARGE), LIMITS_MS.large],
] as const) {
  const json = writeIndex(entries);
  const start = performance.now();
  const index = readIndex(json);
  const loading = performance.now() - start;
  const { worst, median } = slowest(index);
  const ok = worst.ms <= limit;
  failed ||= !ok;
  results.push({
    entries: entries.length,
    limitMs: limit,
    medianMs: rounded(median),
    slowestMs: rounded(worst.ms),
    slowest: worst.query,
    indexKb: Math.round(json.length / 1000),
    readMs: Math.round(loading),
  });
  console.log(
    `${ok ? 'ok  ' : 'SLOW'} ${name} (${entries.length}): median ${median.toFixed(2)} ms, slowest ${worst.ms.toFixed(1)} ms (“${worst.query}”), limit ${limit} ms; ` +
      `index ${(json.length / 1000).toFixed(0)} kB, read in ${loading.toFixed(0)} ms`,
  );
}
console.log(`Kept in ${await keepResult('search', { ...machine(), results })}`);
process.exitCode = failed ? 1 : 0;
