import { createHash } from 'node:crypto';

import { Parser } from 'htmlparser2';

import { STYLE_PLACE } from '#contract/policy.ts';

/** Text of a script that does nothing but wait for the style sheet before it (document-template.ts). */
export const WAITING_SCRIPT = ' ';

/** The hash of an inline element's text, as a policy names it. */
export const policyHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Other origins that the site was told to speak with. */
export interface PolicyOrigins {
  /** Of a hosted form service. */
  form?: string | undefined;
  /** Of a collector of web vitals. */
  vitals?: string | undefined;
}

/**
 * The Content-Security-Policy of the documents: nothing but what is named; scripts are the site's own files and exactly the
 * inline script given and one that waits, styles its own sheets and exactly the style element of the document. Neither allows inline attributes:
 * what depends on a value is a geometry attribute (app/ui/scale.tsx), and scripts set styles by the CSSOM, which no policy is about.
 *
 * @param inlineScript text of the one script element without an address
 * @returns with `STYLE_PLACE` where the hash of a document's styles belongs
 */
export function contentSecurityPolicy(inlineScript: string, origins: PolicyOrigins = {}): string {
  const list = (...sources: (string | undefined)[]) => sources.filter(Boolean).join(' ');
  return [
    "default-src 'none'",
    `script-src 'self' ${policyHash(inlineScript)} ${policyHash(WAITING_SCRIPT)}`,
    `style-src 'self' ${STYLE_PLACE}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    list("connect-src 'self'", origins.form, origins.vitals),
    "manifest-src 'self'",
    "worker-src 'self'",
    list("form-action 'self'", origins.form),
    "base-uri 'none'",
  ].join('; ');
}

/** The same as a header, where alone `frame-ancestors` is heard. */
export const headerPolicy = (policy: string): string => `${policy}; frame-ancestors 'none'`;

/** @throws naming the first style attribute of some markup, which the policy would refuse in every browser */
export function refuseStyleAttributes(html: string): void {
  new Parser({
    onopentag(name, { style }) {
      if (style !== undefined)
        throw new Error(
          `a document holds a style attribute, which its policy refuses: <${name} style="${style}">. Use a class, or a geometry attribute of an SVG.`,
        );
    },
  }).end(html);
}
