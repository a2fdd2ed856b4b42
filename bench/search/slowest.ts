import { search, type SearchIndex } from '#app/features/search/search-index.ts';

import { median } from '#bench/shared/statistics.ts';

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

/** Every prefix of a query. */
const prefixes = (query: string) => Array.from(query, (_, index) => query.slice(0, index + 1));

interface Timing {
  ms: number;
  query: string;
}

/**
 * Processor time of the slowest, the median and the mean search, so that other programs on the machine do not count. Each
 * time is the mean of several rounds, since some systems count processor time in steps of 10 ms; with few rounds only the
 * mean over all searches is finer than that.
 */
export function searchTimes(
  index: SearchIndex,
  rounds: number,
): { slowest: Timing; median: number; mean: number } {
  const timings = QUERIES.flatMap(prefixes).map((query): Timing => {
    const start = process.threadCpuUsage();
    for (let round = 0; round < rounds; round++) search(index, query);
    const { user, system } = process.threadCpuUsage(start);
    return { query, ms: (user + system) / 1000 / rounds };
  });
  const slowest = timings.reduce((a, b) => (b.ms > a.ms ? b : a));
  const times = timings.map(({ ms }) => ms);
  return {
    slowest,
    median: median(times),
    mean: times.reduce((sum, ms) => sum + ms, 0) / times.length,
  };
}
