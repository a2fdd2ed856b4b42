/** The form for further questions: each line of it becomes a numbered question of the sheet. */
import { html } from 'hono/html';

import { ANSWERS_PATH, localizedHref } from '#contract/address.ts';

import type { Html, PageParts } from './types.ts';
import type { SheetTexts } from './texts.ts';

/** Most letters that are taken at once. */
export const ASK_MAX = 2_000;

export function askForm({ sheet, secret, refused }: PageParts, t: SheetTexts): Html {
  const codes = sheet.products;
  const action = localizedHref(`${ANSWERS_PATH}/${secret}/questions`, sheet.language);
  return html`<section class="ask" id="ask" aria-labelledby="ask-title">
    <h2 id="ask-title">${t.ask}</h2>
    <form method="post" action="${action}" accept-charset="utf-8">
      ${refused && html`<p class="fault" role="alert">${refused.why}</p>`}
      ${
        codes.length > 0 &&
        html`<label for="ask-code">${t.about}</label>
          <select id="ask-code" name="code">
            <option value="">${t.noProduct}</option>
            ${codes.map((code) => html`<option>${code}</option>`)}
          </select>`
      }
      <label for="ask-about">${t.yourQuestions}</label>
      <textarea
        id="ask-about"
        name="about"
        rows="3"
        maxlength="${ASK_MAX}"
        required
        aria-describedby="ask-hint"
      >
${refused?.typed ?? ''}</textarea>
      <p class="foot" id="ask-hint">${t.oneALine}</p>
      <button class="button">${t.send}</button>
    </form>
  </section>`;
}
