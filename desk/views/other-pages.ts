/** Pages besides the list: a conflict, the login, and everything that goes wrong. */
import { html } from 'hono/html';

import type { Language } from '#contract/address.ts';
import type { TroubleKind } from '#desk/database/desk-trouble.ts';
import type { Html } from '#desk/desk-context.ts';
import type { Treatment } from '#desk/inquiries/desk-record.ts';
import { DETAIL } from '#desk/texts/detail.ts';
import { FRAME } from '#desk/texts/frame.ts';
import { INQUIRIES } from '#desk/texts/inquiries.ts';
import { personName } from '#desk/texts/persons.ts';
import { longTime } from '#desk/texts/times.ts';
import { TROUBLES } from '#desk/texts/troubles.ts';

import { htmlDocument } from './document.ts';

interface ConflictParts {
  readonly language: Language;
  readonly id: number;
  readonly query: string;
  readonly now: Treatment;
  /** What was to be changed, by its field. */
  readonly mine: Readonly<Record<string, string>>;
}

/** Two people at once: the second one sees the first one's change, and decides. */
export function conflictPage({ language, id, query, now, mine }: ConflictParts): Html {
  const t = DETAIL[language];
  const states = INQUIRIES[language].states;
  const shown = (name: string, value: string) =>
    name === 'state' ? (states[value as keyof typeof states] ?? value) : value;
  const names: Readonly<Record<string, string>> = {
    state: t.state,
    person: t.person,
    note: t.memo,
    remindOn: t.remind,
  };
  const theirs: Readonly<Record<string, string>> = {
    state: now.state,
    person: now.person,
    note: now.note,
    remindOn: now.remindOn,
  };
  return html`<div class="page narrow">
    <div role="alert">
      <h1>${t.conflictTitle}</h1>
      <p>${t.conflictText(personName(now.changedBy, language), longTime(now.changedAt ?? 0))}</p>
    </div>
    <form method="post" action="/inquiries/${id}${query}">
      <input type="hidden" name="revision" value="${now.revision}" />
      <table class="table">
        <thead>
          <tr>
            <td></td>
            <th scope="col">${t.theirs}</th>
            <th scope="col">${t.yours}</th>
          </tr>
        </thead>
        <tbody>
          ${Object.entries(mine).map(
            ([name, value]) =>
              html`<tr>
                <th scope="row">${names[name]}</th>
                <td class="words">${shown(name, theirs[name] ?? '')}</td>
                <td>
                  ${
                    name === 'note'
                      ? html`<textarea class="input" name="note" aria-label="${t.yours}">
${value}</textarea>`
                      : html`${shown(name, value)}<input
                            type="hidden"
                            name="${name}"
                            value="${value}"
                          />`
                  }
                </td>
              </tr>`,
          )}
        </tbody>
      </table>
      <p class="row">
        <a class="button" href="/inquiries/${id}${query}">${t.keepTheirs}</a>
        <button class="button solid">${t.saveMine}</button>
      </p>
    </form>
  </div>`;
}

/** The login. */
export function loginPage(language: Language, name: string, message: string | null): Html {
  const t = FRAME[language];
  return htmlDocument({
    language,
    title: `${t.loginTitle} | ${t.desk}`,
    content: html`<main id="main" class="page login" tabindex="-1">
      <h1>${t.loginTitle}</h1>
      ${message && html`<p class="failure" role="alert">${message}</p>`}
      <form method="post" action="/login">
        <label for="name">${t.userName}</label>
        <input
          class="input"
          id="name"
          name="name"
          value="${name}"
          required
          autocomplete="username"
          ${name === '' && html`autofocus`}
        />
        <label for="password">${t.password}</label>
        <input
          class="input"
          id="password"
          name="password"
          type="password"
          required
          autocomplete="current-password"
          ${name !== '' && html`autofocus`}
        />
        <button class="button solid">${t.login}</button>
      </form>
      <p class="small">${t.passwordLost}</p>
    </main>`,
  });
}

/** What is wrong with the file, with what was typed. */
export function troublePage(
  language: Language,
  kind: TroubleKind,
  typed: readonly string[],
  again: string,
): Html {
  const t = TROUBLES[language];
  return plainPage(
    language,
    t.title,
    html`<p>${t.kinds[kind]}</p>
      ${
        typed.length > 0 &&
        html`<p>${t.typed}</p>
          ${typed.map((text) => html`<textarea class="input" readonly aria-label="${t.typed}">${text}</textarea>`)}`
      }
      <p><a class="button" href="${again}">${t.again}</a></p>`,
  );
}

/** A page without the frame, which needs the database. */
export const plainPage = (language: Language, title: string, content: Html): Html =>
  htmlDocument({
    language,
    title: `${title} | ${FRAME[language].desk}`,
    content: html`<main id="main" class="page narrow" tabindex="-1">
      <h1>${title}</h1>
      ${content}
    </main>`,
  });
