/**
 * Scripts come after the page, so a button may be pressed before it does anything. The buttons pressed are recorded until the
 * application is hydrated, and pressed again then. What is entered into controls needs no record: it stands in them
 * (`controls.ts`).
 */

/** Browsers open popovers and send forms by themselves. */
const BUTTONS = 'button[type=button]:not([popovertarget])';

declare global {
  interface Window {
    /** Buttons pressed before hydration, with `data-listed` as it was then; null once it is over. */
    earlyClicks?: [button: HTMLElement, listed: string | undefined][] | null;
  }
}

/** Starts recording; called by the prelude. */
export function recordClicks(): void {
  window.earlyClicks = [];
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>(BUTTONS);
      if (button) window.earlyClicks?.push([button, button.dataset['listed']]);
    },
    true,
  );
}

/**
 * To be called when React listens to the document: a press that comes through to the window from then on has been answered,
 * since React hydrates what is pressed before it goes on. It is not to be repeated: a menu would close again.
 */
export function forgetAnswered(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>(BUTTONS);
    if (button) window.earlyClicks &&= window.earlyClicks.filter(([early]) => early !== button);
  });
}

/**
 * Presses the recorded buttons, each once: who presses twice has seen no answer to the first. The one pressed last comes last: of
 * several that exclude each other it counts.
 */
export function replayClicks(): void {
  const pressed = new Map(window.earlyClicks?.toReversed());
  window.earlyClicks = null;
  for (const [button, listed] of [...pressed].toReversed()) {
    // What the device keeps may have come in the meantime: a product that is listed already was not to be taken off.
    if (button.isConnected && button.dataset['listed'] === listed) button.click();
  }
}
