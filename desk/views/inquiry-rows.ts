/** The rows of the list, and what is done with those that were chosen. */
import { html } from 'hono/html';

import type { Html } from '#desk/desk-context.ts';
import type { ListedInquiry } from '#desk/inquiries/list.ts';
import { filterQuery } from '#desk/inquiries/list-filter.ts';
import { shortNumberOf } from '#desk/inquiries/numbers.ts';
import { STATES, type State } from '#desk/inquiries/states.ts';
import { summaryOf } from '#desk/inquiries/summary.ts';
import type { InquiriesTexts } from '#desk/texts/inquiries.ts';
import { shortTime } from '#desk/texts/times.ts';

import type { ListParts } from './list-parts.ts';

/** The table, as a form: the bar of what to do shows once a row is chosen. */
export function inquiryRows(parts: ListParts, t: InquiriesTexts): Html {
  return html`<form method="post" action="/many${filterQuery(parts.filter)}" data-many>
    ${manyBar(parts, t)}
    <table class="table rows">
      <thead>
        <tr>
          <th scope="col" class="c-pick">
            <input class="scripted" type="checkbox" data-all aria-label="${t.pickAll}" />
          </th>
          <th scope="col" class="c-number">${t.number}</th>
          <th scope="col" class="c-time" aria-sort="descending">${t.received} ↓</th>
          <th scope="col" class="c-company">${t.company}</th>
          <th scope="col" class="c-positions">${t.positions}</th>
          <th scope="col">${t.content}</th>
          <th scope="col" class="c-state">${t.state}</th>
          <th scope="col" class="c-person">${t.person}</th>
        </tr>
      </thead>
      <tbody>
        ${parts.page.rows.map((row) => line(row, parts, t))}
      </tbody>
    </table>
  </form>`;
}

function manyBar({ persons }: ListParts, t: InquiriesTexts): Html {
  return html`<div class="many" role="group" aria-label="${t.picked}">
    <b data-picked="${t.pickedCount('#')}">${t.picked}</b>
    ${STATES.map(
      (state) =>
        html`<button class="button" name="state" value="${state}">${t.states[state]}</button>`,
    )}
    ${
      persons.length > 0 &&
      html`<label
          >${t.person}
          <select class="input" name="person">
            ${persons.map((name) => html`<option>${name}</option>`)}
          </select></label
        >
        <button class="button" name="do" value="give">${t.give}</button>`
    }
  </div>`;
}

function line(
  row: ListedInquiry,
  { filter, openId, now, today, language }: ListParts,
  t: InquiriesTexts,
): Html {
  const classes = [row.id === openId ? 'open' : '', row.state === 'new' ? 'fresh' : '']
    .join(' ')
    .trim();
  const { positions, sentence } = summaryOf(row.inquiry, language);
  const number = shortNumberOf(row);
  return html`<tr class="${classes}" data-row="${row.id}">
    <td class="c-pick">
      <input
        type="checkbox"
        name="pick"
        value="${row.id}.${row.revision}"
        aria-label="${t.pick(number)}"
      />
    </td>
    <td class="c-number">
      <a
        href="/inquiries/${row.id}${filterQuery(filter)}"
        ${row.id === openId ? html` aria-current="true"` : ''}
        >${number}</a
      >
    </td>
    <td class="c-time">${shortTime(row.receivedAt, now)}</td>
    <td class="c-company">${row.companyName}</td>
    <td class="c-positions">${positions}</td>
    <td class="c-content">${sentence}</td>
    <td class="c-state">
      ${stateMark(row.state, t)}
      ${row.mailFailed && html`<span class="mark-failed">${t.mailMark}</span>`}
    </td>
    <td class="c-person">
      <span class="who">${row.person}</span>
      ${
        row.remindOn !== '' &&
        html`<span
          class="${row.remindOn <= today ? 'remind now' : 'remind'}"
          title="${t.remind(row.remindOn)}"
          >${row.remindOn.slice(5)}</span
        >`
      }
    </td>
  </tr>`;
}

/** The state as mark and word, never as a mark alone. */
const stateMark = (state: State, t: InquiriesTexts): Html =>
  html`<span class="state s-${state}">${t.states[state]}</span>`;
