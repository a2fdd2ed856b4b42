/** The HTML document around every page of the desk. */
import { html } from 'hono/html';

import brand from '#content/company/brand.ts';
import type { Language } from '#contract/address.ts';
import type { Html } from '#desk/desk-context.ts';

import { logoMark } from './icons.ts';
import { FRAME } from '#desk/texts/frame.ts';

export interface DocumentParts {
  readonly language: Language;
  readonly title: string;
  /** After the brand in the header. */
  readonly header?: Html;
  readonly content: Html;
  /** Asks for the page again after so many seconds, where no script does. */
  readonly refreshSeconds?: number;
}

/** The whole document. */
export function htmlDocument({
  language,
  title,
  header,
  content,
  refreshSeconds,
}: DocumentParts): Html {
  const t = FRAME[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${title}</title>
        <link rel="icon" href="/assets/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/assets/fonts.css" />
        <link rel="stylesheet" href="/assets/tokens.css" />
        <link rel="stylesheet" href="/assets/desk.css" />
        <script type="module" src="/assets/desk.js"></script>
        ${
          refreshSeconds &&
          html`<noscript><meta http-equiv="refresh" content="${refreshSeconds}" /></noscript>`
        }
      </head>
      <body>
        <a class="skip" href="#main">${t.skip}</a>
        <header class="header">
          <a class="brand" href="/"
            >${logoMark}<span>${brand.name[language]}<small>${t.desk}</small></span></a
          >
          ${header ?? languageSwitch(language)}
        </header>
        ${content}
      </body>
    </html>`;
}

/** A form, since without accounts and scripts there is nothing but a cookie to keep the choice in. */
export const languageSwitch = (language: Language): Html => {
  const t = FRAME[language];
  return html`<form class="switch" method="post" action="/language">
    <button class="link" name="language" value="${t.other}" lang="${t.other}">
      ${t.otherLanguage}
    </button>
  </form>`;
};
