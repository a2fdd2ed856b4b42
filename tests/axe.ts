import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** Every rule for WCAG 2.2 AA and for good practice, those that axe calls experimental too. */
const TAGS = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
  'experimental',
];

/**
 * What axe finds on a page as it is now: a line for each fault. The builder for Playwright opens a second page for each result
 * and describes what is right as well, which takes five times as long; the pages have no frames that it would be needed for.
 *
 * @param options `without`: rules that cannot be judged in this state; `only`: the one rule that is asked for; `within`: the part of
 *   the page that is looked at, where the rest is as in a state seen before
 */
export async function axeFaults(
  page: Page,
  state: string,
  {
    without = [],
    only,
    within,
  }: { without?: readonly string[]; only?: string; within?: string } = {},
): Promise<string[]> {
  const options: RunOptions = {
    runOnly: only === undefined ? TAGS : { type: 'rule', values: [only] },
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  };
  await settled(page);
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ({ part, run }) => (window as unknown as { axe: typeof axe }).axe.run(part ?? document, run),
    { part: within, run: options },
  );
  return violations.map(
    ({ id, nodes }) =>
      `${state} ${id}: ${nodes
        .map(({ html, any: [reason] }) => `${html} ${reason?.message ?? ''}`)
        .join(' | ')
        .slice(0, 400)}`,
  );
}

/**
 * The frame after a change of the window has been laid out, what was to be rendered because of it has been, and colours that
 * change over a moment have changed: a colour half way between light and dark paper is nobody's.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((shown) => requestAnimationFrame(shown));
    await frame();
    await frame();
    const { scheduler } = window as unknown as {
      scheduler: { postTask: (run: () => void, options: object) => Promise<void> };
    };
    // After React's own tasks, which have a higher priority.
    await scheduler.postTask(() => undefined, { priority: 'background' });
    const changes = document.getAnimations().filter((change) => change instanceof CSSTransition);
    // One that is replaced by another ends with an error.
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}
