/** The fields of one question. */
import { html } from 'hono/html';

import type { Language } from '#contract/address.ts';
import type { Html } from '#desk/desk-context.ts';
import { choiceText, entryOf } from '#desk/facts/typed-value.ts';
import type { AnswerTexts } from '#desk/texts/answers.ts';
import { unitOf } from '#facts/keys.ts';
import { labelOf } from '#facts/print.ts';
import { ANSWER_SOURCES } from '#server/answers/answer-record.ts';

import { type AnswerField, type Faults, nameOf, type ValueField, WORDS_MAX } from './fields.ts';

export interface RowParts {
  readonly field: AnswerField;
  /** As it is stored, where somebody else has changed it meanwhile. */
  readonly stored: AnswerField | undefined;
  readonly faults: Faults;
  readonly language: Language;
  readonly t: AnswerTexts;
}

export function answerRow(parts: RowParts): Html {
  const { field, stored, faults, t } = parts;
  const { question, number, values, words, source, sizes, size, proposed, perSize } = field;
  const name = (part: string) => nameOf(question.id, part);
  const id = (part: string) => `q${number}-${part}`;
  const differs = (own: string, other: string | undefined) =>
    other !== undefined && other !== own && html`<p class="small">${t.stored(other)}</p>`;
  const sourceFault = faults.get(name('source'));
  const proposeFault = faults.get(name('propose'));
  return html`<li>
    <fieldset>
      <legend>
        <i class="${source === 'open' ? 'open' : ''}">${number}</i>
        <span>
          ${question.code !== '' && html`<small>${question.code}</small>`}
          ${question.about === '' ? t.message : question.about}
        </span>
      </legend>
      <div class="answer-fields">
        ${values.map(
          (value, place) =>
            html`${valueField(parts, value)} ${differs(value.typed, stored?.values[place]?.typed)}`,
        )}
        <label for="${id('words')}">${t.words}</label>
        <textarea
          class="input"
          id="${id('words')}"
          name="${name('words')}"
          maxlength="${WORDS_MAX}"
          data-typed
        >
${words}</textarea>
        ${differs(words, stored?.words)}
      </div>
      <div class="answer-source">
        <label for="${id('source')}">${t.source}</label>
        <select
          class="input"
          id="${id('source')}"
          name="${name('source')}"
          data-typed
          ${sourceFault ? html`aria-invalid="true" aria-describedby="${id('source')}-fault"` : ''}
        >
          ${ANSWER_SOURCES.toReversed().map(
            (each) =>
              html`<option value="${each}" ${each === source ? html`selected` : ''}>
                ${t.sources[each]}
              </option>`,
          )}
        </select>
        ${sourceFault && html`<p class="fault" id="${id('source')}-fault">${t.faults[sourceFault]}</p>`}
        ${differs(t.sources[source], stored && t.sources[stored.source])}
        ${
          sizes.length > 0 &&
          html`<label for="${id('size')}">${t.size}</label>
            <select class="input" id="${id('size')}" name="${name('size')}" data-typed>
              <option value="">${t.everySize}</option>
              ${sizes.map(
                (each) => html`<option ${each === size ? html`selected` : ''}>${each}</option>`,
              )}
            </select>`
        }
        ${
          values.length > 0 &&
          html`<label class="check"
            ><input
              type="checkbox"
              name="${name('propose')}"
              value="1"
              data-typed
              ${proposed ? html`checked` : ''}
              ${perSize && sizes.length === 0 ? html`disabled` : ''}
              ${proposeFault ? html`aria-invalid="true" aria-describedby="${id('propose')}-fault"` : ''}
            />
            <span
              >${t.propose}<small
                >${perSize ? (sizes.length === 0 ? t.noSizesHint : t.perSizeHint) : t.proposeHint}</small
              ></span
            ></label
          >`
        }
        ${
          proposeFault &&
          html`<p class="fault" id="${id('propose')}-fault">${t.faults[proposeFault]}</p>`
        }
      </div>
    </fieldset>
  </li>`;
}

/** The field of a value: a list where there is one to choose from, two lines where it is in words, else a line with the unit beside it. */
function valueField({ field, faults, language, t }: RowParts, value: ValueField): Html {
  const { key, typed, english } = value;
  const name = nameOf(field.question.id, key);
  const id = `q${field.number}-${key}`;
  const { by, ids, example } = entryOf(key);
  const fault = faults.get(name);
  const own = labelOf(key, { language });
  const label = field.values.length === 1 && own === field.question.about ? t.value : own;
  const described = [...(fault ? [`${id}-fault`] : []), ...(example ? [`${id}-hint`] : [])].join(
    ' ',
  );
  const attributes = html`id="${id}" name="${name}" data-typed
  ${described ? html`aria-describedby="${described}"` : ''}
  ${fault ? html`aria-invalid="true"` : ''}`;
  const entry =
    by === 'choice'
      ? html`<select class="input" ${attributes}>
          <option value=""></option>
          ${ids.map(
            (each) =>
              html`<option value="${each}" ${each === typed ? html`selected` : ''}>
                ${choiceText(key, each, { language })}
              </option>`,
          )}
        </select>`
      : by === 'line'
        ? html`<span class="measure"
            ><input class="input" ${attributes} value="${typed}" autocomplete="off" />${
              unitOf(key) ?? ''
            }</span
          >`
        : html`<textarea class="input" ${attributes}>${typed}</textarea
            ><label for="${id}-en">${label}, ${t.english}</label
            ><textarea class="input" id="${id}-en" name="${name}/en" lang="en" data-typed>
${english}</textarea>`;
  return html`<label for="${id}">${label}</label>${entry}
    ${example && html`<p class="small" id="${id}-hint">${t.example(example)}</p>`}
    ${fault && html`<p class="fault" id="${id}-fault">${t.faults[fault]}</p>`}`;
}
