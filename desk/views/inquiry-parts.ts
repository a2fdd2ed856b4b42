/** What the sender sent: products as a table, contact, words. All of it is text. */
import { html } from 'hono/html';

import type { Language } from '#contract/address.ts';
import { FIELD_LABELS } from '#contract/field-labels.ts';
import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';
import type { Html } from '#desk/desk-context.ts';
import { readInquiryText, type AskedProduct } from '#contract/inquiry-text.ts';
import { namedProduct } from '#desk/inquiries/product-links.ts';
import type { DetailTexts } from '#desk/texts/detail.ts';
import type { InquiryRecord } from '#server/forms/inquiry-record.ts';

import { sentWords } from './sent-words.ts';

/** The fields under "Contact". Name and company are the heading; the message has its own section. */
const CONTACT_FIELDS = INQUIRY_FIELDS.filter(
  (field) => field !== 'companyName' && field !== 'name' && field !== 'inquiry',
);

/** Products, contact and words of one inquiry. */
export function sentParts(
  record: InquiryRecord,
  { siteUrl, language }: { siteUrl: string; language: Language },
  t: DetailTexts,
): Html {
  const labels = FIELD_LABELS[language];
  const { products, conditions, sizing, questions, words } = readInquiryText(record.inquiry);
  const said =
    words.trim() === ''
      ? html`<p class="words none">${t.noWords}</p>`
      : sentWords(words, labels.inquiry);
  return html`${products.length > 0 && productTable(products, siteUrl, t)}
    ${
      conditions.length + sizing.length > 0 &&
      html`<h2>${t.conditions}</h2>
        <dl class="facts">
          ${conditions.map(([name, value]) => fact(name, value))}
          ${sizing.map((line) => fact(t.sizing, line))}
        </dl>`
    }
    ${
      questions.length > 0 &&
      html`<h2>${t.questions}</h2>
        <ul class="questions">
          ${questions.map((line) => html`<li>${line}</li>`)}
        </ul>`
    }
    <h2>${t.contact}</h2>
    <dl class="facts">
      ${CONTACT_FIELDS.map((field) =>
        fact(labels[field], record[field] || html`<span class="none">${t.notGiven}</span>`),
      )}
      ${fact(t.language, t.languages[record.language])}
    </dl>
    <h2>${labels.inquiry}</h2>
    ${said}`;
}

const fact = (name: string, value: unknown): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

function productTable(products: readonly AskedProduct[], siteUrl: string, t: DetailTexts): Html {
  const hasTags = products.some(({ tag }) => tag !== '');
  const hasRows = products.some(({ pasted }) => pasted !== '');
  const hasNotes = products.some(({ note }) => note !== '');
  return html`<h2>${t.products} <span>${t.productsCount(products.length)}</span></h2>
    <table class="table products">
      <thead>
        <tr>
          ${hasTags && html`<th scope="col">${t.tag}</th>`}
          <th scope="col">${t.product}</th>
          <th scope="col">${t.size}</th>
          <th scope="col" class="n">${t.quantity}</th>
          ${hasRows && html`<th scope="col">${t.pasted}</th>`}
          ${hasNotes && html`<th scope="col">${t.note}</th>`}
        </tr>
      </thead>
      <tbody>
        ${products.map(({ code, details, quantity, tag, pasted, note }) => {
          const product = namedProduct(code);
          return html`<tr>
            ${hasTags && html`<td class="code">${tag}</td>`}
            <th scope="row">
              ${product ? html`<a class="link" href="${siteUrl}${product.path}">${product.code}</a>` : code}
              ${details.length > 0 && html`<small>${details.join(', ')}</small>`}
            </th>
            <td class="code">${product?.rest ?? ''}</td>
            <td class="n">${quantity || '–'}</td>
            ${hasRows && html`<td>${pasted}</td>`} ${hasNotes && html`<td>${note}</td>`}
          </tr>`;
        })}
      </tbody>
    </table>`;
}
