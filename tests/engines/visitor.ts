import { expect } from '@playwright/test';

import type { EngineBrowser } from './engine.ts';

/** A visitor in a browser of any engine: finds what is seen by its role and words, and presses and types like a person. */
export interface Visitor {
  browser: EngineBrowser;
  /** Opens an address of the site and waits until the application runs. */
  open: (path: string) => Promise<void>;
  /** Presses the first visible element of a kind with these words, scrolled into view. */
  press: (selector: string, words?: string) => Promise<void>;
  /** Writes a text into the field of a label, in place of what it holds. */
  fill: (label: string, text: string) => Promise<void>;
  /** Calls a function in the page. It stands alone; its arguments and what it returns are JSON. */
  inPage: <A extends unknown[], R>(run: (...values: A) => R, ...values: A) => Promise<Awaited<R>>;
  /** Waits until an element of a kind shows these words. */
  sees: (selector: string, words?: string) => Promise<void>;
  /** Path and query of the page. */
  address: () => Promise<string>;
}

/** Time for what follows a press, ms: a limit that only faults reach. */
const PATIENCE_MS = 60_000;

export function visit(browser: EngineBrowser, base: string): Visitor {
  const inPage: Visitor['inPage'] = (run, ...values) =>
    browser.evaluate(`(${String(run)})(...${JSON.stringify(values)})`) as never;

  /** Where the first visible element of a kind with these words is, in the view; null where there is none. */
  const placeOf = (selector: string, words: string) =>
    inPage(
      (css: string, text: string) => {
        const named = (element: Element) =>
          `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.includes(text);
        const element = [...document.querySelectorAll<HTMLElement>(css)].find(
          (each) => named(each) && each.checkVisibility({ visibilityProperty: true }),
        );
        if (!element) return null;
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      },
      selector,
      words,
    );

  const settled = async (selector: string, words: string) => {
    let place: { x: number; y: number } | null = null;
    await expect
      .poll(
        async () => {
          const before = place;
          place = await placeOf(selector, words);
          return place !== null && place.x === before?.x && place.y === before.y;
        },
        { message: `${selector} "${words}"`, timeout: PATIENCE_MS },
      )
      .toBe(true);
    return place as unknown as { x: number; y: number };
  };

  const hydrated = () =>
    expect
      .poll(() => inPage(() => document.documentElement.dataset['hydrated']), {
        message: 'hydrated',
        timeout: PATIENCE_MS,
      })
      .toBe('');

  return {
    browser,
    inPage,
    open: async (path) => {
      await browser.open(base + path);
      await hydrated();
    },
    press: async (selector, words = '') => {
      const { x, y } = await settled(selector, words);
      await browser.pressAt(x, y);
    },
    fill: async (label, text) => {
      const id = await inPage((name: string) => {
        const found = [...document.querySelectorAll('label')].find(
          (each) => each.textContent.trim().startsWith(name) && each.control?.checkVisibility(),
        );
        const control = found?.control as HTMLInputElement | undefined;
        control?.select();
        return control?.id ?? null;
      }, label);
      if (id === null) throw new Error(`no field is labelled "${label}"`);
      const { x, y } = await settled(`[id="${id}"]`, '');
      await browser.pressAt(x, y);
      await inPage(
        (own: string) => (document.getElementById(own) as HTMLInputElement).select(),
        id,
      );
      await browser.type(text);
    },
    sees: async (selector, words = '') => {
      await expect
        .poll(
          () =>
            inPage(
              (css: string, text: string) =>
                [...document.querySelectorAll<HTMLElement>(css)].some(
                  (each) =>
                    each.textContent.includes(text) &&
                    each.checkVisibility({ visibilityProperty: true }),
                ),
              selector,
              words,
            ),
          { message: `${selector} "${words}"`, timeout: PATIENCE_MS },
        )
        .toBe(true);
    },
    address: () => inPage(() => location.pathname + location.search),
  };
}
