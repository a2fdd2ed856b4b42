/** The pages that a browser without scripts gets for its form: whole documents in the visitor's language. */
import { createHash } from 'node:crypto';

import { type Language, localizedHref } from '#contract/address.ts';
import {
  FORM_FIELDS,
  HIDDEN_FIELDS,
  INQUIRY_FIELDS,
  isRequired,
  type InquiryField,
} from '#contract/inquiry-fields.ts';
import type { ReceiptAnswer } from '#contract/receipt.ts';
import { NEEDLE } from '#contract/colours.ts';
import { sheetHref } from '#contract/answers.ts';
import { FIELD_LABELS } from '#contract/field-labels.ts';
import type { Contact } from '#contract/routes-manifest.ts';
import { telephoneHref } from '#contract/telephone.ts';
import { escapeHtml } from '#server/escape-html.ts';

import { TEXTS } from './answer-texts.ts';

const STYLE = `
:root{--ink:#111a20;--ink3:#58656d;--line:#76838a;--error:#ab0f37;--success:#17653a}
*{box-sizing:border-box}
body{margin:0;background:#fcfdfd;color:var(--ink);font:16px/1.6 'Apple SD Gothic Neo','Malgun Gothic',system-ui,sans-serif;word-break:keep-all;overflow-wrap:anywhere}
main{max-width:720px;margin:0 auto;padding:44px 20px 76px}
h1{margin:0 0 4px;font-size:20px;line-height:1.3}
p{margin:0}
.note{margin-bottom:24px;padding:16px 20px;border:1px solid;border-left-width:4px}
.success{border-color:var(--success);background:#e9f4ed}.success h1{color:var(--success)}
.receipt{margin:16px 0 8px}.receipt span{display:block;font-size:14px}.receipt strong{font-size:32px;font-weight:300;line-height:1.2;white-space:nowrap}
.error{border-color:var(--error);background:#fcedf1}.error h1,.fault{color:var(--error)}
ul{margin:8px 0 0;padding-left:20px}
a{color:inherit;text-underline-offset:.22em}
a[href^="tel:"]{white-space:nowrap}
label{display:block;margin:18px 0 6px;font-size:14px;font-weight:600}
label+small{float:right;margin-top:-29px;color:var(--ink3);font-size:14px}
input,textarea{width:100%;min-height:48px;padding:10px 14px;border:1px solid var(--line);border-radius:2px;background:#fff;color:inherit;font:inherit}
textarea{min-height:180px;resize:vertical}
[aria-invalid]{border:2px solid var(--error);background:#fcedf1}
.fault{margin-top:6px;font-size:14px;font-weight:500}
.honeypot{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
button{min-height:48px;margin:24px 0;padding:0 22px;border:1px solid var(--ink);border-radius:2px;background:var(--ink);color:#fff;font:inherit;font-weight:600;line-height:1.2}
nav a{margin-right:16px}
:focus-visible{outline:2px solid ${NEEDLE.onLight};outline-offset:2px}
`;

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/** Nothing but this style may act in these pages, whatever was typed into the form. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  // Not no-referrer: the form would then be sent without saying where from.
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
};

function page(language: Language, title: string, body: string): string {
  const t = TEXTS[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
<nav><a href="${localizedHref('/contact', language)}">${t.toForm}</a><a href="${localizedHref('/', language)}">${t.toHome}</a></nav>
</main>
</body>
</html>
`;
}

/** The answer to a stored inquiry, with what its address says of it. */
export function successPage(
  language: Language,
  { receipt, confirmation, answers }: ReceiptAnswer,
): string {
  const t = TEXTS[language];
  const mail = confirmation ? `<p>${t.confirmation}</p>` : '';
  const sheet =
    answers === null
      ? ''
      : `<p>${t.answers} <a href="${sheetHref(answers, language)}">${t.sheet}</a></p>`;
  const number =
    receipt === null
      ? ''
      : `<p class="receipt"><span>${t.receipt}</span><strong>${escapeHtml(receipt)}</strong></p><p>${t.receiptUse}</p>`;
  const body = `<div class="note success" role="status"><h1>${t.successTitle}</h1><p>${t.successText}</p>${number}${sheet}${mail}</div>`;
  return page(language, t.successTitle, body);
}

/** What went wrong, and the form again with what was typed. */
export interface ErrorPage {
  readonly language: Language;
  /** Sentences about the whole form. */
  readonly messages: readonly string[];
  /** Messages by field, without their prefix. */
  readonly faults: Readonly<Partial<Record<InquiryField, string>>>;
  /** What was typed; null where it was not read. */
  readonly typed: Readonly<Record<string, unknown>> | null;
  /** Address that the form posts to. */
  readonly action: string;
  readonly contact: Contact | undefined;
}

/** The answer to an inquiry that was not stored. */
export function errorPage(error: ErrorPage): string {
  const { language, messages, faults, typed, action, contact } = error;
  const t = TEXTS[language];
  const sentences = [
    ...messages,
    ...(Object.keys(faults).length > 0 ? [t.checkFields] : []),
    ...(typed === null ? [t.goBack] : []),
  ];
  const items = INQUIRY_FIELDS.flatMap((field) => {
    const fault = faults[field];
    if (fault === undefined) return [];
    const text = escapeHtml(`${FIELD_LABELS[language][field]} ${fault}`);
    return [`<li><a href="#${field}">${text}</a></li>`];
  });
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '';
  const note = sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('');
  const ways = contact === undefined ? '' : `<p>${t.otherWays} ${contactLinks(contact)}</p>`;
  const form = typed === null ? '' : formAgain(language, faults, typed, action);
  const body = `<div class="note error" role="alert"><h1>${t.errorTitle}</h1>${note}${list}${ways}</div>${form}`;
  return page(language, t.errorTitle, body);
}

const contactLinks = ({ telephone, email }: Contact): string =>
  `<a href="${escapeHtml(telephoneHref(telephone))}">${escapeHtml(telephone)}</a>, ` +
  `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`;

function formAgain(
  language: Language,
  faults: ErrorPage['faults'],
  typed: Readonly<Record<string, unknown>>,
  action: string,
): string {
  const t = TEXTS[language];
  const hidden = (name: string, value: string) =>
    `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;
  const text = (name: string) => (typeof typed[name] === 'string' ? typed[name] : '');
  const asked = text(HIDDEN_FIELDS.asked);
  const fields = INQUIRY_FIELDS.map((field) =>
    fieldAgain(language, field, text(field), {
      fault: faults[field],
      // What the address asked for fills the inquiry.
      required: isRequired(field) && !(field === 'inquiry' && asked !== ''),
    }),
  );
  const along =
    asked === ''
      ? ''
      : `${hidden(HIDDEN_FIELDS.asked, asked)}<p>${escapeHtml(asked).replaceAll('\n', '<br>')}</p>`;
  return `<form action="${escapeHtml(action)}" method="post" accept-charset="utf-8">
${hidden(HIDDEN_FIELDS.language, language)}
${hidden(HIDDEN_FIELDS.idempotencyKey, text(HIDDEN_FIELDS.idempotencyKey))}
${along}
${fields.join('\n')}
<div class="honeypot" aria-hidden="true"><input name="${HIDDEN_FIELDS.honeypot}" tabindex="-1" autocomplete="off"></div>
<button type="submit">${t.submit}</button>
</form>
`;
}

function fieldAgain(
  language: Language,
  field: InquiryField,
  value: string,
  { fault, required }: { fault: string | undefined; required: boolean },
): string {
  const t = TEXTS[language];
  const { type } = FORM_FIELDS[field];
  const label = FIELD_LABELS[language][field];
  const invalid =
    fault === undefined ? '' : ` aria-invalid="true" aria-describedby="${field}-error"`;
  const attributes = `id="${field}" name="${field}"${required ? ' required' : ''}${invalid}`;
  const control =
    type === 'textarea'
      ? // A line end right after the tag is not part of the text.
        `<textarea ${attributes} rows="7">\n${escapeHtml(value)}</textarea>`
      : `<input ${attributes} type="${type}" value="${escapeHtml(value)}">`;
  const said =
    fault === undefined
      ? ''
      : `<p class="fault" id="${field}-error">${escapeHtml(`${label} ${fault}`)}</p>`;
  const mark = required ? t.required : t.optional;
  return `<label for="${field}">${label}</label><small aria-hidden="true">${mark}</small>${control}${said}`;
}
