/** The list of inquiries with its filters. */
import { html } from 'hono/html';

import type { Language } from '#contract/address.ts';
import type { Html } from '#desk/desk-context.ts';
import {
  COUNT_LIMIT,
  PAGE_SIZE,
  type ListedInquiry,
  type ListedPage,
} from '#desk/inquiries/list.ts';
import { filterQuery, type ListFilter } from '#desk/inquiries/list-filter.ts';
import { shortNumberOf } from '#desk/inquiries/numbers.ts';
import { summaryOf } from '#desk/inquiries/summary.ts';
import { STATES, type State } from '#desk/inquiries/states.ts';
import { INQUIRIES, type InquiriesTexts } from '#desk/texts/inquiries.ts';
import { shortTime } from '#desk/texts/times.ts';
import type { Period } from '#contract/retention-period.ts';

export interface ListParts {
  readonly language: Language;
  readonly filter: ListFilter;
  readonly page: ListedPage;
  readonly counts: Readonly<Record<State, number>>;
  readonly persons: readonly string[];
  readonly retention: Period;
  readonly indexing: boolean;
  readonly now: number;
  /** The inquiry that stands open beside it. */
  readonly openId: number | null;
}

/** The section as a whole; a script takes its place by a newer one. */
export function inquiryList(parts: ListParts): Html {
  const { language, page, indexing } = parts;
  const t = INQUIRIES[language];
  return html`<section class="list" aria-label="${t.list}" data-list>
    ${tools(parts, t)}
    ${indexing && parts.filter.words !== '' && html`<p class="small pad" role="status">${t.indexing}</p>`}
    ${page.rows.length === 0 ? emptyText(parts, t) : table(parts, t)} ${foot(parts, t)}
  </section>`;
}

function tools({ filter, counts, persons }: ListParts, t: InquiriesTexts): Html {
  const all = STATES.reduce((sum, state) => sum + (state === 'spam' ? 0 : counts[state]), 0);
  const choice = (state: State | null, name: string, count: number) =>
    html`<a
      href="/${filterQuery(filter, { state, page: 1 })}"
      ${state === filter.state ? html`aria-current="true"` : ''}
      >${name} <span>${count}</span></a
    >`;
  const chosen =
    filter.mailFailed || filter.person !== '' || filter.from !== '' || filter.until !== '';
  return html`<div class="tools">
    <nav class="segments" aria-label="${t.state}">
      ${choice(null, t.all, all)}
      ${STATES.map((state) => choice(state, t.states[state], counts[state]))}
    </nav>
    <form class="search" method="get" action="/" role="search">
      ${filter.state && html`<input type="hidden" name="state" value="${filter.state}" />`}
      <input
        class="input"
        type="search"
        name="q"
        value="${filter.words}"
        maxlength="100"
        placeholder="${t.searchHint}"
        aria-label="${t.search}"
        data-search
      />
      <button class="button">${t.searchButton}</button>
      <details class="filters" ${chosen ? html` open` : ''}>
        <summary>${t.more}</summary>
        <div class="filters-box">
          <label class="check"
            ><input
              type="checkbox"
              name="mail"
              value="failed"
              ${filter.mailFailed ? html` checked` : ''}
            />
            ${t.mailFailed}</label
          >
          <label
            >${t.person}
            <select class="input" name="person">
              <option value="">${t.anybody}</option>
              ${[...new Set([...persons, filter.person])]
                .filter((name) => name !== '')
                .map(
                  (name) =>
                    html`<option${name === filter.person ? html` selected` : ''}>${name}</option>`,
                )}
            </select></label
          >
          <label
            >${t.from} <input class="input" type="date" name="from" value="${filter.from}"
          /></label>
          <label
            >${t.until} <input class="input" type="date" name="until" value="${filter.until}"
          /></label>
          <a class="link" href="/">${t.clear}</a>
        </div>
      </details>
    </form>
    <a class="link" href="" data-reload hidden>${t.reload}</a>
    <a class="button excel" href="/inquiries.xlsx${filterQuery(filter, { page: 1 })}" download
      >${t.excel}</a
    >
  </div>`;
}

function table(parts: ListParts, t: InquiriesTexts): Html {
  return html`<table class="table rows">
    <thead>
      <tr>
        <th scope="col" class="c-number">${t.number}</th>
        <th scope="col" class="c-time" aria-sort="descending">${t.received} ↓</th>
        <th scope="col" class="c-company">${t.company}</th>
        <th scope="col">${t.content}</th>
        <th scope="col" class="c-state">${t.state}</th>
        <th scope="col" class="c-person">${t.person}</th>
        <th scope="col" class="c-mail">${t.mailColumn}</th>
      </tr>
    </thead>
    <tbody>
      ${parts.page.rows.map((row) => line(row, parts, t))}
    </tbody>
  </table>`;
}

function line(row: ListedInquiry, { filter, openId, now }: ListParts, t: InquiriesTexts): Html {
  const classes = [row.id === openId ? 'open' : '', row.state === 'new' ? 'fresh' : '']
    .join(' ')
    .trim();
  return html`<tr class="${classes}" data-row="${row.id}">
    <td class="c-number">
      <a
        href="/inquiries/${row.id}${filterQuery(filter)}"
        ${row.id === openId ? html` aria-current="true"` : ''}
        >${shortNumberOf(row)}</a
      >
    </td>
    <td class="c-time">${shortTime(row.receivedAt, now)}</td>
    <td class="c-company">${row.companyName}</td>
    <td class="c-content">${summaryOf(row.inquiry, t)}</td>
    <td class="c-state">${stateMark(row.state, t)}</td>
    <td class="c-person">${row.person}</td>
    <td class="c-mail mail-${row.mail}">${t.mail[row.mail]}</td>
  </tr>`;
}

/** The state as mark and word, never as a mark alone. */
export const stateMark = (state: State, t: InquiriesTexts): Html =>
  html`<span class="state s-${state}">${t.states[state]}</span>`;

function emptyText({ filter, counts, page }: ListParts, t: InquiriesTexts): Html {
  const none = STATES.every((state) => counts[state] === 0);
  const text = none ? t.nothing : page.total > 0 && filter.page > 1 ? t.beyond : t.nothingFound;
  return html`<p class="empty">
    ${text} ${!none && html`<a class="link" href="/">${t.clear}</a>`}
  </p>`;
}

function foot({ filter, page, retention }: ListParts, t: InquiriesTexts): Html {
  const { count, unit } = retention;
  const first = (filter.page - 1) * PAGE_SIZE + 1;
  const over = page.total > COUNT_LIMIT;
  const last = first + page.rows.length - 1;
  const newer = filter.page > 1;
  const older = page.total > last && page.rows.length > 0;
  const move = (rel: 'prev' | 'next', to: number, name: string) =>
    html`<a class="button" rel="${rel}" href="/${filterQuery(filter, { page: to })}">${name}</a>`;
  return html`<div class="foot">
    <p class="small">
      ${page.rows.length > 0 && t.shown(t.total(Math.min(page.total, COUNT_LIMIT), over), first, last)}
      ${t.kept(t.period[unit](count))}
    </p>
    <p class="keys scripted" aria-hidden="true">
      <kbd>J</kbd> <kbd>K</kbd> ${t.keyMove} <kbd>/</kbd> ${t.keySearch} <kbd>R</kbd> ${t.keyReply}
    </p>
    ${
      (newer || older) &&
      html`<nav class="paging" aria-label="${t.pages}">
        ${newer && move('prev', filter.page - 1, t.newer)}
        ${older && move('next', filter.page + 1, t.older)}
      </nav>`
    }
  </div>`;
}
