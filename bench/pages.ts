/**
 * `npm run bench [-- --rounds 7]`: what a visitor waits for, against the limit of the same document without scripts
 * and web fonts, measured in the same interleaved rounds; and what a press is answered after. Prints the table of targets
 * with pass or miss, keeps the run in `bench/results/`, and writes the table into the README. Wants a built site.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { launch, median } from './pages/browser.ts';
import { type FirstView, firstView } from './pages/first-view.ts';
import { type Answer, INTERACTIONS, measureInteraction } from './pages/interactions.ts';
import { type Move, pressToPaint } from './pages/press.ts';
import { keepResult, machine, writeReadme } from './results.ts';
import { startSite } from './site.ts';

const PAGES = {
  home: '/',
  grid: '/products/sirca-valves/ball-valves',
  product: '/products/pinch-valve/pqvf/pqvf',
  document: '/products/special/quarter-turn-480',
  finder: '/products',
} as const;

const MOVE: Move = {
  from: PAGES.grid,
  link: 'main nav a[href$="/sirca-valves/butterfly-valves"]',
  ready: 'h1',
  text: '버터플라이',
};

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
const rounds = Number(values.rounds);

/** A line of the table. */
export interface Row {
  what: string;
  value: string;
  target: string;
  passed: boolean;
}

const site = await startSite();
const browser = await launch();
const started = performance.now();
const say = (text: string) =>
  console.log(`${String(Math.round((performance.now() - started) / 1000)).padStart(5)} s  ${text}`);

try {
  const views = await firstViews();
  const presses = await measurePresses();
  const interactions = await measureInteractions();
  const html = await documentSizes();
  const rows = table(views, presses, interactions, html);
  const result = { ...machine(), rounds, views, presses, interactions, html, rows };
  const file = await keepResult('pages', result);
  const text = markdown(rows);
  console.log(`\n${text}\n\nKept in ${file}`);
  await writeReadme(
    'bench',
    `${text}\n\nMeasured ${result.date} at ${result.commit}, ${result.machine}, ${rounds} rounds.`,
  );
} finally {
  await browser.close();
  await site.stop();
}

/** Medians of a page and of its limit. */
interface PageResult {
  name: string;
  page: FirstView;
  limit: FirstView;
}

async function firstViews(): Promise<PageResult[]> {
  const targets = Object.entries(PAGES).flatMap(([name, path]) => [
    { name: `${name} ko`, path },
    { name: `${name} en`, path: `${path}?lang=en` },
  ]);
  const runs = new Map<string, FirstView[]>();
  for (let round = 0; round < rounds; round++) {
    for (const index of targets.keys()) {
      // Turned each round, so that every target meets every state of the machine.
      const { name, path } = targets[(index + round) % targets.length]!;
      for (const limit of round % 2 === 0 ? [false, true] : [true, false]) {
        const view = await firstView(browser, site.origin + path, limit);
        const key = `${name} ${limit}`;
        runs.set(key, [...(runs.get(key) ?? []), view]);
      }
    }
    say(`first views: round ${round + 1} of ${rounds}`);
  }
  return targets.map(({ name }) => ({
    name,
    page: medians(runs.get(`${name} false`) ?? []),
    limit: medians(runs.get(`${name} true`) ?? []),
  }));
}

function medians(views: readonly FirstView[]): FirstView {
  const [first] = views;
  if (!first) throw new Error('nothing was measured');
  return Object.fromEntries(
    (Object.keys(first) as (keyof FirstView)[]).map((key) => [
      key,
      Number(median(views.map((view) => view[key])).toFixed(4)),
    ]),
  ) as unknown as FirstView;
}

async function measurePresses(): Promise<{ hover: number; touch: number }> {
  const hover: number[] = [];
  const touch: number[] = [];
  for (let round = 0; round < rounds; round++) {
    hover.push(await pressToPaint(browser, site.origin, MOVE, true));
    touch.push(await pressToPaint(browser, site.origin, MOVE, false));
  }
  say('presses');
  return { hover: Math.round(median(hover)), touch: Math.round(median(touch)) };
}

async function measureInteractions(): Promise<Record<string, Answer>> {
  const result: Record<string, Answer> = {};
  for (const interaction of INTERACTIONS) {
    const answers: Answer[] = [];
    for (let round = 0; round < rounds; round++)
      answers.push(await measureInteraction(browser, site.origin, interaction));
    const shown = answers.flatMap((answer) => answer.shown ?? []);
    const answer = {
      paint: Math.round(median(answers.map(({ paint }) => paint))),
      ...(shown.length > 0 && { shown: Math.round(median(shown)) }),
    };
    result[interaction.name] = answer;
    say(
      `${interaction.name}: ${answer.paint} ms${answer.shown ? `, there after ${answer.shown} ms` : ''}`,
    );
  }
  return result;
}

/** Bytes of all documents as brotli sends them. */
async function documentSizes(): Promise<{ median: number; max: number }> {
  const folder = join(import.meta.dirname, '..', 'dist/site');
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith('.html.br'),
  );
  const sizes = await Promise.all(
    files.map(async (file) => (await readFile(join(folder, file))).length),
  );
  return { median: median(sizes), max: Math.max(...sizes) };
}

function table(
  views: readonly PageResult[],
  presses: { hover: number; touch: number },
  interactions: Readonly<Record<string, Answer>>,
  html: { median: number; max: number },
): Row[] {
  const worst = (value: (result: PageResult) => number) => {
    const sorted = views.toSorted((a, b) => value(b) - value(a));
    const [first] = sorted;
    if (!first) throw new Error('nothing was measured');
    return { value: value(first), name: first.name };
  };
  const row = (
    what: string,
    { value, name }: { value: number; name?: string },
    target: number,
    show: (value: number) => string,
  ): Row => ({
    what,
    value: show(value) + (name ? ` (${name})` : ''),
    target: `≤ ${show(target)}`,
    passed: value <= target,
  });
  const ratio = (value: number) => value.toFixed(2);
  const ms = (value: number) => `${Math.round(value)} ms`;
  const kB = (value: number) => `${(value / 1000).toFixed(1)} kB`;
  const shift = (value: number) => value.toFixed(3);
  const korean = views.filter(({ name }) => name.endsWith('ko'));
  const english = views.filter(({ name }) => name.endsWith('en'));
  const most = (some: readonly PageResult[], key: keyof FirstView) => ({
    value: Math.max(...some.map(({ page }) => page[key])),
  });
  return [
    row(
      'FCP / limit, worst page',
      worst(({ page, limit }) => page.fcp / limit.fcp),
      1.1,
      ratio,
    ),
    row(
      'LCP / limit, worst page',
      worst(({ page, limit }) => page.lcp / limit.lcp),
      1.05,
      ratio,
    ),
    row(
      'TBT, worst page',
      worst(({ page }) => page.tbt),
      50,
      ms,
    ),
    row(
      'CLS, worst page',
      worst(({ page }) => page.cls),
      0.002,
      shift,
    ),
    row('press to next page painted, after hover', { value: presses.hover }, 60, ms),
    row('press to next page painted, touch', { value: presses.touch }, 70, ms),
    row('HTML, median of all documents', { value: html.median }, 8000, kB),
    row('HTML, largest document', { value: html.max }, 14_000, kB),
    row('scripts before load', most(views, 'scriptBeforeLoad'), 1500, kB),
    row(
      'scripts after load, worst page',
      worst(({ page }) => page.scriptAfterLoad),
      115_000,
      kB,
    ),
    row('fonts, Korean', most(korean, 'font'), 100_000, kB),
    row('fonts, English', most(english, 'font'), 35_000, kB),
    row('requests before load', most(views, 'requests'), 12, String),
    ...Object.entries(interactions).map(([name, { paint, shown }]) =>
      row(
        `${name}: interaction to next paint`,
        { value: paint, ...(shown !== undefined && { name: `all of it after ${ms(shown)}` }) },
        100,
        ms,
      ),
    ),
  ];
}

function markdown(rows: readonly Row[]): string {
  return [
    '| what | measured | target | |',
    '|---|--:|--:|---|',
    ...rows.map(
      ({ what, value, target, passed }) =>
        `| ${what} | ${value} | ${target} | ${passed ? 'pass' : '**miss**'} |`,
    ),
  ].join('\n');
}
