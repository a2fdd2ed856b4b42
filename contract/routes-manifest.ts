/**
 * `dist/routes.json`: everything a host needs to know to answer for this site. The build writes it; the server and the
 * generated nginx configuration read it and nothing else, so that both follow the same rules.
 */
import { z } from 'zod';

/** Lower-case ASCII address without a trailing slash; narrow on purpose, since it is also written into nginx.conf. */
const address = z
  .string()
  .regex(/^\/(?:[a-z0-9][a-z0-9._~-]*(?:\/[a-z0-9][a-z0-9._~-]*)*)?$/, 'not a plain address');

/** Path of an HTML document below `dist/site`, without a leading slash: `en/products/index.html`. */
const documentFile = z
  .string()
  .regex(/^[a-z0-9_][a-z0-9._~-]*(?:\/[a-z0-9_][a-z0-9._~-]*)*\.html$/, 'not a document file');

/** Address whose segments may be `*` (one segment) and whose last one may be `**` (anything, nothing included). */
const pattern = z
  .string()
  .regex(/^(?:\/(?:\*|[a-z0-9][a-z0-9._~-]*))*(?:\/\*\*)?$/, 'not a pattern')
  .min(1);

const pages = z.array(documentFile).min(1);

/** Values go into nginx.conf between double quotes, where `$`, `"` and `\` would have a meaning. */
const headerValue = z
  .string()
  .regex(/^[\x20-\x7e]*$/)
  .refine((value) => !/["$\\]/.test(value), {
    message: 'must not hold a quote, a dollar sign or a backslash',
  });

/** Shape of `dist/routes.json`. */
const routesManifestSchema = z.strictObject({
  version: z.literal(1),
  /** Names one build; anything that changes when the site changes. */
  buildId: z.string().min(1),
  languages: z.tuple([z.literal('ko'), z.literal('en')]),
  defaultLanguage: z.literal('ko'),
  /** Every address. Files per language; index 0 is page 1. `anyCase`: the last segment matches in any letter case. */
  documents: z.record(
    address,
    z.strictObject({ ko: pages, en: pages, anyCase: z.literal(true).optional() }),
  ),
  /** Exactly one unknown segment below `under` answers 200 with the document of that address. */
  fallbacks: z.array(z.strictObject({ under: address, document: address })),
  /** Documents of status 404, most specific first; the last one must match everything. */
  notFound: z
    .array(z.strictObject({ pattern, ko: documentFile, en: documentFile }))
    .refine((entries) => entries.at(-1)?.pattern === '/**', {
      message: 'the last entry must have the pattern /**',
    }),
  /** For paths that are neither a document nor a file. `lang` is kept, the rest of the query is not. */
  redirects: z.array(
    z.strictObject({ pattern, to: address, status: z.union([z.literal(302), z.literal(308)]) }),
  ),
  /** Path prefixes whose files never change under their name: `/assets/`. */
  immutable: z.array(z.string().regex(/^\/(?:[a-z0-9_-]+\/)+$/, 'not a folder: /assets/')),
  /** Ways to the supplier, for pages that the server writes itself. */
  contact: z.strictObject({
    telephone: z.string().min(1),
    telephoneHref: z.string().regex(/^tel:\+?[0-9-]+$/),
    email: z.email(),
  }),
  /** Headers of every document. */
  headers: z.record(z.string().regex(/^[A-Za-z-]+$/), headerValue),
});

/** What `dist/routes.json` holds. */
export type RoutesManifest = z.infer<typeof routesManifestSchema>;

/**
 * Security headers of a document, for the build to put into `headers`. The policy for scripts is a `<meta>` in each
 * document, with that document's own hashes; `frame-ancestors` works only as a header, and stands here.
 */
export const documentHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Reads a manifest and checks what a schema cannot: that fallbacks name documents of the site.
 *
 * @throws Error naming each wrong place, in words for whoever runs the build.
 */
export function parseRoutesManifest(value: unknown): RoutesManifest {
  const result = routesManifestSchema.safeParse(value);
  if (!result.success) {
    throw new Error(`routes.json is not valid:\n${z.prettifyError(result.error)}`);
  }
  for (const { under, document } of result.data.fallbacks) {
    if (!Object.hasOwn(result.data.documents, document)) {
      throw new Error(`routes.json: the fallback under ${under} names no document: ${document}`);
    }
  }
  return result.data;
}

/** Every document file that a manifest names, each once. */
export function documentFilesOf({ documents, notFound }: RoutesManifest): ReadonlySet<string> {
  const answering = Object.values(documents).flatMap(({ ko, en }) => ko.concat(en));
  return new Set(answering.concat(notFound.flatMap(({ ko, en }) => [ko, en])));
}
