import type { Browser } from '@playwright/test';

import { answerByHand, answerOfSite } from '#bench/pages/action-times.ts';
import { type Action, ACTIONS } from '#bench/pages/actions.ts';
import { type FirstView, firstView } from '#bench/pages/first-view.ts';
import { PAGES } from '#bench/pages/targets.ts';

import type { Round } from './table.ts';

/** The pages that every site has. */
export const PATHS = [PAGES.home, PAGES.grid, PAGES.product, PAGES.document] as const;

/** A served site. */
export interface Site {
  title: string;
  react: boolean;
  origin: string;
}

/** One round of a site: the mean of the pages' first views, and the two presses, each also put there by hand. */
export async function roundOf(browser: Browser, { origin }: Site): Promise<Round> {
  const views: FirstView[] = [];
  for (const path of PATHS) views.push(await firstView(browser, origin + path, false));
  const mean = (figure: keyof FirstView) =>
    views.reduce((sum, view) => sum + view[figure], 0) / views.length;
  const press = async (how: string) => {
    const move = moveBy(how);
    const { whole, end } = await answerOfSite(browser, origin, move);
    return { whole, ratio: whole / (await answerByHand(browser, origin, move, end)) };
  };
  const hover = await press('hover');
  const touch = await press('touch');
  return {
    fcp: mean('fcp'),
    lcp: mean('lcp'),
    tbt: mean('tbt'),
    hover: hover.whole,
    hoverByHand: hover.ratio,
    touch: touch.whole,
    touchByHand: touch.ratio,
    html: mean('html'),
    script: mean('script'),
    font: mean('font'),
    total: mean('total'),
    requests: mean('requests'),
  };
}

/** A move to another page, as `npm run bench` makes it. */
function moveBy(how: string): Action {
  const move = ACTIONS.find(({ name }) => name.startsWith('press') && name.endsWith(how));
  if (!move) throw new Error(`No press by ${how}.`);
  return move;
}
