/**
 * A form that is sent before hydration waits for it, so that it is answered in the page. If the scripts do not come, it
 * posts by itself, as it would without them.
 */

/** How long a form waits, ms. */
const WAIT_MS = 10_000;

declare global {
  interface HTMLFormElement {
    /** `waiting`: sent before hydration; `posted`: it waited too long, and the browser has sent it; `hydrated`: the application handles it. */
    submission?: 'waiting' | 'posted' | 'hydrated';
  }
}

/** Holds forms with `data-hydrated-submit`; called by the prelude. */
export function holdSubmissions(): void {
  addEventListener('pageshow', forgetSubmissions);
  addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !('hydratedSubmit' in form.dataset)) return;
    if (form.submission === 'hydrated' || 'plain' in document.documentElement.dataset) return;
    event.preventDefault();
    if (form.submission !== undefined) return;
    form.submission = 'waiting';
    setTimeout(() => {
      if (form.submission !== 'waiting') return;
      form.submission = 'posted';
      form.submit();
    }, WAIT_MS);
  });
}

/** The page is back from the browser's cache, after the answer to what the browser has sent: it can be sent anew. */
function forgetSubmissions({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  const isHydrated = 'hydrated' in document.documentElement.dataset;
  for (const form of document.forms)
    if (form.submission === 'posted') {
      if (isHydrated) form.submission = 'hydrated';
      else delete form.submission;
    }
}

/** The application handles the form from now on; one that waits is sent. What the browser has sent is not sent again by itself. */
export function releaseForm(form: HTMLFormElement): void {
  if (form.submission === 'posted') return;
  const waiting = form.submission === 'waiting';
  form.submission = 'hydrated';
  if (waiting) form.requestSubmit();
}
