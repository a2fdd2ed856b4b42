import type { Browser } from '@playwright/test';

import { median, type Spread, spreadOf } from '#bench/shared/statistics.ts';
import { answerByHand, answerOfSite, type Parts } from './action-times.ts';
import { type Action, ACTIONS } from './actions.ts';
import { type FirstPaints, firstPaints, type FirstView, firstView } from './first-view.ts';
import { lateShift } from './late-shift.ts';
import { inBothLanguages, type PageName } from './targets.ts';

export const BROWSER_PARTS = ['views', 'presses'] as const;
export type BrowserPart = (typeof BROWSER_PARTS)[number];

/** What the rounds measure, and where progress is told. */
export interface Run {
  browser: Browser;
  /** Origin of the served site. */
  origin: string;
  pages: readonly PageName[];
  rounds: number;
  /** First views with their layout shift, presses, or both. */
  kinds: readonly BrowserPart[];
  log: (text: string) => void;
}

/** A page in one language, and its limit: the same document without scripts and web fonts. */
export interface PageResult {
  /** Such as "home ko". */
  name: string;
  page: Record<keyof FirstView, Spread>;
  limit: Record<keyof FirstView, Spread>;
  /**
   * Page against limit, each round by itself, so that a moment in which the machine was busy counts for both: FCP and LCP
   * divided, and the blocking time beyond the limit's in calibration units.
   */
  ratio: { fcp: Spread; lcp: Spread; tbt: Spread };
}

/** A page's layout shift when its fonts and pictures come late. */
export interface ShiftResult {
  /** Such as "home en 1440". */
  name: string;
  shift: Spread;
}

/** An action against the same by hand. */
export interface ActionResult {
  name: string;
  target: number;
  /** ms. */
  whole: Spread;
  /** The same by hand, ms. */
  limit: Spread;
  /** Of each round by itself. */
  ratio: Spread;
  /** The first frame that shows an answer by the whole answer by hand, of each round by itself. */
  first: Spread;
  /** Interaction to next paint, ms. */
  inp: Spread;
  /** Where the site's own time went, ms. */
  parts: Record<keyof Parts, Spread>;
}

/** Everything measured in the browser; what was not asked for is missing. */
export interface BrowserResults {
  views?: readonly PageResult[];
  shifts?: readonly ShiftResult[];
  actions?: readonly ActionResult[];
}

/**
 * How many visits more of a page and of its limit look at its paints, in each round: one visit differs from the next by a twelfth, and the
 * table shows the worst of twelve pages.
 */
const MORE_PAINTS = 1;

/** Where things stand does not depend on the time that it takes: more rounds bring nothing new. */
const SHIFT_ROUNDS = 3;

/** Measures everything once in each round, site and limit in turn, so that the machine's moods meet both. */
export async function measureInBrowser(run: Run): Promise<BrowserResults> {
  const [withViews, withPresses] = BROWSER_PARTS.map((part) => run.kinds.includes(part));
  const targets = withViews ? inBothLanguages(run.pages) : [];
  const views = targets.map(() => ({ page: [] as FirstView[], limit: [] as FirstView[] }));
  const shifts = targets.flatMap(({ name, path }) => [
    { name: `${name} 390`, path, device: 'narrow' as const, values: [] as number[] },
    { name: `${name} 412`, path, device: 'phone' as const, values: [] as number[] },
    { name: `${name} 1440`, path, device: 'wide' as const, values: [] as number[] },
  ]);
  const asked = withPresses ? ACTIONS.filter(({ page }) => run.pages.includes(page)) : [];
  const actions = asked.map((action) => ({ action, rounds: [] as ActionRound[] }));
  for (let round = 0; round < run.rounds; round++) {
    for (const offset of targets.keys()) {
      // Each round starts with another page, and swaps page and limit, so that none always meets a warm or a tired machine.
      const index = (offset + round) % targets.length;
      const url = run.origin + targets[index]!.path;
      const kinds = round % 2 === 0 ? (['page', 'limit'] as const) : (['limit', 'page'] as const);
      const paints = { page: [] as FirstPaints[], limit: [] as FirstPaints[] };
      for (let more = 0; more < MORE_PAINTS; more++)
        for (const kind of kinds)
          paints[kind].push(await firstPaints(run.browser, url, kind === 'limit'));
      for (const kind of kinds)
        views[index]![kind].push(
          withPaints(await firstView(run.browser, url, kind === 'limit'), paints[kind]),
        );
    }
    if (withViews) run.log(`round ${round + 1} of ${run.rounds}: first views`);
    if (withViews && round < SHIFT_ROUNDS) {
      for (const { path, device, values } of shifts)
        values.push(await lateShift(run.browser, run.origin + path, device));
      run.log(`round ${round + 1} of ${run.rounds}: late fonts and pictures`);
    }
    for (const { action, rounds } of actions) rounds.push(await measureAction(run, action));
    if (withPresses) run.log(`round ${round + 1} of ${run.rounds}: presses`);
  }
  return {
    ...(withViews && {
      views: targets.map(({ name }, index) => summarizeViews(name, views[index]!)),
      shifts: shifts.map(({ name, values }) => ({ name, shift: spreadOf(values) })),
    }),
    ...(withPresses && {
      actions: actions.map(({ action, rounds }) => summarizeAction(action, rounds)),
    }),
  };
}

/** A visit of a round with the middle of all that the round saw of its page's paints. */
function withPaints(view: FirstView, more: readonly FirstPaints[]): FirstView {
  const middle = (key: keyof FirstPaints) => median([view, ...more].map((each) => each[key]));
  return { ...view, fcp: middle('fcp'), lcp: middle('lcp') };
}

interface ActionRound {
  whole: number;
  first: number;
  inp: number;
  limit: number;
  parts: Parts;
}

/** The site first: what it shows in the end is what the hand puts there. */
async function measureAction({ browser, origin }: Run, action: Action): Promise<ActionRound> {
  const { end, ...answer } = await answerOfSite(browser, origin, action);
  return { ...answer, limit: await answerByHand(browser, origin, action, end) };
}

function summarizeViews(
  name: string,
  { page, limit }: { page: readonly FirstView[]; limit: readonly FirstView[] },
): PageResult {
  const ofRounds = (figure: (page: FirstView, limit: FirstView) => number) =>
    spreadOf(page.map((view, round) => figure(view, limit[round]!)));
  return {
    name,
    page: spreads(page),
    limit: spreads(limit),
    ratio: {
      fcp: ofRounds((view, best) => view.fcp / best.fcp),
      lcp: ofRounds((view, best) => view.lcp / best.lcp),
      tbt: ofRounds((view, best) => Math.max(0, view.tbt - best.tbt) / view.unit),
    },
  };
}

function summarizeAction({ name, target }: Action, rounds: readonly ActionRound[]): ActionResult {
  return {
    name,
    target,
    whole: spreadOf(rounds.map(({ whole }) => whole)),
    limit: spreadOf(rounds.map(({ limit }) => limit)),
    ratio: spreadOf(rounds.map(({ whole, limit }) => whole / limit)),
    first: spreadOf(rounds.map(({ first, limit }) => first / limit)),
    inp: spreadOf(rounds.map(({ inp }) => inp)),
    parts: spreads(rounds.map(({ parts }) => parts)),
  };
}

/** The spread of each figure. */
function spreads<Figures extends object>(
  rounds: readonly Figures[],
): Record<keyof Figures, Spread> {
  const keys = Object.keys(rounds[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    keys.map((key) => [key, spreadOf(rounds.map((round) => Number(round[key])))]),
  ) as Record<keyof Figures, Spread>;
}
