/** The list, alone or with an open inquiry beside it. */
import { html } from 'hono/html';

import type { Desk, DeskRequest } from '#desk/desk-context.ts';
import { readDeskRecord } from '#desk/inquiries/desk-record.ts';
import { countsByState, listInquiries, personsOf } from '#desk/inquiries/list.ts';
import { filterQuery, readFilter } from '#desk/inquiries/list-filter.ts';
import { DETAIL } from '#desk/texts/detail.ts';
import { FRAME } from '#desk/texts/frame.ts';
import { framed } from '#desk/views/frame.ts';
import { inquiryDetail } from '#desk/views/inquiry-detail.ts';
import { inquiryList } from '#desk/views/inquiry-list.ts';

import { notFound } from './failures.ts';

/** Where no script looks on. */
const REFRESH_SECONDS = 60;

/** What an address may say has just been done. */
const DONE = ['done', 'resent', 'gone'] as const;

/** Answers with the list; `openId` stands open beside it. */
export function listPage(desk: Desk, c: DeskRequest, indexing: boolean, openId: number | null) {
  const database = c.get('database');
  const language = c.get('language');
  const query = new URL(c.req.url).searchParams;
  const filter = readFilter(query);
  const shown = openId === null ? null : (readDeskRecord(database, openId) ?? null);
  if (openId !== null && !shown) return notFound(c);
  const persons = personsOf(database);
  const now = desk.now();
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
  });
  const t = DETAIL[language];
  const deleted = /^(?:GM-[\d-]+|#\d+)$/.exec(query.get('deleted') ?? '')?.[0];
  const flag = DONE.find((name) => name === query.get('said'));
  const done = flag ? t[flag] : deleted ? t.deleted(deleted) : null;
  const detail =
    shown &&
    inquiryDetail({
      language,
      shown,
      query: filterQuery(filter),
      persons: [...new Set([...persons, ...(c.get('user') ? [c.get('person')] : [])])],
      siteUrl: desk.settings.siteUrl,
      now,
      asking: query.get('ask') === 'delete',
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
        ${!detail && done && html`<p class="done pad" role="status">${done}</p>`}
        <div class="columns${detail ? html` with-detail` : ''}">${list}${detail}</div>`,
    }),
  );
}
