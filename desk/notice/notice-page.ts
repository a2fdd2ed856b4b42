/** The notice's form, its state, and how the site will show it. */
import { html } from 'hono/html';

import { type Language, LANGUAGES } from '#contract/address.ts';
import { NOTICE_MAX, NOTICE_PLACES } from '#contract/notice.ts';
import type { NoticeFault, NoticeField, NoticeInput } from '#contract/notice-check.ts';
import { seoulDay } from '#contract/seoul-day.ts';
import type { Html } from '#desk/desk-context.ts';
import { sheetTable, type Table } from '#desk/sheets/sheet.ts';
import { NOTICE } from '#desk/texts/notice.ts';

import type { PastNotice } from './past-notices.ts';
import type { StoredNotice } from './stored-notice.ts';

export interface NoticeParts {
  readonly language: Language;
  readonly stored: StoredNotice;
  readonly past: readonly PastNotice[];
  /** What stands in the form. */
  readonly typed: NoticeInput;
  readonly faults: Partial<Record<NoticeField, NoticeFault>>;
  /** What came of the last form. */
  readonly outcome: 'saved' | 'removed' | 'conflict' | 'preview' | null;
  readonly now: number;
}

/** The page's content. */
export function noticePage(parts: NoticeParts): Html {
  const { language, stored, outcome } = parts;
  const t = NOTICE[language];
  const { notice } = stored;
  return html`<div class="page notice-page">
    <div>
      <h1>${t.title}</h1>
      <p>${t.text}</p>
      ${(outcome === 'saved' || outcome === 'removed') && html`<p class="done" role="status">${t[outcome]}</p>`}
      ${outcome === 'conflict' && html`<p class="failure" role="alert">${t.conflict} ${t.stored(notice?.text[language] ?? t.none)}</p>`}
      <p><b>${stateOf(parts)}</b></p>
      ${noticeForm(parts)}
    </div>
    <div>${preview(parts)} ${pastPart(parts)}</div>
  </div>`;
}

function noticeForm(parts: NoticeParts): Html {
  const { language, stored, typed } = parts;
  const t = NOTICE[language];
  const { notice } = stored;
  const words = (name: Language) =>
    field(
      parts,
      name,
      (more) =>
        html`<textarea
          class="input"
          id="notice-${name}"
          name="${name}"
          lang="${name}"
          rows="3"
          maxlength="${NOTICE_MAX}"
          data-shown="notice-shown-${name}"
          ${more}
        >
${typed[name]}</textarea>`,
      t.limit(NOTICE_MAX),
    );
  return html`<form class="notice-form" method="post" action="/notice" novalidate>
    <input type="hidden" name="seen" value="${stored.revision}" />
    ${words('ko')} ${words('en')}
    <div class="days">
      ${(['from', 'until'] as const).map((name) =>
        field(
          parts,
          name,
          (more) =>
            html`<input
              class="input"
              id="notice-${name}"
              name="${name}"
              type="date"
              value="${typed[name]}"
              ${more}
            />`,
        ),
      )}
    </div>
    ${field(
      parts,
      'where',
      (more) =>
        html`<select class="input" id="notice-where" name="where" ${more}>
          ${NOTICE_PLACES.map((place) => html`<option value="${place}" ${place === typed.where ? 'selected' : ''}>${t.places[place]}</option>`)}
        </select>`,
    )}
    <div class="row">
      <button class="button solid" name="do" value="save">${t.save}</button>
      <button class="button unscripted" name="do" value="preview">${t.preview}</button>
      ${notice && html`<button class="button danger" name="do" value="remove">${t.remove}</button>`}
    </div>
  </form>`;
}

function stateOf({ language, stored: { notice }, now }: NoticeParts): string {
  const t = NOTICE[language];
  const day = seoulDay(now);
  if (!notice) return t.none;
  if (day < notice.from) return t.coming(notice.from);
  return day > notice.until ? t.over(notice.until) : t.now;
}

function field(
  { language, faults }: NoticeParts,
  name: NoticeField,
  control: (more: Html | '') => Html,
  hint = '',
): Html {
  const t = NOTICE[language];
  const fault = faults[name];
  const id = `notice-${name}`;
  const more = fault ? html`aria-invalid="true" aria-describedby="${id}-fault"` : '';
  return html`<p class="notice-field">
    <label for="${id}">${t[name]}</label>
    ${hint && html`<span class="small">${hint}</span>`} ${control(more)}
    ${fault && html`<span class="failure" id="${id}-fault" role="alert">${t.faults[fault]}</span>`}
  </p>`;
}

/** As the site's band shows it; a script keeps it up to what is typed. */
function preview({ language, typed, outcome }: NoticeParts): Html {
  const t = NOTICE[language];
  return html`<section class="notice-preview" aria-labelledby="notice-preview">
    <h2 id="notice-preview">${t.shown}</h2>
    ${LANGUAGES.map(
      (name) =>
        html`<p class="band" lang="${name}">
          <span id="notice-shown-${name}">${typed[name] || NOTICE[name].empty}</span>
          <i aria-hidden="true">×</i>
        </p>`,
    )}
    ${outcome === 'preview' && html`<p class="small">${t.notSaved}</p>`}
  </section>`;
}

function pastPart({ language, past }: NoticeParts): Html | '' {
  const t = NOTICE[language];
  if (past.length === 0) return '';
  const sheet: Table<PastNotice> = {
    name: t.past,
    columns: [
      { name: t.days, width: 24, value: ({ from, until }) => `${from} – ${until}` },
      { name: t.words, width: 60, value: ({ text }) => text[language] },
      {
        name: t.again,
        width: 12,
        value: () => '',
        shown: ({ id, text }) =>
          html`<a class="link" href="/notice?again=${id}" aria-label="${t.again}: ${text[language]}"
            >${t.again}</a
          >`,
      },
    ],
    rows: past,
  };
  return html`<h2 id="notice-past">${t.past}</h2>
    ${sheetTable(sheet, 'notice-past')}`;
}
