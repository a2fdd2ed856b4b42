/** The notice's form, its state, and how the site will show it. */
import { html } from 'hono/html';

import type { Language } from '#contract/address.ts';
import {
  NOTICE_MAX,
  NOTICE_PLACES,
  type NoticeFault,
  type NoticeField,
  type NoticeInput,
  seoulDay,
} from '#contract/notice.ts';
import type { Html } from '#desk/desk-context.ts';
import { NOTICE } from '#desk/texts/notice.ts';

import type { StoredNotice } from './stored-notice.ts';

export interface NoticeParts {
  readonly language: Language;
  readonly stored: StoredNotice;
  /** What stands in the form. */
  readonly typed: NoticeInput;
  readonly faults: Partial<Record<NoticeField, NoticeFault>>;
  /** What came of the last form. */
  readonly outcome: 'saved' | 'removed' | 'conflict' | 'preview' | null;
  readonly now: number;
}

/** The page's content. */
export function noticePage(parts: NoticeParts): Html {
  const { language, stored, typed, outcome } = parts;
  const t = NOTICE[language];
  const { notice } = stored;
  return html`<div class="page narrow">
    <h1>${t.title}</h1>
    <p>${t.text}</p>
    ${(outcome === 'saved' || outcome === 'removed') && html`<p class="done" role="status">${t[outcome]}</p>`}
    ${outcome === 'conflict' && html`<p class="failure" role="alert">${t.conflict} ${t.stored(notice?.text[language] ?? t.none)}</p>`}
    <p><b>${stateOf(parts)}</b></p>
    ${outcome === 'preview' && preview(typed, t)}
    <form class="notice-form" method="post" action="/notice" novalidate>
      <input type="hidden" name="seen" value="${stored.revision}" />
      ${field(
        parts,
        'ko',
        (more) =>
          html`<textarea
            class="input"
            id="notice-ko"
            name="ko"
            lang="ko"
            rows="3"
            maxlength="${NOTICE_MAX}"
            ${more}
          >
${typed.ko}</textarea>`,
      )}
      ${field(
        parts,
        'en',
        (more) =>
          html`<textarea
            class="input"
            id="notice-en"
            name="en"
            lang="en"
            rows="3"
            maxlength="${NOTICE_MAX}"
            ${more}
          >
${typed.en}</textarea>`,
      )}
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
        <button class="button" name="do" value="preview">${t.preview}</button>
        ${notice && html`<button class="button danger" name="do" value="remove">${t.remove}</button>`}
      </div>
    </form>
  </div>`;
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
): Html {
  const t = NOTICE[language];
  const fault = faults[name];
  const id = `notice-${name}`;
  const more = fault ? html`aria-invalid="true" aria-describedby="${id}-fault"` : '';
  return html`<p class="notice-field">
    <label for="${id}">${t[name]}</label>
    ${control(more)}
    ${fault && html`<span class="failure" id="${id}-fault" role="alert">${t.faults[fault]}</span>`}
  </p>`;
}

const preview = ({ ko, en }: NoticeInput, t: (typeof NOTICE)[Language]): Html =>
  html`<section class="notice-preview" aria-label="${t.shown}">
    <h2>${t.shown}</h2>
    <p lang="ko">${ko}</p>
    <p lang="en">${en}</p>
    <p class="small">${t.notSaved}</p>
  </section>`;
