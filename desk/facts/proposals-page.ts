/** Facts on their way to the site: what is asked most, what is proposed, and what is confirmed. */
import { html } from 'hono/html';

import { products } from '#content/index.ts';
import type { Language } from '#contract/address.ts';
import type { Html } from '#desk/desk-context.ts';
import { PROPOSALS } from '#desk/texts/proposals.ts';
import { personName, THIS_MACHINE } from '#desk/texts/persons.ts';
import { longTime } from '#desk/texts/times.ts';
import { keyEntry } from '#facts/keys.ts';
import { rowText } from '#facts/print.ts';

import type { AskedFact } from './asked-facts.ts';
import { type Confirmed, type Document, factOfClaim, type Proposal } from './proposals.ts';
import { isInContent } from './shown-in.ts';

export interface ProposalsParts {
  readonly language: Language;
  readonly siteUrl: string;
  readonly proposals: readonly Proposal[];
  readonly asked: readonly AskedFact[];
  /** Who is looking; null: the desk has no accounts. */
  readonly user: string | null;
  /** How many users with names there are. */
  readonly users: number;
  /** Names of the files that the confirmed facts make. */
  readonly files: readonly string[];
  /** What came of the last form: of which proposal, and what was typed where it was not kept. */
  readonly last: {
    readonly id: number;
    readonly outcome: Confirmed | 'proposed' | 'withdrawn';
    readonly typed?: Document;
  } | null;
}

/** Rows of what is asked most. */
const ASKED_SHOWN = 8;
const GOOD: ReadonlySet<string> = new Set(['done', 'adopted', 'proposed', 'withdrawn']);

/** Both parts, above the list to confirm. */
export const proposalsPart = (parts: ProposalsParts): Html =>
  html`<section aria-labelledby="asked">${askedPart(parts)}</section>
    <section aria-labelledby="proposals">${proposedPart(parts)}</section>`;

function askedPart({ language, asked, proposals, siteUrl }: ProposalsParts): Html {
  const t = PROPOSALS[language];
  const known = ({ product, key }: AskedFact) =>
    proposals.find(
      (each) => each.product === product.id && each.key === key && each.state !== 'withdrawn',
    );
  return html`<h2 id="asked">${t.asked}</h2>
    <p class="small">${asked.length === 0 ? t.askedNone : t.askedText}</p>
    ${
      asked.length > 0 &&
      html`<table class="table" aria-labelledby="asked">
        <thead>
          <tr>
            <th scope="col">${t.product}</th>
            <th scope="col">${t.question}</th>
            <th scope="col" class="n">${t.count}</th>
            <th scope="col">${t.answer}</th>
          </tr>
        </thead>
        <tbody>
          ${asked.slice(0, ASKED_SHOWN).map(
            (each) =>
              html`<tr>
                <th scope="row">
                  <a class="link" href="${siteUrl}${each.product.path}"
                    >${each.product.displayCode}</a
                  >
                </th>
                <td>${keyEntry(each.key).label[language]}</td>
                <td class="n">
                  <a class="link" href="/inquiries/${each.newest}">${each.inquiries}</a>
                </td>
                <td>
                  ${
                    known(each)
                      ? html`<a class="link" href="#proposal-${known(each)?.id}">${t.known}</a>`
                      : html`<a
                          class="link"
                          href="/facts/new?product=${each.product.id}&key=${each.key}&inquiry=${each.newest}"
                          >${t.answer}</a
                        >`
                  }
                </td>
              </tr>`,
          )}
        </tbody>
      </table>`
    }`;
}

function proposedPart(parts: ProposalsParts): Html {
  const { language, proposals, users, files, last } = parts;
  const t = PROPOSALS[language];
  const shown = proposals.filter((each) => each.state !== 'withdrawn' || isInContent(each));
  const said =
    last &&
    html`<p
      class="${GOOD.has(last.outcome) ? 'done' : 'failure'}"
      role="${GOOD.has(last.outcome) ? 'status' : 'alert'}"
    >
      ${t.outcome[last.outcome]}
    </p>`;
  return html`<h2 id="proposals">${t.title}</h2>
    <p class="small">${t.text}</p>
    ${users < 2 && html`<p class="hint">${t.needsTwo}</p>`} ${said}
    ${files.map((name) => html`<a class="button" href="/facts/confirmed/${name}" download>${t.file(name)}</a> `)}
    ${shown.length === 0 && html`<p class="none-yet">${t.none}</p>`}
    ${
      shown.length > 0 &&
      html`<table class="table facts-table proposals" aria-labelledby="proposals">
        <thead>
          <tr>
            <th scope="col">${t.fact}</th>
            <th scope="col">${t.who}</th>
            <th scope="col">${t.document}</th>
          </tr>
        </thead>
        <tbody>
          ${shown.map((each) => line(each, parts))}
        </tbody>
      </table>`
    }`;
}

/** `SIRCA S50` */
export const productName = (proposal: Pick<Proposal, 'product'>): string =>
  products.find(({ id }) => id === proposal.product)?.displayCode ?? proposal.product;

/** `보호등급: IP67` */
export const claimText = (proposal: Proposal, language: Language): string =>
  `${keyEntry(proposal.key).label[language]}: ${rowText([factOfClaim(proposal)], { language })}`;

function line(proposal: Proposal, parts: ProposalsParts): Html {
  const { language } = parts;
  const t = PROPOSALS[language];
  const { id, proposedBy, proposedAt, inquiry, receipt } = proposal;
  return html`<tr id="proposal-${id}">
    <th scope="row">${productName(proposal)} <br />${claimText(proposal, language)}</th>
    <td class="small">
      ${t.by(personName(proposedBy, language), longTime(proposedAt))}
      ${inquiry !== null && html`<br /><a class="link" href="/inquiries/${inquiry}">${t.inquiry(receipt ?? `#${inquiry}`)}</a>`}
    </td>
    <td>
      ${proposal.state === 'proposed' ? confirmForm(proposal, parts) : confirmedLines(proposal, parts)}
    </td>
  </tr>`;
}

function confirmedLines(proposal: Proposal, { language }: ProposalsParts): Html {
  const t = PROPOSALS[language];
  const { supplier, document, date, confirmedBy, confirmedAt, state, id } = proposal;
  if (state === 'withdrawn') return html`<p class="small">${t.stillOnSite}</p>`;
  return html`<p>${supplier} ${document}, ${date}</p>
    <p class="small">
      ${t.signed(personName(confirmedBy ?? '', language), longTime(confirmedAt ?? 0))} ·
      ${isInContent(proposal) ? t.onSite : t.nextRelease}
    </p>
    <a class="button" href="/facts/proposals/${id}/withdraw">${t.withdraw}</a>`;
}

function confirmForm(proposal: Proposal, { language, user, users, last }: ProposalsParts): Html {
  const t = PROPOSALS[language];
  const { id, proposedBy } = proposal;
  const withdraw = html`<a class="button" href="/facts/proposals/${id}/withdraw">${t.withdraw}</a>`;
  if (proposedBy === user)
    return html`<p class="small">${t.own}</p>
      ${withdraw}`;
  if (user === null || users < 2) return withdraw;
  if (proposedBy === THIS_MACHINE)
    return html`<form method="post" action="/facts/proposals/${id}/confirm">
        <button class="button">${t.adopt}</button>
      </form>
      ${withdraw}`;
  const typed = last?.id === id && last.typed ? last.typed : proposal;
  const field = (name: keyof Document, label: string, type: 'text' | 'date') =>
    html`<input
      class="input"
      type="${type}"
      name="${name}"
      required
      maxlength="200"
      aria-label="${label}"
      placeholder="${label}"
      value="${typed[name]}"
    />`;
  return html`<form class="answer" method="post" action="/facts/proposals/${id}/confirm">
    ${field('supplier', t.supplier, 'text')} ${field('date', t.date, 'date')}
    ${field('document', t.number, 'text')}
    <button class="button">${t.confirm}</button>
    ${withdraw}
  </form>`;
}
