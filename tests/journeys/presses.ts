/** Counts presses as a visitor makes them: a click, a tap, or a key that is not text. Writing into a field is one: it has to be come to. */
import { expect, type BrowserContext, type Locator } from '@playwright/test';

/** Most presses of each errand, as its issue numbers them: 90 at most in all. */
const MOST = {
  range: 10,
  sizing: 9,
  comparison: 6,
  slurry: 3,
  visit: 2,
  search: 1,
  mishaps: 11,
  protection: 3,
  torque: 7,
  retrofit: 5,
  service: 5,
  tender: 12,
  sleeve: 1,
  again: 5,
  mailed: 5,
  cryogenic: 5,
} as const;
const ALL = 90;

export async function countPresses(context: BrowserContext) {
  let presses = 0;
  let before = 0;
  await context.exposeBinding('pressed', () => void (presses += 1));
  await context.addInitScript(() => {
    const { pressed } = window as unknown as { pressed: () => void };
    addEventListener('pointerdown', ({ isTrusted }) => isTrusted && pressed(), true);
    addEventListener('keydown', ({ key }: KeyboardEvent) => key.length > 1 && pressed(), true);
  });
  expect(Object.values(MOST).reduce<number>((sum, each) => sum + each, 0)).toBeLessThanOrEqual(ALL);
  return {
    /** What follows is looked at by the test, and is no part of the errand. */
    pause: () => void (before = presses),
    goOn: () => void (presses = before),
    /** Two presses of a native list, which the browser shows outside of the page: one opens it. */
    choose: async (list: Locator, option: string) => {
      await list.selectOption(option);
      presses += 2;
    },
    /** The next errand begins. */
    restart: () => void (presses = 0),
    /** Ends an errand: it took no more presses than it may. */
    expectFew: (errand: keyof typeof MOST) => {
      console.log(`${errand}: ${presses} presses of ${MOST[errand]}, ${ALL} in all`);
      expect(presses, errand).toBeLessThanOrEqual(MOST[errand]);
      presses = 0;
    },
  };
}

/** Comes to a field by a press and writes into it. */
export async function write(field: Locator, text: string): Promise<void> {
  await field.click();
  await field.fill(text);
}
