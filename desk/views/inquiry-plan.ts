/** Who looks after an inquiry, and when to look at it again. */
import { html } from 'hono/html';

import type { Html } from '#desk/desk-context.ts';
import { PERSON_MAX } from '#desk/inquiries/changes.ts';
import type { DetailTexts } from '#desk/texts/detail.ts';

import type { DetailParts } from './detail-parts.ts';

const revision = ({ shown }: DetailParts): Html =>
  html`<input type="hidden" name="revision" value="${shown.revision}" />`;

/** With accounts a list of the users and one press to take it on; without, names are typed. */
export function personPart(parts: DetailParts, t: DetailTexts): Html {
  const { shown, query, persons, user } = parts;
  const action = `/inquiries/${shown.record.id}${query}`;
  return html`<div class="person">
    <form method="post" action="${action}">
      ${revision(parts)}
      <label for="person">${t.person}</label>
      ${user === null ? typedPerson(parts, t) : chosenPerson(shown.person, persons, t)}
      <button class="button">${t.save}</button>
    </form>
    ${
      user !== null &&
      shown.person !== user &&
      html`<form method="post" action="${action}">
        ${revision(parts)}
        <button class="button" name="person" value="${user}">${t.takeOn}</button>
      </form>`
    }
  </div>`;
}

const typedPerson = ({ shown, persons }: DetailParts, t: DetailTexts): Html =>
  html`<input
      class="input"
      id="person"
      name="person"
      maxlength="${PERSON_MAX}"
      value="${shown.person}"
      placeholder="${t.nobody}"
      list="persons"
      autocomplete="off"
    />
    <datalist id="persons">
      ${persons.map((name) => html`<option value="${name}"></option>`)}
    </datalist>`;

const chosenPerson = (chosen: string, persons: readonly string[], t: DetailTexts): Html =>
  html`<select class="input" id="person" name="person">
    <option value="">${t.nobody}</option>
    ${[...new Set([...persons, chosen])]
      .filter((name) => name !== '')
      .map((name) => html`<option${name === chosen ? html` selected` : ''}>${name}</option>`)}
  </select>`;

/** The day; an empty one takes the reminder away. */
export function remindPart(parts: DetailParts, t: DetailTexts): Html {
  const { shown, query } = parts;
  return html`<div class="person">
    <form method="post" action="/inquiries/${shown.record.id}${query}">
      ${revision(parts)}
      <label for="remind">${t.remind}</label>
      <input
        class="input"
        id="remind"
        type="date"
        name="remindOn"
        value="${shown.remindOn}"
        aria-describedby="remind-hint"
      />
      <button class="button">${t.save}</button>
    </form>
    <p class="small" id="remind-hint">${t.remindHint}</p>
  </div>`;
}
