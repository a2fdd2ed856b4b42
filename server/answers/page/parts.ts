/** Parts of the page of a sheet. */
import { html } from 'hono/html';

import { ANSWERS_PATH, localizedHref } from '#contract/address.ts';
import {
  drawn,
  type PrintedRow,
  type PrintedSheet,
  type PrintedValue,
} from '#server/answers/printed.ts';

import type { PrintedVerdict } from '#server/answers/verdict.ts';

import { fileSize } from './file-size.ts';
import type { Html, SheetSite } from './types.ts';
import type { SheetTexts } from './texts.ts';

/** A drawing of each product, with the balloons of its questions under it: nothing is said about where on it they belong. */
export function drawings(sheet: PrintedSheet, { drawingOf }: SheetSite): Html {
  const shown = drawn(sheet, drawingOf);
  if (shown.length === 0) return html``;
  return html`<ul class="drawings" data-count="${Math.min(shown.length, 3)}">
    ${shown.map(
      ({ code, src, rows }) =>
        html`<li>
          <img src="${src}" alt="" />
          <p><b>${code}</b> ${rows.map(balloon)}</p>
        </li>`,
    )}
  </ul>`;
}

const balloon = ({ number, open }: PrintedRow): Html =>
  html`<i class="${open ? 'open' : ''}" aria-hidden="true">${number}</i>`;

/** Figures in a text stay with their units: `DN 50 · PN 16, 120 °C`. */
const whole = (text: string): string =>
  text.replaceAll(
    /(?<=\b(?:DN|PN)) (?=\d)|(?<=\d) (?=(?:°C|℃|bar|mm|Nm|V|Hz|kg)(?!\p{L}))/gu,
    '\u00a0',
  );

/** A long value wraps, between its figures: never before a unit, nor before the sign that parts two of them. */
const heldTogether = (text: string): string =>
  text.replace(/^ (?=\p{L}|°|%)/u, '\u00a0').replaceAll(' × ', '\u00a0× ');

/** A value with its numerals large and its words small. */
const valueOf = ({ label, parts, note }: PrintedValue): Html => {
  const [first] = parts;
  const isLarge = first?.kind === 'numerals';
  return html`<p class="${isLarge ? 'value' : 'value said'}">
    ${label !== null && html`<small class="label">${label}</small>`}
    <span
      >${parts.map(({ kind, text }) => (kind === 'numerals' || !isLarge ? heldTogether(text) : html`<small>${heldTogether(text)}</small>`))}</span
    >
    ${note !== '' && html`<em>${note}</em>`}
  </p>`;
};

export const answerRows = ({ rows, written }: PrintedSheet, t: SheetTexts): Html =>
  html`<ol class="rows">
    ${rows.map(
      (row) =>
        html`<li id="q${row.number}" class="${row.open ? 'open' : ''}">
          ${balloon(row)}
          <div class="question">
            ${row.code !== '' && html`<small>${row.code}</small>`}
            <b lang="${written}">${row.question}</b>
          </div>
          <div class="answer">
            ${row.values.map(valueOf)}
            ${row.words !== '' && html`<p class="free" lang="${written}">${row.words}</p>`}
            ${row.open && html`<p class="waiting">${t.open}</p>`}
          </div>
        </li>`,
    )}
  </ol>`;

const verdictPart = ({ result, reason, points }: PrintedVerdict, t: SheetTexts): Html =>
  html`<b class="badge ${result}">${t.results[result]}</b> ${
      points.length > 0
        ? html`<details>
            <summary>${t.points(points.length)}</summary>
            <ul>
              ${points.map((point) => html`<li>${point}</li>`)}
            </ul>
          </details>`
        : reason
    }`;

export function positionTable({ positions, count }: PrintedSheet, t: SheetTexts): Html {
  const hasTags = positions.some(({ tag }) => tag !== '');
  const hasVerdicts = positions.some(({ verdict }) => verdict !== null);
  return html`<section aria-labelledby="products">
    <div class="head">
      <h2 id="products">${t.products}</h2>
      <span>${count}</span>
    </div>
    <table class="positions">
      <thead>
        <tr>
          ${hasTags && html`<th scope="col">${t.columns.tag}</th>`}
          <th scope="col">${t.columns.product}</th>
          <th scope="col">${t.columns.size}</th>
          <th scope="col" class="n">${t.columns.quantity}</th>
          ${hasVerdicts && html`<th scope="col">${t.columns.verdict}</th>`}
        </tr>
      </thead>
      <tbody>
        ${positions.map(
          ({ tag, code, name, size, quantity, verdict }) =>
            html`<tr>
              ${hasTags && html`<td class="tag">${tag}</td>`}
              <th scope="row">
                <b>${code.split(' ').map((part) => html`<span class="nowrap">${part}</span> `)}</b>
                <small>${name}</small>
              </th>
              <td>${whole(size)}</td>
              <td class="n">${quantity}</td>
              ${hasVerdicts && html`<td class="result">${verdict && verdictPart(verdict, t)}</td>`}
            </tr>`,
        )}
      </tbody>
    </table>
    ${hasVerdicts && html`<p class="foot">${t.verdictNote}</p>`}
  </section>`;
}

/** The customer's own words; a table that was pasted keeps its columns. */
export const wordsOf = ({ words, written }: PrintedSheet): Html =>
  html`${words.map((part) =>
    'rows' in part
      ? html`<table lang="${written}">
          ${part.rows.map(
            (cells) =>
              html`<tr>
                ${cells.map((cell) => html`<td>${cell}</td>`)}
              </tr>`,
          )}
        </table>`
      : html`<p lang="${written}">“${part.text}”</p>`,
  )}`;

export const conditionCells = ({ conditions }: PrintedSheet, t: SheetTexts): Html =>
  conditions.length === 0
    ? html``
    : html`<section aria-labelledby="conditions">
        <div class="head"><h2 id="conditions">${t.conditions}</h2></div>
        <dl class="cells">
          ${conditions.map(
            ([name, value]) =>
              html`<div>
                <dt>${name}</dt>
                <dd>${value}</dd>
              </div>`,
          )}
        </dl>
      </section>`;

export const fileRows = ({ files }: PrintedSheet, secret: string, t: SheetTexts): Html =>
  files.length === 0
    ? html``
    : html`<section aria-labelledby="files">
        <div class="head"><h2 id="files">${t.files}</h2></div>
        <ul class="files">
          ${files.map(
            ({ id, name, kind, size }) =>
              html`<li>
                <div><b>${name}</b><small>${kind.toUpperCase()} · ${fileSize(size)}</small></div>
                <a
                  class="button"
                  download
                  aria-label="${t.download}: ${name}"
                  href="${ANSWERS_PATH}/${secret}/files/${id}/${encodeURIComponent(name)}"
                  >${t.download}</a
                >
              </li>`,
          )}
        </ul>
      </section>`;

export function revisionTable(
  { revisions, language, newest }: PrintedSheet,
  secret: string,
  t: SheetTexts,
): Html {
  const { revision, date, content, name } = t.revisionColumns;
  const hrefOf = (letter: string) =>
    localizedHref(`${ANSWERS_PATH}/${secret}/${letter.toLowerCase()}`, language);
  return html`<table class="revisions" aria-label="${t.revisions}">
    <thead>
      <tr>
        <th scope="col">${revision}</th>
        <th scope="col">${date}</th>
        <th scope="col">${content}</th>
        <th scope="col" class="wide">${name}</th>
      </tr>
    </thead>
    <tbody>
      ${
        newest === null &&
        html`<tr class="next">
          <td></td>
          <td></td>
          <td><a href="#ask">${t.ask} →</a></td>
          <td class="wide"></td>
        </tr>`
      }
      ${revisions.map(
        (each) =>
          html`<tr class="${each.shown ? 'shown' : ''}">
            <th scope="row">${each.letter}</th>
            <td class="nowrap">${each.date}</td>
            <td>
              ${each.shown ? each.content : html`<a href="${hrefOf(each.letter)}">${each.content}</a>`}
            </td>
            <td class="wide">${each.name}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
