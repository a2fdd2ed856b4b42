import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type * as WebVitals from 'web-vitals/attribution';

import type { Action, Mark } from './actions.ts';
import { visitor } from './browser.ts';

/** Time a visitor looks at a page before doing something: it hydrates and fetches ahead in it, ms. */
const READING_MS = 2500;
/** Time for the browser to report the last event, ms. */
const REPORT_MS = 1000;

const WEB_VITALS = createRequire(import.meta.url).resolve('web-vitals/attribution');
/** The build of web-vitals that a page can run as a classic script: it lies beside the module. */
const CLASSIC_WEB_VITALS = WEB_VITALS.replace(/attribution\.[a-z]+$/, 'attribution.iife.js');

/** Where the time of a press went, ms. */
export interface Parts {
  /** Until the page's listeners ran. */
  press: number;
  /** The listeners themselves. */
  listeners: number;
  /** From there to the next frame on the screen. */
  frame: number;
  /** From the press to the end of the last script or data fetched for the answer; 0 where all was there. */
  data: number;
}

/** How the site answered. */
export interface Answer {
  /** From the press until all that was asked for is painted, ms. */
  whole: number;
  parts: Parts;
  /** What stands in the element that changes once the answer is there. */
  html: string;
}

/** What a visitor of the site waits, on a page that fetched ahead and hydrated as it does. */
export async function answerOfSite(
  browser: Browser,
  origin: string,
  action: Action,
): Promise<Answer> {
  await using visit = await prepared(browser, origin, action);
  const { page } = visit;
  await page.evaluate(() => {
    window.webVitals?.onINP(
      ({ attribution }) => {
        window.slowest = attribution;
      },
      { reportAllChanges: true, durationThreshold: 16 },
    );
  });
  await notePress(page);
  await action.act(page);
  const whole = await paintedAfterPress(page, action.until);
  const html = await page.locator(action.changes).first().innerHTML();
  await delay(REPORT_MS);
  const parts = await page.evaluate(() => {
    const pressed = Number(sessionStorage.getItem('pressed')) - performance.timeOrigin;
    const fetched = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, startTime }) => startTime >= pressed && /\.js(?:on)?$/.test(name))
      .map(({ responseEnd }) => responseEnd - pressed);
    const { inputDelay = 0, processingDuration = 0, presentationDelay = 0 } = window.slowest ?? {};
    return {
      press: inputDelay,
      listeners: processingDuration,
      frame: presentationDelay,
      data: Math.max(0, ...fetched),
    };
  });
  return { whole, parts, html };
}

/**
 * What the same takes at best: the same page, prepared alike, where the press puts the finished HTML into the element
 * that changes. Nothing is fetched, computed or compared.
 *
 * @param html as the site's own answer left it
 * @returns from the press until it is painted, ms
 */
export async function answerByHand(
  browser: Browser,
  origin: string,
  action: Action,
  html: string,
): Promise<number> {
  await using visit = await prepared(browser, origin, action);
  const { page } = visit;
  // Before the listener that lets no other one hear of the press.
  await notePress(page);
  await page.evaluate(
    ({ selector, answer, event, language }) => {
      addEventListener(
        event,
        (pressed) => {
          pressed.preventDefault();
          pressed.stopImmediatePropagation();
          const place = document.querySelector(selector);
          if (place) {
            place.innerHTML = answer;
          } else {
            const dialog = document.createElement('dialog');
            dialog.className = document.querySelector('dialog')?.className ?? '';
            dialog.innerHTML = answer;
            document.body.append(dialog);
            dialog.showModal();
          }
          if (language) document.documentElement.lang = language;
        },
        { capture: true, once: true },
      );
    },
    {
      selector: action.changes,
      answer: html,
      event: action.event,
      language: /\[lang="(\w+)"\]/.exec(action.until.ready)?.[1],
    },
  );
  await action.act(page);
  // Awaited here: the page is closed when this function ends.
  return await paintedAfterPress(page, action.until);
}

/** A visitor on the action's page, ready to act. */
async function prepared(browser: Browser, origin: string, action: Action) {
  const { context, page } = await visitor(browser, action.conditions);
  await page.addInitScript({ path: CLASSIC_WEB_VITALS });
  await page.goto(origin + action.path, { waitUntil: 'load' });
  await delay(READING_MS);
  await action.prepare?.(page);
  return { page, [Symbol.asyncDispose]: () => context.close() };
}

/** Stores the time of the next press. In session storage, and not relative to the document: the press may open another one. */
async function notePress(page: Page): Promise<void> {
  await page.evaluate(() => {
    const first = new AbortController();
    const note = () => {
      sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now()));
      first.abort();
    };
    for (const type of ['pointerdown', 'keydown', 'input'])
      addEventListener(type, note, { capture: true, signal: first.signal });
  });
}

/** Time from the noted press until the mark is there and painted, ms. Two frames later it is painted for certain. */
async function paintedAfterPress(page: Page, { ready, text }: Mark): Promise<number> {
  const handle = await page.waitForFunction<number | false, { selector: string; part: string }>(
    ({ selector, part }) =>
      // Not in a page that is rendered ahead and hidden.
      [...document.querySelectorAll(selector)].some(
        (each) => each.textContent.includes(part) && each.checkVisibility(),
      ) &&
      new Promise<number>((done) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => done(performance.timeOrigin + performance.now())),
        );
      }),
    { selector: ready, part: text },
    { polling: 'raf' },
  );
  const at = Number(await handle.jsonValue());
  return at - Number(await page.evaluate(() => sessionStorage.getItem('pressed')));
}

declare global {
  interface Window {
    webVitals?: typeof WebVitals;
    /** The slowest interaction since the page was ready. */
    slowest?: WebVitals.INPAttribution;
  }
}
