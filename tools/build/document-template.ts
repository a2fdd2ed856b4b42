import { STYLE_PLACE } from '#contract/policy.ts';

import { policyHash, refuseStyleAttributes, WAITING_SCRIPT } from './csp.ts';

/** What a document is composed of besides what React renders. */
export interface DocumentParts {
  /** Text of `STAND_INS`. */
  standIns: string;
  /** The styles of its first screen. */
  styles: string;
  /** Where in the rendered text the whole sheet is linked; none while developing. */
  sheet?: { href: string; at: number } | undefined;
  /** Address of the style sheet that names the fonts. */
  fonts: string;
  /** Text of the inline script. */
  prelude: string;
  /** What the prelude starts the application with (app/prelude/start.ts). */
  start: {
    /** Address that the document is rendered for. */
    own: string;
    /** Parts of the application that it needs, the entry first (app/prelude/module-list.ts). */
    parts: readonly string[];
    /** Data files with their hashes: `/data/ko/1.json?3f2a…`. */
    chrome: string;
    page: string;
  };
  /** Policy with `STYLE_PLACE` in it (csp.ts), or the development server's client, which no policy would let work. */
  guard: { policy: string } | { development: string };
}

/** A finished document. */
export interface WrittenDocument {
  html: string;
  /** Hash of its style element, for the header that says the policy too. */
  styleHash: string;
}

/** Sheet of the fonts of the visitor's machine, written by tools/fonts.ts. */
export const STAND_INS = 'app/styles/fonts.gen/stand-ins.css';

/** The order of the layers, said first: a bundler puts sheets together in an order of its own. */
const LAYERS = '@layer reset,base,set,ui,shared,blocks,features,paper;';

const HEAD_END = '</head>';

/**
 * A whole document: React's, marked as one for readers without scripts (app/prelude/plain.ts), with policy, styles, prelude and the sheets of readers without scripts at the end of its head,
 * after everything that React looks for there.
 *
 * @param rendered `<html>…</html>`
 * @throws where it holds what its own policy would refuse
 */
export function documentOf(rendered: string, parts: DocumentParts): WrittenDocument {
  const { fonts, prelude, start, guard } = parts;
  const sheet = `${LAYERS}${parts.standIns}${parts.styles}`;
  const styleHash = policyHash(sheet);
  if ('policy' in guard) refuseStyleAttributes(rendered);
  if (parts.styles.includes('</style')) throw new Error('the styles of a document end too early');
  const attributes = {
    own: start.own,
    parts: start.parts.join(' '),
    chrome: start.chrome,
    page: start.page,
    fonts,
  };
  const script = `<script${Object.entries(attributes)
    .map(([name, value]) => ` data-${name}="${escapeAttribute(value)}"`)
    .join('')}>${prelude}</script>`;
  const linkTo = (href: string) => `<link rel="stylesheet" href="${href}"/>`;
  const withoutScripts = `<noscript>${linkTo(fonts)}</noscript>`;
  const first =
    'development' in guard
      ? guard.development
      : `<meta http-equiv="Content-Security-Policy" content="${guard.policy.replace(STYLE_PLACE, styleHash)}"/>`;
  // Firefox holds back nothing for a sheet in the body, but a script for the sheets before it, and what follows for the script.
  const marked = parts.sheet
    ? `${rendered.slice(0, parts.sheet.at)}<link rel="stylesheet" id="${REST}" href="${parts.sheet.href}"/><script>${WAITING_SCRIPT}</script>${rendered.slice(parts.sheet.at)}`
    : rendered;
  const [head, body, ...more] = marked.split(HEAD_END);
  if (head === undefined || body === undefined || more.length > 0)
    throw new Error('a document has no head, or more than one');
  const plain = head.replace('<html', '<html data-plain=""');
  // A first screen that comes in two packets is painted once, whole: on a phone its drawing stands above figures that come before.
  const whole = parts.sheet ? `<link rel="expect" href="#${REST}" blocking="render"/>` : '';
  const html = `${plain}${first}${whole}<style>${sheet}</style>${script}${withoutScripts}${HEAD_END}${body}`;
  return { html, styleHash };
}

/** Id of the link where the first screen ends. */
const REST = 'rest';

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
