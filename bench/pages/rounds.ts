import type { Browser } from '@playwright/test';

import { type Spread, spreadOf } from '#bench/shared/statistics.ts';
import { type FirstView, firstView } from './first-view.ts';
import { INTERACTIONS, measureInteraction, type Response } from './interactions.ts';
import { pressToPaint } from './press.ts';
import { type PageName, PAGES, PRESSED_LINK } from './targets.ts';

/** What the rounds measure, and where progress is told. */
export interface Run {
  browser: Browser;
  /** Origin of the served site. */
  origin: string;
  pages: readonly PageName[];
  rounds: number;
  log: (text: string) => void;
}

/** A page in one language, and its limit: the same document without scripts and web fonts. */
export interface PageResult {
  /** Such as "home ko". */
  name: string;
  page: Record<keyof FirstView, Spread>;
  limit: Record<keyof FirstView, Spread>;
  /** Page over limit, each round by itself: a round in which the machine was busy counts for both. */
  ratio: { fcp: Spread; lcp: Spread };
}

/** First views of each page in both languages, page and limit in turn. */
export async function measureFirstViews(run: Run): Promise<PageResult[]> {
  const targets = run.pages.flatMap((name) => [
    { name: `${name} ko`, path: PAGES[name] },
    { name: `${name} en`, path: `${PAGES[name]}?lang=en` },
  ]);
  const views = targets.map(() => ({ page: [] as FirstView[], limit: [] as FirstView[] }));
  for (let round = 0; round < run.rounds; round++) {
    for (const offset of targets.keys()) {
      // Each round starts with another page, and swaps page and limit, so that none always meets a warm or a tired machine.
      const index = (offset + round) % targets.length;
      const url = run.origin + targets[index]!.path;
      for (const kind of round % 2 === 0
        ? (['page', 'limit'] as const)
        : (['limit', 'page'] as const))
        views[index]![kind].push(await firstView(run.browser, url, kind === 'limit'));
    }
    run.log(`first views: round ${round + 1} of ${run.rounds}`);
  }
  return targets.map(({ name }, index) => summarize(name, views[index]!));
}

function summarize(
  name: string,
  { page, limit }: { page: readonly FirstView[]; limit: readonly FirstView[] },
): PageResult {
  const ratio = (key: 'fcp' | 'lcp') =>
    spreadOf(page.map((view, round) => view[key] / limit[round]![key]));
  return {
    name,
    page: spreads(page),
    limit: spreads(limit),
    ratio: { fcp: ratio('fcp'), lcp: ratio('lcp') },
  };
}

function spreads(views: readonly FirstView[]): Record<keyof FirstView, Spread> {
  const keys = Object.keys(views[0] ?? {}) as (keyof FirstView)[];
  return Object.fromEntries(
    keys.map((key) => [key, spreadOf(views.map((view) => view[key]))]),
  ) as Record<keyof FirstView, Spread>;
}

/** Press on a link to the next page painted, ms; undefined where its page was not chosen. */
export async function measurePresses(
  run: Run,
): Promise<{ hover: Spread; touch: Spread } | undefined> {
  if (!run.pages.includes(PRESSED_LINK.page)) return undefined;
  const times = { hover: [] as number[], touch: [] as number[] };
  for (let round = 0; round < run.rounds; round++) {
    times.hover.push(await pressToPaint(run.browser, run.origin, PRESSED_LINK, true));
    times.touch.push(await pressToPaint(run.browser, run.origin, PRESSED_LINK, false));
  }
  run.log('presses');
  return { hover: spreadOf(times.hover), touch: spreadOf(times.touch) };
}

/** An interaction's response, ms. */
export interface InteractionResult {
  name: string;
  inp: Spread;
  whole?: Spread;
}

/** Every interaction of the chosen pages. */
export async function measureInteractions(run: Run): Promise<InteractionResult[]> {
  const results: InteractionResult[] = [];
  for (const interaction of INTERACTIONS.filter(({ page }) => run.pages.includes(page))) {
    const responses: Response[] = [];
    for (let round = 0; round < run.rounds; round++)
      responses.push(await measureInteraction(run.browser, run.origin, interaction));
    const whole = responses.flatMap((response) => response.whole ?? []);
    results.push({
      name: interaction.name,
      inp: spreadOf(responses.map(({ inp }) => inp)),
      ...(whole.length > 0 && { whole: spreadOf(whole) }),
    });
    run.log(interaction.name);
  }
  return results;
}
