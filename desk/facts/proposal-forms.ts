/** The forms that propose a fact and that withdraw one. */
import { html } from 'hono/html';

import type { Product } from '#content/schema/product.ts';
import { type Language, LANGUAGES } from '#contract/address.ts';
import type { Html } from '#desk/desk-context.ts';
import { PROPOSALS } from '#desk/texts/proposals.ts';
import { type FactKey, keyEntry } from '#facts/keys.ts';

import { claimText, productName } from './proposals-page.ts';
import type { Proposal } from './proposals.ts';
import type { ShownIn } from './shown-in.ts';
import { choiceText, entryOf } from './typed-value.ts';

/** What stands in the fields, by name. */
export type TypedProposal = Readonly<
  Record<
    'value' | 'english' | 'of' | 'size' | 'hertz' | 'supplier' | 'date' | 'document' | 'inquiry',
    string
  >
>;

export interface ProposeParts {
  readonly language: Language;
  readonly product: Product;
  readonly key: FactKey;
  readonly typed: TypedProposal;
  /** Why it was not kept. */
  readonly failure: string | null;
}

/** The form that proposes a fact of a product. */
export function proposeForm({ language, product, key, typed, failure }: ProposeParts): Html {
  const t = PROPOSALS[language];
  const label = `${product.displayCode} · ${keyEntry(key).label[language]}`;
  const hasSizes = product.facts.traits.includes('valve');
  return html`<div class="page">
    <h1>${label}</h1>
    ${failure !== null && html`<p class="failure" role="alert">${failure}</p>`}
    <form class="notice-form" method="post" action="/facts/proposals">
      ${(['product', 'key', 'inquiry'] as const).map(
        (name) =>
          html`<input
            type="hidden"
            name="${name}"
            value="${{ product: product.id, key, inquiry: typed.inquiry }[name]}"
          />`,
      )}
      ${valueFields(key, typed, language)}
      ${
        hasSizes &&
        html`<p>
            <label for="of">${t.of}</label>
            <select class="input" id="of" name="of">
              ${(['product', 'series'] as const).map(
                (of) =>
                  html`<option value="${of}" ${typed.of === of ? 'selected' : ''}>
                    ${t.ofs[of]}
                  </option>`,
              )}
            </select>
          </p>
          ${textField('size', t.size, typed.size)}`
      }
      ${key === 'strokeTime' && textField('hertz', t.hertz, typed.hertz)}
      ${textField('supplier', t.supplier, typed.supplier)}
      ${textField('date', t.date, typed.date, 'date')}
      ${textField('document', t.number, typed.document)}
      <p>
        <button class="button primary">${t.propose}</button>
        <a class="button" href="/facts">${t.back}</a>
      </p>
    </form>
  </div>`;
}

const textField = (name: string, label: string, value: string, type = 'text'): Html =>
  html`<p>
    <label for="${name}">${label}</label>
    <input
      class="input"
      id="${name}"
      name="${name}"
      type="${type}"
      maxlength="200"
      value="${value}"
    />
  </p>`;

function valueFields(key: FactKey, typed: TypedProposal, language: Language): Html {
  const t = PROPOSALS[language];
  const { by, ids, example } = entryOf(key);
  if (by === 'choice')
    return html`<p>
      <label for="value">${t.value}</label>
      <select class="input" id="value" name="value">
        ${ids.map(
          (id) =>
            html`<option value="${id}" ${typed.value === id ? 'selected' : ''}>
              ${choiceText(key, id, { language })}
            </option>`,
        )}
      </select>
    </p>`;
  if (by === 'line')
    return html`${textField('value', t.value, typed.value)}
    ${example !== '' && html`<p class="small">${t.example(example)}</p>`}`;
  const names = { ko: 'value', en: 'english' } as const;
  return html`${LANGUAGES.map(
    (each) =>
      html`<p>
        <label for="${names[each]}">${each === 'ko' ? t.valueKorean : t.valueEnglish}</label>
        <textarea
          class="input"
          id="${names[each]}"
          name="${names[each]}"
          lang="${each}"
          rows="${by === 'lines' ? 5 : 2}"
          maxlength="2000"
        >
${typed[names[each]]}</textarea>
      </p>`,
  )}
  ${by === 'lines' && html`<p class="small">${t.lines}</p>`}`;
}

export interface WithdrawParts {
  readonly language: Language;
  readonly siteUrl: string;
  readonly proposal: Proposal;
  readonly places: readonly ShownIn[];
}

const KINDS = ['page', 'sheet', 'finder', 'machine', 'answer'] as const;

/** Asks before a value is withdrawn, with every place that shows it. */
export function withdrawForm({ language, siteUrl, proposal, places }: WithdrawParts): Html {
  const t = PROPOSALS[language];
  const groups = KINDS.map((kind) => ({
    kind,
    own: places.filter((each) => each.kind === kind),
  })).filter(({ own }) => own.length > 0);
  return html`<div class="page">
    <h1>${t.withdrawTitle}</h1>
    <p><b>${productName(proposal)}</b> ${claimText(proposal, language)}</p>
    <p>${places.length === 0 ? t.nothingShown : t.withdrawText}</p>
    ${groups.map(
      ({ kind, own }) =>
        html`<h2>${t.places[kind]}</h2>
          <ul class="places">
            ${own.map(
              ({ name, path, desk }) =>
                html`<li><a href="${desk ?? `${siteUrl}${path ?? ''}`}">${name}</a></li>`,
            )}
          </ul>`,
    )}
    <form method="post" action="/facts/proposals/${proposal.id}/withdraw">
      <button class="button">${t.withdraw}</button>
      <a class="button" href="/facts">${t.back}</a>
    </form>
  </div>`;
}
