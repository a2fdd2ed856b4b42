/** What has happened to an inquiry, and what belongs together with it. */
import { html } from 'hono/html';

import type { Language } from '#contract/address.ts';
import type { Html } from '#desk/desk-context.ts';
import type { DeskRecord } from '#desk/inquiries/desk-record.ts';
import { summaryOf } from '#desk/inquiries/summary.ts';
import { numberOf } from '#desk/inquiries/numbers.ts';
import { personName } from '#desk/texts/persons.ts';
import { shortTime } from '#desk/texts/times.ts';
import type { DetailTexts } from '#desk/texts/detail.ts';
import type { InquiryRecord } from '#server/forms/inquiry-record.ts';

import type { DetailParts } from './detail-parts.ts';

/** Arrival, mail, and everything from the log, oldest first. */
export function historyPart(
  { record, history }: DeskRecord,
  language: Language,
  t: DetailTexts,
  now: number,
): Html {
  const { mail, receivedAt } = record;
  return html`<h2>${t.history}</h2>
    <ul class="history">
      <li><time>${shortTime(receivedAt, now)}</time> ${t.arrived}</li>
      ${mail?.sentAt != null && html`<li><time>${shortTime(mail.sentAt, now)}</time> ${t.mailSent}</li>`}
      ${
        mail !== null &&
        mail.sentAt === null &&
        mail.attempts > 0 &&
        html`<li class="failed">
          ${t.mailFailed(mail.attempts)},
          ${mail.givenUpAt !== null ? t.mailGivenUp : t.mailNext(shortTime(mail.nextAttemptAt, now))}
          ${mail.lastError !== null && html`<span>(${reasonOf(mail.lastError, t)})</span>`}
        </li>`
      }
      ${history.map(
        ({ at, action, person }) =>
          html`<li>
            <time>${shortTime(at, now)}</time> ${t.actions[action]}
            <span>${personName(person, language)}</span>
          </li>`,
      )}
    </ul>`;
}

/** What the mail server's or the network's own words mean; unknown ones stand as they are. */
function reasonOf(error: string, { mailReasons }: DetailTexts): string {
  if (/\b(?:ENOTFOUND|EAI_AGAIN)\b/.test(error)) return mailReasons.unknown;
  if (/\b(?:ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)\b|Connection timeout/.test(error))
    return mailReasons.unreachable;
  return error.startsWith('Invalid login') ? mailReasons.login : error;
}

/** Where its mail to the supplier has not gone out. */
export const resendPart = ({ shown: { record }, query }: DetailParts, t: DetailTexts): Html | '' =>
  record.mail !== null && record.mail.sentAt === null
    ? html`<form class="row" method="post" action="/inquiries/${record.id}/resend${query}">
        <button class="button">${t.resend}</button>
      </form>`
    : '';

/** Inquiries merged into this one, and others of the same address. */
export function mergePart({ language, shown, query }: DetailParts, t: DetailTexts): Html {
  const path = `/inquiries/${shown.record.id}`;
  const lineOf = ({ inquiry }: InquiryRecord) => {
    const { positions, sentence } = summaryOf(inquiry, language);
    return [positions, sentence].filter((part) => part !== '').join(', ');
  };
  const item = (record: InquiryRecord, action: string, label: string) =>
    html`<li>
      <details>
        <summary>${numberOf(record)} ${lineOf(record)}</summary>
        <p class="words">${record.inquiry}</p>
      </details>
      <form method="post" action="${path}/${action}${query}">
        <input type="hidden" name="other" value="${record.id}" />
        <button class="button" aria-label="${numberOf(record)} ${label}">${label}</button>
      </form>
    </li>`;
  return html`${
    shown.merged.length > 0 &&
    html`<h2>${t.merged}</h2>
      <ul class="others">
        ${shown.merged.map((each) => item(each, 'unmerge', t.unmerge))}
      </ul>`
  }
  ${
    shown.mergedInto === null &&
    shown.sameSender.length > 0 &&
    html`<h2>${t.sameSender}</h2>
      <ul class="others">
        ${shown.sameSender.map((each) => item(each, 'merge', t.mergeHere))}
      </ul>`
  }`;
}
