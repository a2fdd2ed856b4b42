/** One inquiry: what was sent, and everything that the staff can do with it. */
import type { DetailParts } from './detail-parts.ts';
import { html } from 'hono/html';

import { sheetPart } from '#desk/answers/answer-page.ts';
import type { Html } from '#desk/desk-context.ts';
import { NOTE_MAX } from '#desk/inquiries/changes.ts';
import { numberOf } from '#desk/inquiries/numbers.ts';
import { STATES } from '#desk/inquiries/states.ts';
import { withAsking } from '#desk/routes/inquiry-address.ts';
import { DETAIL, type DetailTexts } from '#desk/texts/detail.ts';
import { INQUIRIES } from '#desk/texts/inquiries.ts';
import { clockTime, longTime } from '#desk/texts/times.ts';

import { mailIcon } from './icons.ts';
import { sentParts } from './inquiry-parts.ts';
import { historyPart, mergePart, resendPart } from './inquiry-history.ts';
import { personPart, remindPart } from './inquiry-plan.ts';
import { askFirst } from './question.ts';
import { answersPart } from './reply-page.ts';

/** The section as a whole. */
export function inquiryDetail(parts: DetailParts): Html {
  const { language, shown, query, now, done } = parts;
  const t = DETAIL[language];
  const { record } = shown;
  const action = `/inquiries/${record.id}`;
  return html`<section class="detail" aria-label="${t.open}" data-detail="${record.id}">
    <p class="back"><a class="link" href="/${query}">← ${t.back}</a></p>
    ${done}
    ${
      shown.mergedInto !== null &&
      html`<p class="hint">
        <a class="link" href="/inquiries/${shown.mergedInto}${query}"
          >${t.mergedInto(shown.mergedNumber ?? '')}</a
        >
      </p>`
    }
    <div class="title">
      <h1>${record.companyName} <span>${record.name}</span></h1>
      <p class="small">${numberOf(record)}</p>
    </div>
    <div class="row">
      ${states(parts, t)}
      <time class="small" datetime="${new Date(record.receivedAt).toISOString()}"
        >${longTime(record.receivedAt)}</time
      >
    </div>
    ${actions(parts, t)} ${sheetPart(shown.draft, parts)}
    ${record.flags.length > 0 && html`<p class="hint">${t.signs}: ${record.flags.map((flag) => t.flags[flag]).join(', ')}</p>`}
    ${record.isDamaged && html`<p class="hint" role="alert">${t.damaged}</p>`}
    ${shown.correctsNumber !== null && html`<p class="hint">${t.corrects(shown.correctsNumber)}</p>`}
    ${sentParts(record, parts, t)} ${answersPart(shown.answers, language)} ${personPart(parts, t)}
    ${remindPart(parts, t)}
    <form
      class="note"
      method="post"
      action="${action}${query}"
      autocomplete="off"
      data-saves="revision"
      data-saving="${t.saving}"
      data-failed="${t.notSaved}"
    >
      <input type="hidden" name="revision" value="${shown.revision}" />
      <h2><label for="note">${t.memo}</label> <span>${t.memoHint}</span></h2>
      <textarea class="input" id="note" name="note" maxlength="${NOTE_MAX}" data-typed>
${shown.note}</textarea>
      <p class="small" role="status" data-save-state>
        ${shown.changedAt !== null && shown.note !== '' && t.saved(clockTime(shown.changedAt))}
      </p>
      <button class="button unscripted">${t.save}</button>
    </form>
    ${mergePart(parts, t)} ${historyPart(shown, language, t, now)} ${resendPart(parts, t)}
    ${parts.asking === 'delete' && deleteQuestion(parts, t)}
  </section>`;
}

function states({ language, shown, query }: DetailParts, t: DetailTexts): Html {
  const names = INQUIRIES[language].states;
  return html`<form method="post" action="/inquiries/${shown.record.id}${query}">
    <input type="hidden" name="revision" value="${shown.revision}" />
    <div class="segments" role="group" aria-label="${t.state}">
      ${STATES.map(
        (state) =>
          html`<button
            name="state"
            value="${state}"
            aria-pressed="${String(state === shown.state)}"
          >
            ${names[state]}
          </button>`,
      )}
    </div>
  </form>`;
}

function actions({ shown, query, asking }: DetailParts, t: DetailTexts): Html {
  const { record } = shown;
  const path = `/inquiries/${record.id}`;
  return html`<div class="actions">
    <form method="post" action="${path}/reply${query}">
      <button class="button solid" data-reply>${mailIcon}${t.reply}</button>
    </form>
    <a class="button" href="tel:${record.phone.replace(/[^\d+]/g, '')}">${t.call(record.phone)}</a>
    <a class="button" href="${path}/inquiry.xlsx" download>${t.excel}</a>
    <button class="button scripted" type="button" data-print>${t.print}</button>
    <a
      class="button danger"
      href="${path}${withAsking(query, 'delete')}"
      ${asking === 'delete' ? html` aria-current="true"` : ''}
      >${t.remove}</a
    >
  </div>`;
}

function deleteQuestion({ shown, query }: DetailParts, t: DetailTexts): Html {
  const path = `/inquiries/${shown.record.id}`;
  return askFirst({
    id: 'delete',
    question: t.deleteQuestion,
    warning: html`${t.deleteWarning}
    ${shown.merged.length > 0 && t.deleteMerged(shown.merged.length)}`,
    action: `${path}/delete${query}`,
    fields: { revision: String(shown.revision) },
    ahead: t.remove,
    cancel: t.cancel,
    back: path + query,
  });
}
