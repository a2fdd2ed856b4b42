import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';

import type { Conditions } from './browser.ts';
import { type PageName, PAGES } from './targets.ts';

/** Something displayed that shows that what a visitor asked for is there. */
export interface Mark {
  /** CSS selector. */
  ready: string;
  /** Part of the element's text. */
  text: string;
}

/** Something that a visitor does with a page, and what the page shows in return. */
export interface Action {
  name: string;
  /** The kind of page that it belongs to. */
  page: PageName;
  /** Path of the page that it is done on. */
  path: string;
  conditions: Conditions;
  /** Done before, not measured. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** Shows that the whole response is there. */
  until: Mark;
  /** CSS selector of the smallest element that holds all that changes: the limit puts it there by hand. */
  changes: string;
  /** The event that the limit answers; a page answers a press when the button is let go. */
  event: 'click' | 'keydown';
  /** How many times longer than the limit it may take. */
  target: number;
}

/** Waits in which the page fetches ahead, hydrates or ends an animation, so that only the response is measured, ms. */
const HOVER_MS = 600;
const DIALOG_MS = 800;
/** How long a finger that taps stays on the screen, ms: a quick one. Playwright's own tap takes no time. */
const TAP_MS = 80;

/** A pointer that rests on the link, as a mouse does before it is pressed. */
const rest = (selector: string) => async (page: Page) => {
  await page.locator(selector).first().scrollIntoViewIfNeeded();
  await page.locator(selector).first().hover();
  await delay(HOVER_MS);
};
const tap = (selector: string) => async (page: Page) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`Nothing to tap at ${selector}.`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await delay(TAP_MS);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};
const click = (selector: string) => (page: Page) => page.locator(selector).first().click();

const SLOW_PROCESSOR: Conditions = { device: 'desktop', slowNetwork: false, cpu: 4 };
const CARD = 'main article a';
const BALL_VALVES = '/products/sirca-valves/ball-valves';
const FINDER_RESULTS = '#finder :has(> section[aria-label="밸브"])';
const BUTTERFLY_LINK = 'main nav a[href$="/sirca-valves/butterfly-valves"]';
const BUTTERFLY: Mark = { ready: 'h1', text: '버터플라이' };

/** Moves to another page of the catalogue on slow 4G, the processor as it is: by mouse and by finger. */
const MOVES: readonly Action[] = [
  {
    name: 'press to next page, after hover',
    page: 'grid',
    path: PAGES.grid,
    conditions: { device: 'desktop', slowNetwork: true, cpu: 1 },
    prepare: rest(BUTTERFLY_LINK),
    act: click(BUTTERFLY_LINK),
    until: BUTTERFLY,
    changes: 'main',
    event: 'click',
    target: 1.3,
  },
  {
    name: 'press to next page, touch',
    page: 'grid',
    path: PAGES.grid,
    conditions: { device: 'phone', slowNetwork: true, cpu: 1 },
    prepare: (page) => page.locator(BUTTERFLY_LINK).first().scrollIntoViewIfNeeded(),
    act: tap(BUTTERFLY_LINK),
    until: BUTTERFLY,
    changes: 'main',
    event: 'click',
    target: 1.5,
  },
];

/** What is answered on a processor four times slower, the network as it is. */
const ANSWERS: readonly Omit<Action, 'conditions' | 'target'>[] = [
  {
    name: 'preview',
    page: 'grid',
    path: BALL_VALVES,
    prepare: rest(CARD),
    act: click(CARD),
    until: { ready: 'dialog[open]', text: '주요 특징' },
    changes: 'dialog[open]',
    event: 'click',
  },
  {
    name: 'page of a catalogue',
    page: 'document',
    path: '/products/pneumatic/rotary',
    prepare: rest('main nav a[href*="page=2"]'),
    act: click('main nav a[href*="page=2"]'),
    until: { ready: 'main nav [aria-current="page"]', text: '2' },
    changes: 'main',
    event: 'click',
  },
  {
    name: 'another product',
    page: 'product',
    path: `${BALL_VALVES}/s10`,
    prepare: rest('main a[href$="/ball-valves/s20"]'),
    act: click('main a[href$="/ball-valves/s20"]'),
    until: { ready: 'h1', text: 'S20' },
    changes: 'main',
    event: 'click',
  },
  {
    name: 'language',
    page: 'product',
    path: '/products/pinch-valve/pqvf/pqvf',
    prepare: rest('a[hreflang="en"]:visible'),
    act: click('a[hreflang="en"]:visible'),
    until: { ready: 'html[lang="en"] h1', text: 'PQVF' },
    changes: 'body',
    event: 'click',
  },
  {
    name: 'a size in the finder',
    page: 'finder',
    path: '/products?dn=80',
    prepare: async (page) => {
      await page.locator('#finder').getByRole('textbox', { name: '호칭경' }).click();
      await page.keyboard.press('End');
      await page.keyboard.type('0');
      await delay(DIALOG_MS);
    },
    act: (page) => page.keyboard.press('Enter'),
    until: { ready: FINDER_RESULTS, text: 'DN 800' },
    changes: FINDER_RESULTS,
    event: 'keydown',
  },
  {
    name: 'comparison',
    page: 'compare',
    path: PAGES.compare,
    prepare: async (page) => {
      // Where one column of a desktop is free, it leads to the fields.
      await page.locator('main a[href="#compare-add"]').click();
      await page.locator('#compare-add').selectOption('s30');
    },
    act: click('main :has(> div #compare-add) > button'),
    until: { ready: 'main ul li', text: 'S30' },
    changes: 'main',
    event: 'click',
  },
];

/** Everything that is measured against the same put there by hand. */
export const ACTIONS: readonly Action[] = [
  ...MOVES,
  ...ANSWERS.map((answer): Action => ({ ...answer, conditions: SLOW_PROCESSOR, target: 1.5 })),
];
