/** The list to confirm: a form for each fact. */
import { html } from 'hono/html';

import type { Language } from '#contract/address.ts';
import type { Html } from '#desk/desk-context.ts';
import { FACTS } from '#desk/texts/facts.ts';
import { personName } from '#desk/texts/persons.ts';
import { longTime } from '#desk/texts/times.ts';

import { type ProposalsParts, proposalsPart } from './proposals-page.ts';
import { ANSWER_MAX, type Answer, type Answered, type Fact } from './facts.ts';

export interface FactsParts {
  readonly language: Language;
  readonly siteUrl: string;
  readonly facts: readonly { fact: Fact; answer: Answer | null }[];
  /** What came of the last form: which fact, and what was typed where it was not kept. */
  readonly last: { id: string; outcome: Answered; typed: string } | null;
  readonly proposals: ProposalsParts;
}

/** The page's content. */
export function factsPage({ language, siteUrl, facts, last, proposals }: FactsParts): Html {
  const t = FACTS[language];
  return html`<div class="page">
    <div class="page-head">
      <h1>${t.title}</h1>
      <p class="small">${t.text}</p>
      <a class="button" href="/facts.xlsx" download>${t.excel}</a>
    </div>
    ${proposalsPart(proposals)}
    <h2>${t.list}</h2>
    <table class="table facts-table">
      <thead>
        <tr>
          ${[t.fact, t.place, t.answer].map((name) => html`<th scope="col">${name}</th>`)}
        </tr>
      </thead>
      ${(['questions', 'conflicts', 'samples'] as const).map(
        (section) =>
          html`<tbody>
            <tr>
              <th class="group" colspan="3" scope="rowgroup">${t.sections[section]}</th>
            </tr>
            ${facts
              .filter(({ fact }) => fact.section === section)
              .map(({ fact, answer }) =>
                line(fact, answer, { language, siteUrl, last: last?.id === fact.id ? last : null }),
              )}
          </tbody>`,
      )}
    </table>
  </div>`;
}

function line(
  fact: Fact,
  answer: Answer | null,
  { language, siteUrl, last }: Pick<FactsParts, 'language' | 'siteUrl' | 'last'>,
): Html {
  const t = FACTS[language];
  const subject = fact.subject[language];
  const said = last && last.outcome !== 'unknown' ? t[last.outcome] : null;
  return html`<tr id="${encodeURIComponent(fact.id)}">
    <th scope="row">${subject}${fact.blocks && html` <span class="small">(${t.blocks})</span>`}</th>
    <td class="small places">
      ${fact.places.map(({ name, path }) => html`<a href="${siteUrl}${path}${language === 'en' ? '?lang=en' : ''}">${name[language]}</a>`)}
    </td>
    <td>
      <form class="answer" method="post" action="/facts">
        <input type="hidden" name="id" value="${fact.id}" />
        <input type="hidden" name="revision" value="${answer?.revision ?? 0}" />
        <input
          class="input"
          name="answer"
          maxlength="${ANSWER_MAX}"
          placeholder="${t.hint}"
          aria-label="${subject}: ${t.answer}"
          value="${last && last.outcome !== 'done' ? last.typed : (answer?.answer ?? '')}"
        />
        <button class="button">${t.save}</button>
        <button class="button" name="confirmed" value="${answer?.confirmed ? '0' : '1'}">
          ${answer?.confirmed ? t.reopen : t.confirm}
        </button>
        ${answer?.confirmed && html`<input type="hidden" name="was" value="1" /><span class="badge">✓ ${t.confirmed}</span>`}
      </form>
      ${said && html`<p class="${last?.outcome === 'done' ? 'done' : 'failure'}" role="${last?.outcome === 'done' ? 'status' : 'alert'}">${said} ${last?.outcome === 'conflict' && answer && t.stored(answer.answer)}</p>`}
      ${answer && html`<p class="small">${t.by(personName(answer.person, language), longTime(answer.at))}</p>`}
    </td>
  </tr>`;
}
