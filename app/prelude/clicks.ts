/**
 * Scripts come after the page, so a button may be pressed before it does anything. Presses of elements marked `data-early`
 * are recorded until the application is hydrated, and done again then.
 */

declare global {
  interface Window {
    /** Elements pressed before hydration; null once it is over. */
    earlyClicks?: Element[] | null;
  }
}

/** Starts recording; called by the prelude. */
export function recordClicks(): void {
  window.earlyClicks = [];
  addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest('[data-early]') : null;
      if (pressed) window.earlyClicks?.push(pressed);
    },
    true,
  );
}

/** Does the recorded presses, once; called when the application is hydrated. */
export function replayClicks(): void {
  const pressed = window.earlyClicks ?? [];
  window.earlyClicks = null;
  for (const element of pressed) {
    if (!(element instanceof HTMLElement) || !element.isConnected) continue;
    // The browser has ticked it already; the press that counts does so again.
    if (element instanceof HTMLInputElement) element.checked = element.defaultChecked;
    element.click();
  }
}
