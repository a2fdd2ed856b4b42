/** The list, alone or with an open inquiry beside it. */
import { html } from 'hono/html';

import { seoulDay } from '#contract/seoul-day.ts';
import { userNames } from '#desk/access/users.ts';
import type { Desk, DeskRequest } from '#desk/desk-context.ts';
import { readDeskRecord } from '#desk/inquiries/desk-record.ts';
import { countOf, countsByState, listInquiries, personsOf } from '#desk/inquiries/list.ts';
import { filterQuery, readFilter } from '#desk/inquiries/list-filter.ts';
import { FRAME } from '#desk/texts/frame.ts';
import { doneNote } from '#desk/views/done-note.ts';
import { framed } from '#desk/views/frame.ts';
import { inquiryDetail } from '#desk/views/inquiry-detail.ts';
import { inquiryList } from '#desk/views/inquiry-list.ts';

import { notFound } from './failures.ts';
import { askingOf } from './inquiry-address.ts';

/** Where no script looks on. */
const REFRESH_SECONDS = 60;

/** Answers with the list; `openId` stands open beside it. */
export function listPage(desk: Desk, c: DeskRequest, indexing: boolean, openId: number | null) {
  const database = c.get('database');
  const language = c.get('language');
  const query = new URL(c.req.url).searchParams;
  const filter = readFilter(query);
  const shown = openId === null ? null : (readDeskRecord(database, openId) ?? null);
  if (openId !== null && !shown) return notFound(c);
  const user = c.get('user');
  const persons = [
    ...new Set([...personsOf(database), ...userNames(desk.settings.usersFile)]),
  ].toSorted();
  const now = desk.now();
  const today = seoulDay(now);
  const list = inquiryList({
    language,
    filter,
    page: listInquiries(database, filter),
    counts: countsByState(database),
    persons,
    retention: desk.settings.retention,
    indexing,
    now,
    openId,
    user,
    today,
    dueCount: countOf(database, readFilter(new URLSearchParams({ due: today }))),
  });
  const done = doneNote(query, shown?.state ?? null, filterQuery(filter), language);
  const detail =
    shown &&
    inquiryDetail({
      language,
      shown,
      query: filterQuery(filter),
      persons,
      user,
      siteUrl: desk.settings.siteUrl,
      now,
      asking: askingOf(query),
      done,
    });
  const title = shown
    ? `${shown.record.companyName}, ${FRAME[language].inquiries}`
    : FRAME[language].inquiries;
  return c.html(
    framed(desk, c, {
      tab: 'inquiries',
      title,
      ...(openId === null && { refreshSeconds: REFRESH_SECONDS }),
      content: html`${!detail && html`<h1 class="unseen">${FRAME[language].inquiries}</h1>`}
        ${!detail && done}
        <div class="columns${detail ? html` with-detail` : ''}">${list}${detail}</div>`,
    }),
  );
}
