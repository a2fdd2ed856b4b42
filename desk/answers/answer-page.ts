/** The page on which staff answer a sheet question by question. */
import { html } from 'hono/html';

import type { Language } from '#contract/address.ts';
import { revisionLetter, sheetHref } from '#contract/answers.ts';
import type { Html } from '#desk/desk-context.ts';
import { ANSWERS, type AnswerTexts } from '#desk/texts/answers.ts';
import { shortTime } from '#desk/texts/times.ts';
import { withAsking } from '#desk/routes/inquiry-address.ts';
import type { DetailParts } from '#desk/views/detail-parts.ts';
import { askFirst } from '#desk/views/question.ts';

import { answerRow } from './answer-row.ts';
import type { Draft } from './draft.ts';
import { type AnswerField, answeredCount, type Faults, NOTE_MAX } from './fields.ts';

export interface AnswerPageParts {
  readonly language: Language;
  readonly draft: Draft;
  /** What is in the fields: as it was kept, or as it was typed and not kept. */
  readonly fields: readonly AnswerField[];
  readonly note: string;
  readonly siteUrl: string;
  readonly query: string;
  readonly now: number;
  /** What has just been done; '': nothing. */
  readonly said: string;
  /** Why something was not done. */
  readonly problem: string;
  readonly faults: Faults;
  /** Somebody else was quicker: what is stored stands under what was typed. */
  readonly conflict: boolean;
}

export function answerPage(parts: AnswerPageParts): Html {
  const { language, draft, fields, note, query, siteUrl } = parts;
  const t = ANSWERS[language];
  const { sheet, revision } = draft;
  const { inquiry, secret, revokedAt } = sheet;
  const letter = revisionLetter(revision);
  const path = `/inquiries/${inquiry.id}/sheet`;
  return html`<div class="page answer-page">
    <p class="back always">
      <a class="link" href="/inquiries/${inquiry.id}${query}"
        >← ${inquiry.companyName} ${inquiry.receipt}</a
      >
    </p>
    <div class="title">
      <h1>${t.title} <span class="chip">${t.chip(letter)}</span></h1>
      ${
        revokedAt === null &&
        html`<a
          class="button"
          href="${siteUrl}${sheetHref(secret, inquiry.language)}"
          rel="noreferrer"
          >${t.customerPage}</a
        >`
      }
    </div>
    <p class="small">${t.counts(fields.length, answeredCount(draft.fields))}</p>
    ${parts.said && html`<p class="done" role="status">${parts.said}</p>`}
    ${unmailedPart(draft, siteUrl, t)}
    ${parts.problem && html`<p class="hint fault" role="alert">${parts.problem}</p>`}
    <form
      method="post"
      action="${path}${query}"
      enctype="multipart/form-data"
      autocomplete="off"
      data-saves="version"
      data-saving="${t.saving}"
      data-failed="${t.notSaved}"
    >
      <input type="hidden" name="version" value="${sheet.version}" />
      <button class="unseen" tabindex="-1" aria-hidden="true" name="do" value="save">
        ${t.save}
      </button>
      <ol class="answer-rows">
        ${fields.map((field, place) => {
          const stored = draft.fields[place];
          return answerRow({
            field,
            stored: parts.conflict ? stored : undefined,
            faults: parts.faults,
            language,
            t,
          });
        })}
      </ol>
      <label class="block" for="answer-note">${t.note} <span>${t.noteHint}</span></label>
      <textarea class="input" id="answer-note" name="note" maxlength="${NOTE_MAX}" data-typed>
${note}</textarea>
      ${parts.conflict && note !== sheet.note && html`<p class="small">${t.stored(sheet.note)}</p>`}
      ${filesPart(parts, t, path)}
      <div class="answer-send">
        <p class="small">
          <span role="status" data-save-state></span> ${t.sendHint(inquiry.email)}
        </p>
        <button class="button" name="do" value="save">${t.save}</button>
        <button class="button solid" name="do" value="send">${t.send(letter)}</button>
      </div>
    </form>
  </div>`;
}

function filesPart({ draft }: AnswerPageParts, t: AnswerTexts, path: string): Html {
  const { files } = draft.sheet;
  return html`<section class="answer-files" aria-labelledby="answer-files">
    <h2 id="answer-files">${t.files} <span>${t.filesHint}</span></h2>
    ${
      files.length > 0 &&
      html`<ul>
        ${files.map(
          ({ id, name, revision }) =>
            html`<li>
              <a class="link" href="${path}/files/${id}" download="${name}">${name}</a>
              ${
                revision === draft.revision
                  ? html`<button
                      class="button"
                      name="remove"
                      value="${id}"
                      aria-label="${t.removeFile(name)}"
                    >
                      ×
                    </button>`
                  : html`<span class="small">${t.inRevision(revisionLetter(revision))}</span>`
              }
            </li>`,
        )}
      </ul>`
    }
    <p class="choose">
      <input
        class="input"
        type="file"
        name="file"
        accept=".pdf,.step,.stp,.dxf"
        aria-label="${t.chooseFile}"
      />
      <button class="button" name="do" value="attach">${t.attach}</button>
    </p>
  </section>`;
}

/** While the mail of the newest revision has not gone out: its address, to be sent by hand. */
function unmailedPart({ sheet }: Draft, siteUrl: string, t: AnswerTexts): Html | '' {
  const last = sheet.revisions.at(-1);
  if (!last || last.mailedAt !== null || sheet.revokedAt !== null) return '';
  return html`<div class="unmailed">
    <p class="small">${t.unmailed(sheet.inquiry.email)}</p>
    <div class="row">
      <input
        class="input"
        id="sheet-address"
        value="${siteUrl}${sheetHref(sheet.secret, sheet.inquiry.language)}"
        readonly
        aria-label="${t.address}"
      />
      <button
        class="button scripted"
        type="button"
        data-copy="sheet-address"
        data-copied="${t.copied}"
        aria-label="${t.copyAddress}"
      >
        ${t.copy}
      </button>
    </div>
  </div>`;
}

/** In the inquiry's detail: what has been sent, whether its mail went out, and the way to the answer. */
export function sheetPart(
  draft: Draft | undefined,
  parts: Pick<DetailParts, 'language' | 'query' | 'now' | 'siteUrl' | 'asking'>,
): Html {
  if (!draft) return html``;
  const { language, query, now, asking } = parts;
  const t = ANSWERS[language];
  const { sheet, revision, mail } = draft;
  const page = `/inquiries/${sheet.inquiry.id}`;
  const path = `${page}/sheet`;
  const last = sheet.revisions.at(-1);
  const since = last?.at ?? sheet.inquiry.receivedAt;
  const further = sheet.questions.filter(
    ({ id, askedAt }) => id.startsWith('f') && askedAt > since,
  );
  /** A mail that waits for its turn is no fault; one that was tried in vain is, and of an older revision nobody tries again. */
  const stateOf = (mailedAt: number | null, isLast: boolean): [words: string, unsent: boolean] => {
    if (mailedAt !== null) return [t.mailed(shortTime(mailedAt, now)), false];
    if (!isLast || !mail || mail.givenUpAt !== null) return [t.givenUp, true];
    return mail.attempts > 0 ? [t.notMailed, true] : [t.waiting, false];
  };
  return html`<section aria-labelledby="answers-heading">
    <h2 id="answers-heading">
      ${t.heading} ${further.length > 0 && html`<span>${t.furtherAsked(further.length)}</span>`}
    </h2>
    <p><a class="button" href="${path}${query}">${t.write(revisionLetter(revision))}</a></p>
    ${
      sheet.revisions.length > 0 &&
      html`<ul class="revisions" aria-label="${t.revisions}">
        ${sheet.revisions.map((each) => {
          const [words, unsent] = stateOf(each.mailedAt, each === last);
          return html`<li>
            <b>${t.chip(revisionLetter(each.revision))}</b>
            <span>${shortTime(each.at, now)} ${each.person}</span>
            <span class="${unsent ? 'unsent' : ''}">${words}</span>
          </li>`;
        })}
      </ul>`
    }
    ${unmailedPart(draft, parts.siteUrl, t)}
    <div class="actions">
      ${
        last &&
        sheet.revokedAt === null &&
        html`<form method="post" action="${path}/resend${query}">
          <button class="button">${t.resend}</button>
        </form>`
      }
      ${
        sheet.revokedAt === null
          ? html`<a class="button" href="${page}${withAsking(query, 'revoke')}">${t.revoke}</a>`
          : html`<form method="post" action="${path}/reopen${query}">
              <button class="button">${t.reopen}</button>
            </form>`
      }
    </div>
    ${
      asking === 'revoke' &&
      sheet.revokedAt === null &&
      askFirst({
        id: 'revoke',
        question: t.revokeQuestion,
        warning: t.revokeWarning,
        action: `${path}/revoke${query}`,
        fields: {},
        ahead: t.revoke,
        cancel: t.cancel,
        back: page + query,
      })
    }
    ${sheet.revokedAt !== null && html`<p class="hint">${t.revoked}</p>`}
  </section>`;
}
