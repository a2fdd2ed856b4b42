import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type * as WebVitals from 'web-vitals/attribution';

import type { Action } from './actions.ts';
import { visitor } from './browser.ts';

/** Time a visitor looks at a page before doing something: it hydrates and fetches ahead in it, ms. */
const READING_MS = 2500;
/** Time after a press in which nothing is asked of the page, so that only the answer is measured and the browser reports the event, ms. */
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
  /** From the press until the first frame that shows an answer: the link marked busy, or the page, ms. */
  first: number;
  /** "Interaction to next paint", as Core Web Vitals count it, ms. */
  inp: number;
  parts: Parts;
  end: End;
}

/** What the page is when the answer is painted. */
export interface End {
  /** What stands in the element that changes. */
  html: string;
  /** How far the window has been scrolled for it, px from the top; undefined where it was not. */
  scroll?: number;
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
      ({ attribution, value }) => {
        window.slowest = attribution;
        window.inp = value;
      },
      { reportAllChanges: true, durationThreshold: 16 },
    );
  });
  await notePress(page);
  await action.act(page);
  const whole = await paintedAfterPress(page);
  const end = await page.evaluate(() => JSON.parse(sessionStorage.getItem('end') ?? '{}') as End);
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
  const { first, inp } = await page.evaluate(() => ({
    first: Number(sessionStorage.getItem('first')) - Number(sessionStorage.getItem('pressed')),
    inp: window.inp ?? 0,
  }));
  return { whole, first, inp, parts, end };
}

/**
 * What the same takes at best: the same page, prepared alike, where the press puts the finished HTML into the element
 * that changes, and scrolls to where the answer leads. Nothing is fetched, computed or compared.
 *
 * @param end as the site's own answer left the page
 * @returns from the press until it is painted, ms
 */
export async function answerByHand(
  browser: Browser,
  origin: string,
  action: Action,
  end: End,
): Promise<number> {
  await using visit = await prepared(browser, origin, action);
  const { page } = visit;
  // Before the listener that lets no other one hear of the press.
  await notePress(page);
  await page.evaluate(
    ({ selector, html, scroll, event, language }) => {
      addEventListener(
        event,
        (pressed) => {
          pressed.preventDefault();
          pressed.stopImmediatePropagation();
          const place = document.querySelector(selector);
          if (place) {
            place.innerHTML = html;
          } else {
            const dialog = document.createElement('dialog');
            dialog.className = document.querySelector('dialog')?.className ?? '';
            dialog.innerHTML = html;
            document.body.append(dialog);
            dialog.showModal();
          }
          if (language) document.documentElement.lang = language;
          if (scroll !== undefined) window.scrollTo(0, scroll);
        },
        { capture: true, once: true },
      );
      // Nor of the finger: it would render the next page ahead.
      for (const type of ['pointerover', 'touchstart', 'focusin'])
        addEventListener(type, (touched) => touched.stopImmediatePropagation(), { capture: true });
    },
    {
      selector: action.changes,
      ...end,
      event: action.event,
      language: /\[lang="(\w+)"\]/.exec(action.until.ready)?.[1],
    },
  );
  await action.act(page);
  // Awaited here: the page is closed when this function ends.
  return await paintedAfterPress(page);
}

/** A visitor on the action's page, ready to act. */
async function prepared(browser: Browser, origin: string, action: Action) {
  const { context, page } = await visitor(browser, action.conditions);
  await page.addInitScript({ path: CLASSIC_WEB_VITALS });
  await page.addInitScript(watchFor, { until: action.until, changes: action.changes });
  await page.goto(origin + action.path, { waitUntil: 'load' });
  await delay(READING_MS);
  await action.prepare?.(page);
  return { page, [Symbol.asyncDispose]: () => context.close() };
}

/**
 * Runs in every document of a visit: notes when, after the press, the mark is there and painted. Two frames later it is painted for
 * certain. It looks by itself, before the frame that follows a change: to be asked from outside, or at every frame, takes the page as long as
 * what is measured. What it finds it keeps in the session's storage, since the press may open another document.
 */
function watchFor({ until: { ready, text }, changes }: Pick<Action, 'until' | 'changes'>): void {
  const painted = () => {
    sessionStorage.setItem('painted', String(performance.timeOrigin + performance.now()));
    // At once: a moment later the next page may be rendered ahead in it.
    const html = document.querySelector(changes)?.innerHTML ?? '';
    const scroll = window.scrollY;
    const isScrolled = String(scroll) !== sessionStorage.getItem('scroll');
    sessionStorage.setItem('end', JSON.stringify({ html, ...(isScrolled && { scroll }) }));
  };
  let isDue = false;
  const mutations = new MutationObserver(() => {
    if (!isDue) requestAnimationFrame(look);
    isDue = true;
  });
  /** Once: a task that follows the frame in which something answers. */
  const noteFirst = () => {
    if (sessionStorage.getItem('first') !== null) return;
    sessionStorage.setItem('first', '');
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener(
      'message',
      () => sessionStorage.setItem('first', String(performance.timeOrigin + performance.now())),
      { once: true },
    );
    port1.start();
    port2.postMessage(undefined);
  };
  const look = () => {
    isDue = false;
    if (document.querySelector('body [aria-busy="true"]')) noteFirst();
    // Not in a page that is rendered ahead and hidden.
    const isThere = [...document.querySelectorAll(ready)].some(
      (each) => each.textContent.includes(text) && each.checkVisibility(),
    );
    if (!isThere) return;
    noteFirst();
    mutations.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(painted));
  };
  const watch = () =>
    mutations.observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  window.watch = ({ timeStamp }) => {
    sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
    watch();
  };
  if (sessionStorage.getItem('pressed') !== null && sessionStorage.getItem('painted') === null)
    watch();
}

/** Has the page watch from the next press on: a mouse's or a key's, or from when a finger is lifted, which alone says that it was one. */
async function notePress(page: Page): Promise<void> {
  await page.evaluate(() => {
    const first = new AbortController();
    const note = (event: Event) => {
      const { type, pointerType } = event as PointerEvent;
      if (type === 'pointerdown' && pointerType === 'touch') return;
      window.watch(event);
      first.abort();
    };
    sessionStorage.setItem('scroll', String(window.scrollY));
    for (const type of ['pointerdown', 'pointerup', 'keydown', 'input'])
      addEventListener(type, note, { capture: true, signal: first.signal });
  });
}

/** Time from the noted press until the mark is there and painted, ms. */
async function paintedAfterPress(page: Page): Promise<number> {
  await delay(REPORT_MS);
  const taken = await page.waitForFunction<number | false>(
    () => {
      const painted = sessionStorage.getItem('painted');
      return painted !== null && Number(painted) - Number(sessionStorage.getItem('pressed'));
    },
    undefined,
    { polling: 100 },
  );
  return Number(await taken.jsonValue());
}

declare global {
  interface Window {
    webVitals?: typeof WebVitals;
    /** To be called at the press; set by `watchFor`. */
    watch: (press: Event) => void;
    /** The slowest interaction since the page was ready. */
    slowest?: WebVitals.INPAttribution;
    /** Its duration, ms. */
    inp?: number;
  }
}
