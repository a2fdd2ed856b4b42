import sanitizeHtml from 'sanitize-html';

import { type Language, localizedHref } from '#contract/address.ts';

/** What a document may be written with; everything else is taken out, its words stay. */
const TEXT_TAGS = ['p', 'strong', 'em', 'sub', 'sup', 'br', 'ul', 'ol', 'li', 'a'];
const RAW_TAGS = [
  ...TEXT_TAGS,
  'h3',
  'h4',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];

/** Where a link of a document may lead: a page of this site, or a web, mail or telephone address. */
const SCHEMES = ['https', 'mailto', 'tel'];

/**
 * HTML of a content block, safe to put into a page: allow-listed elements, no attributes but a link's address and a table
 * head's scope, links of this site in the reader's language. Runs in loaders, and so at build time only.
 *
 * @param kind `text` for prose, `raw-html` for blocks that may hold tables and headings too
 */
export function sanitisedHtml(html: string, kind: 'text' | 'raw-html', language: Language): string {
  const clean = sanitizeHtml(html, {
    allowedTags: kind === 'text' ? TEXT_TAGS : RAW_TAGS,
    allowedAttributes: { a: ['href', 'rel'], th: ['scope'] },
    allowedSchemes: SCHEMES,
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      a: (tagName, { href = '' }) => ({
        tagName,
        attribs: href.startsWith('/')
          ? { href: localizedHref(href, language) }
          : { href, rel: 'noopener noreferrer' },
      }),
    },
  });
  return collapseBreaks(clean);
}

/** Extra line breaks collapsed (spec §2): at most one between lines, none at the ends, no empty paragraphs. */
export function collapseBreaks(html: string): string {
  const gap = String.raw`(?:\s|&nbsp;|\u00a0)*`;
  return html
    .replace(new RegExp(`(?:<br ?/?>${gap}){2,}`, 'g'), '<br />')
    .replace(new RegExp(`<(p|li|dd|td)>${gap}(?:<br ?/?>${gap})+`, 'g'), '<$1>')
    .replace(new RegExp(`(?:<br ?/?>${gap})+</(p|li|dd|td)>`, 'g'), '</$1>')
    .replace(new RegExp(`<p>${gap}</p>`, 'g'), '')
    .replace(/\n{2,}/g, '\n')
    .replace(new RegExp(`^${gap}(?:<br ?/?>${gap})+|(?:<br ?/?>${gap})+$`, 'g'), '')
    .trim();
}
