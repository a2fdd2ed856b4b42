/** Files that two of the peers have beside their templates. */
import { join } from 'node:path';

import type { Node, PageContent, SiteContent } from './content.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const VOID = new Set(['img', 'source']);

/** A node as HTML. */
export function htmlOf(node: Node): string {
  if (typeof node === 'string') return escaped(node);
  const [tag, attributes, ...children] = node;
  const inside = children.map(htmlOf).join('');
  if (tag === 'Preview') return `<button type="button" aria-label="크게 보기">${inside}</button>`;
  const name = tag === 'Link' ? 'a' : tag;
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key.toLowerCase()}="${escaped(value)}"`,
  );
  return `<${name}${written.join('')}>${VOID.has(name) ? '' : `${inside}</${name}>`}`;
}

/** The documents of the peer without a framework, which hold the small style sheet. */
export function handWritten({ chrome, pages }: SiteContent, css: string): Record<string, string> {
  const documentOf = ({ title, description, main }: PageContent) =>
    `<!doctype html><html lang="ko"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>` +
    `<meta name="description" content="${escaped(description)}"><style>${css}</style>` +
    `<script src="/preview.js" defer></script></head>` +
    `<body>${[chrome.header, main, chrome.footer].map(htmlOf).join('')}</body></html>`;
  return byFile(pages, (path) => join(path, 'index.html'), documentOf);
}

/** The data of the single-page app's pages. */
export const pageData = ({ pages }: SiteContent): Record<string, string> =>
  byFile(pages, (path) => `public/data${path === '/' ? '/index' : path}.json`, JSON.stringify);

const byFile = (
  pages: SiteContent['pages'],
  file: (path: string) => string,
  text: (page: PageContent) => string,
) => Object.fromEntries(Object.entries(pages).map(([path, page]) => [file(path), text(page)]));
