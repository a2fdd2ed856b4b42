/** The question before something that cannot be taken back. */
import { html } from 'hono/html';

import type { Html } from '#desk/desk-context.ts';

interface Question {
  /** Names the parts of the page that it is made of. */
  readonly id: string;
  readonly question: string;
  readonly warning: Html | string;
  /** Where the answer is posted. */
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  /** What the button says that goes ahead. */
  readonly ahead: string;
  readonly cancel: string;
  /** The page without the question. */
  readonly back: string;
}

/** In place, with the focus on what does no harm (`autofocus` counts only where the address names no part of the page). */
export const askFirst = (parts: Question): Html =>
  html`<div
    class="confirm"
    id="${parts.id}"
    role="alertdialog"
    aria-labelledby="${parts.id}-question"
    aria-describedby="${parts.id}-warning"
  >
    <p>
      <b id="${parts.id}-question">${parts.question}</b>
      <span id="${parts.id}-warning">${parts.warning}</span>
    </p>
    <form method="post" action="${parts.action}">
      ${Object.entries(parts.fields).map(
        ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
      )}
      <a class="button" href="${parts.back}" autofocus data-cancel>${parts.cancel}</a>
      <button class="button danger solid">${parts.ahead}</button>
    </form>
  </div>`;
