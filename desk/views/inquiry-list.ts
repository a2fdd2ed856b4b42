/** The list of inquiries with its filters. */
import { html } from 'hono/html';

import type { Html } from '#desk/desk-context.ts';
import { COUNT_LIMIT, PAGE_SIZE } from '#desk/inquiries/list.ts';
import { filterQuery } from '#desk/inquiries/list-filter.ts';
import { STATES, type State } from '#desk/inquiries/states.ts';
import { INQUIRIES, type InquiriesTexts } from '#desk/texts/inquiries.ts';

import { inquiryRows } from './inquiry-rows.ts';
import type { ListParts } from './list-parts.ts';

/** The section as a whole. The script exchanges the parts marked `data-part`; no field that staff fill in is inside one. */
export function inquiryList(parts: ListParts): Html {
  const { language, page, indexing } = parts;
  const t = INQUIRIES[language];
  return html`<section class="list" aria-label="${t.list}" data-list>
    ${tools(parts, t)}
    ${indexing && parts.filter.words !== '' && html`<p class="small pad" role="status">${t.indexing}</p>`}
    <div data-part="rows">
      ${page.rows.length === 0 ? emptyText(parts, t) : inquiryRows(parts, t)}
    </div>
    ${foot(parts, t)}
  </section>`;
}

function tools(parts: ListParts, t: InquiriesTexts): Html {
  const { filter, counts, persons, user } = parts;
  const all = STATES.reduce((sum, state) => sum + (state === 'spam' ? 0 : counts[state]), 0);
  const choice = (state: State | null, name: string, count: number) =>
    html`<a
      href="/${filterQuery(filter, { state, page: 1 })}"
      ${state === filter.state ? html`aria-current="true"` : ''}
      >${name} <span>${count.toLocaleString('en')}</span></a
    >`;
  const chosen =
    filter.mailFailed ||
    (filter.person !== '' && filter.person !== user) ||
    filter.from !== '' ||
    filter.until !== '';
  return html`<div class="tools">
    <nav class="segments" aria-label="${t.state}" data-part="states">
      ${choice(null, t.all, all)}
      ${STATES.map((state) => choice(state, t.states[state], counts[state]))}
    </nav>
    <div class="own" data-part="own">${ownLists(parts, t)}</div>
    <form class="search" method="get" action="/" role="search">
      ${filter.state && html`<input type="hidden" name="state" value="${filter.state}" />`}
      ${filter.due && html`<input type="hidden" name="due" value="${filter.due}" />`}
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

/** What waits for the person who looks, and what is to be looked at again; a second press shows all. */
function ownLists({ filter, user, today, dueCount }: ListParts, t: InquiriesTexts): Html | '' {
  const mine = user !== null && filter.person === user;
  const due = filter.due !== '';
  if (user === null && dueCount === 0 && !due) return '';
  return html`<nav class="segments" aria-label="${t.ownLists}">
    ${
      user !== null &&
      html`<a
        href="/${filterQuery(filter, { person: mine ? '' : user, page: 1 })}"
        ${mine ? html`aria-current="true"` : ''}
        >${t.mine}</a
      >`
    }
    <a
      href="/${filterQuery(filter, { due: due ? '' : today, page: 1 })}"
      title="${t.due}"
      ${due ? html`aria-current="true"` : ''}
      >${t.dueShort} <span>${dueCount}</span></a
    >
  </nav>`;
}

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
  return html`<div class="foot" data-part="foot">
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
