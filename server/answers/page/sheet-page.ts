/** The page of a sheet, printed by the server as a whole: it needs no scripts, and nothing of it is anybody else's. */
import { html, raw } from 'hono/html';

import { ANSWERS_PATH, localizedHref } from '#contract/address.ts';
import { sheetHref } from '#contract/answers.ts';
import { telephoneHref } from '#contract/telephone.ts';

import { askForm } from './ask-form.ts';
import {
  answerRows,
  conditionCells,
  drawings,
  fileRows,
  positionTable,
  revisionTable,
  wordsOf,
} from './parts.ts';
import { TEXTS } from './texts.ts';
import type { Html, PageParts } from './types.ts';

const ZONES = { across: ['1', '2', '3', '4', '5', '6'], down: ['A', 'B', 'C', 'D'] };
const zone = (side: string, letters: readonly string[]): Html =>
  html`<div class="zone ${side}" aria-hidden="true">
    ${letters.map((letter) => html`<span>${letter}</span>`)}
  </div>`;

/** The whole document. */
export function sheetPage(parts: PageParts): Html {
  const { sheet, secret, site } = parts;
  const { language } = sheet;
  const t = TEXTS[language];
  const other = language === 'ko' ? 'en' : 'ko';
  const brand = site.brand[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <meta name="color-scheme" content="light dark" />
        <title>${sheet.title} | ${sheet.number} | ${brand}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${raw(`<style>${parts.style}</style>`)}
      </head>
      <body>
        <header class="bar">
          <a class="logo" href="${localizedHref('/', language)}">
            <img src="/favicon.svg" alt="" width="32" height="32" />
            <span><b>${brand}</b><small>${t.document}</small></span>
          </a>
          <p>${t.secretAddress}</p>
          <a href="${sheetHref(secret, other)}" lang="${other}" hreflang="${other}"
            >${t.otherLanguage}</a
          >
        </header>
        <main>
          <div class="frame">
            ${zone('top', ZONES.across)} ${zone('left', ZONES.down)} ${zone('right', ZONES.down)}
            ${zone('bottom', ZONES.across)}
            <article class="sheet">${sheetBody(parts)}</article>
          </div>
          <p class="after">
            ${t.opensUntil(sheet.opensUntil)} ${t.urgent}
            <a href="${telephoneHref(site.telephone)}">${site.telephone}</a>
          </p>
          ${sheet.newest === null && askForm(parts, t)}
        </main>
      </body>
    </html>`;
}

function sheetBody({ sheet, secret, site }: PageParts): Html {
  const { language } = sheet;
  const t = TEXTS[language];
  const brand = site.brand[language];
  const hasPositions = sheet.positions.length > 0;
  const hasSide = sheet.conditions.length + sheet.files.length > 0;
  return html`${sheetHead({ sheet, secret })}
    <div class="main">
      ${drawings(sheet, site)}
      <section class="answers" aria-labelledby="answers">
        <div class="head">
          <h2 id="answers">
            ${sheet.answeredOn === null ? t.questions : t.answers}
            <span
              >${sheet.answeredOn === null ? sheet.rows.length : `${sheet.answered}/${sheet.rows.length}`}</span
            >
          </h2>
          ${sheet.answeredOn !== null && html`<span>${t.answeredOn} <time>${sheet.answeredOn}</time></span>`}
        </div>
        ${answerRows(sheet, t)}
        ${sheet.note !== '' && html`<p class="note" lang="${sheet.written}">${sheet.note}</p>`}
        ${sheet.footnote !== '' && html`<p class="foot">${sheet.footnote}</p>`}
      </section>
    </div>
    ${
      (hasPositions || hasSide) &&
      html`<div class="lower">
        ${hasPositions && positionTable(sheet, t)}
        ${
          hasSide &&
          html`<div class="side">${conditionCells(sheet, t)} ${fileRows(sheet, secret, t)}</div>`
        }
      </div>`
    }
    <div class="end">
      <div class="words">
        ${wordsOf(sheet)}
        <p><small>${sheet.sender}</small></p>
      </div>
      ${revisionTable(sheet, secret, t)}
    </div>
    <dl class="title">
      <div class="owner">
        <dt>${site.descriptor[language]}</dt>
        <dd>${brand}</dd>
      </div>
      <div>
        <dt>${t.cells.document}</dt>
        <dd>${t.document}</dd>
      </div>
      <div>
        <dt>${t.cells.number}</dt>
        <dd>${sheet.number}</dd>
      </div>
      <div>
        <dt>${t.revision}</dt>
        <dd>${sheet.letter}</dd>
      </div>
      <div class="wide">
        <dt>${t.cells.telephone}</dt>
        <dd>${site.telephone}</dd>
      </div>
      <div>
        <dt>${t.cells.sheets}</dt>
        <dd>1/1</dd>
      </div>
    </dl>`;
}

/** Words by which staff name a file that is a quotation. */
const QUOTATION = /견적|quot/i;

function sheetHead({ sheet, secret }: Pick<PageParts, 'sheet' | 'secret'>): Html {
  const { language, newest } = sheet;
  const t = TEXTS[language];
  const path = `${ANSWERS_PATH}/${secret}`;
  const quotation = sheet.files.find(({ name }) => QUOTATION.test(name));
  const asked = sheet.rows.find(({ question }) => question === t.quotationAsked);
  const solid = quotation
    ? html`<a
        class="button solid"
        href="${path}/files/${quotation.id}/${encodeURIComponent(quotation.name)}"
        download
        >${t.quotation}</a
      >`
    : asked
      ? html`<a class="button solid" href="#q${asked.number}">${t.quotation}</a>`
      : // A quote request has asked for it already.
        !sheet.isQuote &&
        html`<form method="post" action="${localizedHref(`${path}/questions`, language)}">
          <input type="hidden" name="about" value="${t.quotationAsked}" />
          <button class="button solid">${t.quotation}</button>
        </form>`;
  return html`<header class="opening">
    <div>
      <p>${t.inquiry} ${sheet.number}</p>
      <h1>${sheet.title}</h1>
      ${
        newest !== null &&
        html`<p class="older">
          ${t.older(newest)} <a href="${sheetHref(secret, language)}">${t.toNewest}</a>
        </p>`
      }
    </div>
    <p class="letter" aria-hidden="true">${sheet.letter}</p>
    <div class="tools">
      <a
        class="button"
        href="${localizedHref(`${path}/${sheet.letter.toLowerCase()}.pdf`, language)}"
        >${t.pdf}</a
      >
      ${newest === null && html`<a class="button" href="#ask">${t.ask}</a> ${solid}`}
    </div>
  </header>`;
}
