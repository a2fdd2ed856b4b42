/** Who logs in to the desk: one's own password, a new one for a colleague who has lost it, and who comes and goes. */
import { html } from 'hono/html';

import type { Language } from '#contract/address.ts';
import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '#desk/access/users.ts';
import type { Html } from '#desk/desk-context.ts';
import { USERS_PAGE, type UserFault } from '#desk/texts/users.ts';

import { askFirst } from './question.ts';

export interface UsersParts {
  readonly language: Language;
  readonly names: readonly string[];
  /** Who looks at it. */
  readonly user: string;
  readonly done: { readonly what: 'added' | 'changed' | 'removed'; readonly name: string } | null;
  readonly fault: UserFault | null;
  /** The colleague whose removal is asked about; null: nobody's. */
  readonly asking: string | null;
}

/** The page's content. */
export function usersPage({ language, names, user, done, fault, asking }: UsersParts): Html {
  const t = USERS_PAGE[language];
  const least = { short: PASSWORD_MIN, long: PASSWORD_MAX };
  const wrong = fault && t.faults[fault];
  return html`<div class="page narrow">
    <h1>${t.title}</h1>
    <p class="small">${t.text}</p>
    ${done && html`<p class="done" role="status">${t[done.what](done.name)}</p>`}
    ${
      wrong &&
      html`<p class="failure" role="alert">
        ${typeof wrong === 'function' ? wrong(least[fault as 'short' | 'long']) : wrong}
      </p>`
    }
    <ul class="others users">
      ${[user, ...names.filter((name) => name !== user)].map((name) => userItem(name, user, language))}
    </ul>
    ${
      asking !== null &&
      askFirst({
        id: 'remove',
        question: t.removeQuestion(asking),
        warning: t.removeWarning,
        action: '/users',
        fields: { do: 'remove', name: asking },
        ahead: t.remove,
        cancel: t.cancel,
        back: '/users',
      })
    }
    <h2>${t.add}</h2>
    <form class="row" method="post" action="/users">
      <input type="hidden" name="do" value="add" />
      <label
        >${t.name}
        <input class="input" name="name" maxlength="${NAME_MAX}" required autocomplete="off" />
        <span class="small">${t.nameHint}</span></label
      >
      ${newPassword(language)}
      <button class="button solid">${t.addButton}</button>
    </form>
  </div>`;
}

function userItem(name: string, user: string, language: Language): Html {
  const t = USERS_PAGE[language];
  const own = name === user;
  return html`<li>
    <details>
      <summary>
        <b>${name}</b> ${own && html`<span class="small">${t.you}</span>`} ${own ? t.change : t.set}
      </summary>
      <form class="row" method="post" action="/users">
        <input type="hidden" name="do" value="change" />
        <input type="hidden" name="name" value="${name}" />
        ${
          own &&
          html`<label
            >${t.current}
            <input
              class="input"
              type="password"
              name="current"
              required
              autocomplete="current-password"
          /></label>`
        }
        ${newPassword(language)}
        <button class="button">${own ? t.change : t.set}</button>
      </form>
    </details>
    ${
      !own &&
      html`<a
        class="button danger"
        href="/users?ask=${encodeURIComponent(name)}"
        aria-label="${t.removeNamed(name)}"
        >${t.remove}</a
      >`
    }
  </li>`;
}

const newPassword = (language: Language): Html => {
  const t = USERS_PAGE[language];
  return html`<label
    >${t.password}
    <input
      class="input"
      type="password"
      name="password"
      required
      minlength="${PASSWORD_MIN}"
      maxlength="${PASSWORD_MAX}"
      autocomplete="new-password"
    />
    <span class="small">${t.hint(PASSWORD_MIN)}</span></label
  >`;
};
