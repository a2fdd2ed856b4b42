/** The phrases of answers: each a form, and an empty one for the next. */
import { html } from 'hono/html';

import type { Language } from '#contract/address.ts';
import type { Html } from '#desk/desk-context.ts';
import { type Phrase, TITLE_MAX, WORDS_MAX } from '#desk/inquiries/phrases.ts';
import { DETAIL } from '#desk/texts/detail.ts';
import { REPLY_PAGE } from '#desk/texts/reply.ts';

import { askFirst } from './question.ts';

export interface PhrasesParts {
  readonly language: Language;
  readonly phrases: readonly Phrase[];
  readonly done: 'stored' | 'removed' | null;
  /** A phrase that lacks title or words, as it was typed. */
  readonly lacking: Phrase | null;
  /** Id of the phrase whose removal is asked about; 0: none. */
  readonly asking: number;
}

/** The page's content. */
export function phrasesPage({ language, phrases, done, lacking, asking }: PhrasesParts): Html {
  const t = REPLY_PAGE[language];
  const typed = (phrase: Phrase) => (lacking?.id === phrase.id ? lacking : phrase);
  return html`<div class="page narrow">
    <h1>${t.phrasesTitle}</h1>
    <p class="small">${t.phrasesText}</p>
    ${done && html`<p class="done" role="status">${done === 'stored' ? t.phraseStored : t.phraseRemoved}</p>`}
    ${lacking && html`<p class="failure" role="alert">${t.phraseEmpty}</p>`}
    <h2 id="new-phrase">${t.newPhrase}</h2>
    ${phraseForm(typed({ id: 0, language: 'ko', title: '', words: '' }), language)}
    ${phrases.map(
      (phrase) =>
        html`<h2>${phrase.title} <span>${DETAIL[language].languages[phrase.language]}</span></h2>
          ${phraseForm(typed(phrase), language)}
          ${phrase.id === asking && removeQuestion(phrase, t)}`,
    )}
  </div>`;
}

const removeQuestion = ({ id, title }: Phrase, t: (typeof REPLY_PAGE)[Language]): Html =>
  askFirst({
    id: 'remove',
    question: t.removeQuestion(title),
    warning: t.removeWarning,
    action: '/phrases',
    fields: { id: String(id), title, do: 'remove' },
    ahead: t.removePhrase,
    cancel: t.cancel,
    back: '/phrases',
  });

function phraseForm(phrase: Phrase, language: Language): Html {
  const t = REPLY_PAGE[language];
  const name = (part: string) => `phrase-${phrase.id}-${part}`;
  return html`<form class="reply" method="post" action="/phrases">
    <input type="hidden" name="id" value="${phrase.id}" />
    <div class="days">
      <div class="part">
        <label for="${name('title')}">${t.phraseTitle}</label>
        <input
          class="input"
          id="${name('title')}"
          name="title"
          value="${phrase.title}"
          maxlength="${TITLE_MAX}"
          placeholder="${t.phraseTitleHint}"
        />
      </div>
      <div class="part">
        <label for="${name('language')}">${t.phraseLanguage}</label>
        <select class="input" id="${name('language')}" name="language">
          ${(['ko', 'en'] as const).map(
            (each) =>
              html`<option value="${each}" ${each === phrase.language ? html` selected` : ''}>
                ${DETAIL[language].languages[each]}
              </option>`,
          )}
        </select>
      </div>
    </div>
    <div class="part">
      <label for="${name('words')}">${t.phraseWords}</label>
      <textarea class="input" id="${name('words')}" name="words" maxlength="${WORDS_MAX}">
${phrase.words}</textarea>
    </div>
    <div class="row">
      <button class="button solid">${t.storePhrase}</button>
      ${
        phrase.id > 0 &&
        html`<a
          class="button danger"
          href="/phrases?ask=${phrase.id}"
          aria-label="${t.removeNamed(phrase.title)}"
          >${t.removePhrase}</a
        >`
      }
    </div>
  </form>`;
}
