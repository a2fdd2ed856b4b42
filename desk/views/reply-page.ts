/** An answer by mail: the customer's words beside it, each part with a button that copies it, phrases, and what was sent before. */
import { html } from 'hono/html';

import type { Language } from '#contract/address.ts';
import type { Html } from '#desk/desk-context.ts';
import type { DeskRecord } from '#desk/inquiries/desk-record.ts';
import type { Phrase } from '#desk/inquiries/phrases.ts';
import { BODY_MAX, type Reply, SUBJECT_MAX } from '#desk/inquiries/replies.ts';
import { mailtoAddress, type ReplyMail } from '#desk/inquiries/reply-mail.ts';
import { DETAIL } from '#desk/texts/detail.ts';
import { personName } from '#desk/texts/persons.ts';
import { REPLY_PAGE } from '#desk/texts/reply.ts';
import { clockTime, longTime } from '#desk/texts/times.ts';

import { sentParts } from './inquiry-parts.ts';

export interface ReplyParts {
  readonly language: Language;
  readonly shown: DeskRecord;
  readonly query: string;
  readonly siteUrl: string;
  readonly mail: ReplyMail;
  /** What was saved of it; undefined: nothing yet. */
  readonly saved: Reply | undefined;
  /** Whether what was saved is another person's, and the fields hold what somebody else typed meanwhile. */
  readonly conflict: boolean;
  readonly phrases: readonly Phrase[];
  /** What is wrong with it, in words. */
  readonly failure: string | null;
}

/** The page's content. */
export function replyPage(parts: ReplyParts): Html {
  const { language, shown, query, siteUrl } = parts;
  const t = REPLY_PAGE[language];
  const { record } = shown;
  return html`<div class="page">
    <p class="back always">
      <a class="link" href="/inquiries/${record.id}${query}">← ${t.back}</a>
    </p>
    <div class="two">
      <div>
        <h1>${t.title}</h1>
        ${parts.failure !== null && html`<p class="failure" role="alert">${parts.failure}</p>`}
        ${parts.conflict && parts.saved && conflictPart(parts.saved, language)} ${replyForm(parts)}
      </div>
      <section class="asked" aria-labelledby="asked">
        <h2 id="asked">${t.asked}</h2>
        <h3 class="name">${record.companyName} <span>${record.name}</span></h3>
        ${sentParts(record, { siteUrl, language }, DETAIL[language])}
        ${answersPart(shown.answers, language)}
      </section>
    </div>
  </div>`;
}

const conflictPart = (saved: Reply, language: Language): Html => {
  const t = REPLY_PAGE[language];
  return html`<div class="confirm calm" role="alert">
    <p>${t.conflict(personName(saved.person, language), longTime(saved.at))}</p>
    <details>
      <summary>${t.theirs}</summary>
      <p><b>${saved.subject}</b></p>
      <p class="words">${saved.body}</p>
    </details>
  </div>`;
};

function replyForm({ language, shown, query, mail, saved, phrases, conflict }: ReplyParts): Html {
  const t = REPLY_PAGE[language];
  const copy = (id: string, what: string) =>
    html`<button
      class="button scripted"
      type="button"
      data-copy="${id}"
      data-copied="${t.copied}"
      aria-label="${t.copyNamed(what)}"
    >
      ${t.copy}
    </button>`;
  return html`<form
    class="reply"
    method="post"
    action="/inquiries/${shown.record.id}/answer${query}"
    autocomplete="off"
    data-saves="revision"
    data-saving="${t.saving}"
    data-failed="${t.notSaved}"
  >
    <input type="hidden" name="revision" value="${saved?.revision ?? 0}" />
    <div class="part">
      <label for="reply-to">${t.to}</label> ${copy('reply-to', t.to)}
      <input class="input" id="reply-to" value="${mail.to}" readonly />
    </div>
    <div class="part">
      <label for="subject">${t.subject}</label> ${copy('subject', t.subject)}
      <input
        class="input"
        id="subject"
        name="subject"
        value="${mail.subject}"
        maxlength="${SUBJECT_MAX}"
        data-typed
      />
    </div>
    <div class="part">
      <label for="body">${t.body}</label> ${copy('body', t.body)}
      <textarea class="input" id="body" name="body" rows="16" maxlength="${BODY_MAX}" data-typed>
${mail.body}</textarea>
      <p class="small" role="status" data-save-state>
        ${saved && !conflict && t.saved(clockTime(saved.at))}
      </p>
    </div>
    ${phrasesPart(phrases, language)}
    <p class="small">${t.how}</p>
    <div class="row">
      <a class="button" href="${mailtoAddress(mail)}" data-mailto>${t.open}</a>
      <button class="button unscripted" name="do" value="save">${t.save}</button>
    </div>
    <div class="confirm calm">
      <p>${t.sentHint}</p>
      <button class="button solid" name="do" value="sent">${t.sent}</button>
    </div>
  </form>`;
}

function phrasesPart(phrases: readonly Phrase[], language: Language): Html {
  const t = REPLY_PAGE[language];
  const edit = html`<a class="link" href="/phrases">${t.editPhrases}</a>`;
  if (phrases.length === 0) return html`<p class="small">${t.noPhrases} ${edit}</p>`;
  return html`<div class="row phrases">
    <label for="phrase">${t.phrase}</label>
    <select class="input" id="phrase" name="phrase">
      ${phrases.map(({ id, title }) => html`<option value="${id}">${title}</option>`)}
    </select>
    <button class="button" name="do" value="insert">${t.insert}</button>
    ${edit}
  </div>`;
}

/** Answers that were sent, each with its words folded away but for the last. */
export function answersPart(answers: readonly Reply[], language: Language): Html | '' {
  const t = REPLY_PAGE[language];
  if (answers.length === 0) return '';
  return html`<h2>${t.earlier} <span>${answers.length}</span></h2>
    <ul class="others answers">
      ${answers.map(
        ({ subject, body, at, person }) =>
          html`<li>
            <details>
              <summary>
                ${subject}
                <span class="small">${longTime(at)} ${personName(person, language)}</span>
              </summary>
              <p class="words">${body}</p>
            </details>
          </li>`,
      )}
    </ul>`;
}
