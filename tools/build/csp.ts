import { createHash } from 'node:crypto';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The Content-Security-Policy of a document: scripts are the site's own files and exactly the inline script given. It is
 * written into the document, so that any static host keeps it; `frame-ancestors` cannot be said there and is sent as a header.
 *
 * @param inlineScript text of the one script element without an address
 * @param formOrigin origin of a hosted form service, where one is configured
 */
export function contentSecurityPolicy(inlineScript: string, formOrigin?: string): string {
  const forms = formOrigin ? ` ${formOrigin}` : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${sha256(inlineScript)}`,
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
