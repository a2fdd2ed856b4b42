import { createHash } from 'node:crypto';

/** Opening tag, attributes and text of each script element of a document. */
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** Types that the browser does not execute, such as structured data. */
const DATA_BLOCK = /\btype="application\/(?:ld\+)?json"|\btype="speculationrules"/;

/**
 * The Content-Security-Policy of one document: scripts are the site's own files and exactly the inline scripts that the
 * document holds, each by its SHA-256. It is written into the document, so that any static host keeps it;
 * `frame-ancestors` cannot be said there and is sent as a header.
 *
 * @param formOrigin origin of a hosted form service, where one is configured
 */
export function contentSecurityPolicy(html: string, formOrigin?: string): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
    if (/\bsrc=/.test(attributes) || DATA_BLOCK.test(attributes) || text === '') continue;
    hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  const forms = formOrigin ? ` ${formOrigin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trimEnd(),
    // Ranges are drawn with custom properties in style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${forms}`,
    `form-action 'self'${forms}`,
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** The document with its policy as the first thing after the character set. */
export function withPolicy(html: string, formOrigin?: string): string {
  const policy = contentSecurityPolicy(html, formOrigin);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  const result = html.replace(/<meta charSet="utf-8"\/>/i, (charset) => charset + meta);
  if (result === html) throw new Error('a document has no <meta charset> to put its policy after');
  return result;
}
