/**
 * `dist/routes.json`, the routes manifest: addresses, files, redirects and headers of a built site. The build writes it.
 * The server and the generated configurations of other hosts read nothing else, so that all of them answer alike.
 */
import { z } from 'zod';

import type { AddressTable } from './address-lookup.ts';
import { STYLE_PLACE } from './policy.ts';

/** Lower-case ASCII path without a trailing slash. No other characters, because it is also written into nginx.conf. */
const address = z
  .string()
  .regex(/^\/(?:[a-z0-9][a-z0-9._~-]*(?:\/[a-z0-9][a-z0-9._~-]*)*)?$/, 'not a plain address');

/** Path of an HTML document below `dist/site`, without a leading slash: `en/products/index.html`. */
const documentFile = z
  .string()
  .regex(/^[a-z0-9_][a-z0-9._~-]*(?:\/[a-z0-9_][a-z0-9._~-]*)*\.html$/, 'not a document file');

/** Path pattern: `*` matches one segment, `**` at the end matches any number of segments, also none. */
const pattern = z
  .string()
  .regex(/^(?:\/(?:\*|[a-z0-9][a-z0-9._~-]*))*(?:\/\*\*)?$/, 'not a pattern')
  .min(1);

const pages = z.array(documentFile).min(1);

/** Header values are written into nginx.conf between double quotes, where `$`, `"` and `\` are special. */
const headerValue = z
  .string()
  .regex(/^[\x20-\x7e]*$/)
  .refine((value) => !/["$\\]/.test(value), {
    message: 'must not hold a quote, a dollar sign or a backslash',
  });

/** Content-Security-Policy as a header. It differs between documents by the hash of their styles only. */
const policy = z.strictObject({
  header: headerValue.refine((value) => value.split(STYLE_PLACE).length === 2, {
    message: `must hold ${STYLE_PLACE} once`,
  }),
  /** `'sha256-…'` of the style element of every document file. */
  styles: z.record(documentFile, z.string().regex(/^'sha256-[A-Za-z0-9+/]{43}='$/)),
});

/** Shape of `dist/routes.json`. */
const routesManifestSchema = z.strictObject({
  version: z.literal(1),
  /** Identifies the build. */
  buildId: z.string().min(1),
  /** SITE_URL of the build, which canonical links and the sitemap name. */
  siteUrl: z.url().optional(),
  languages: z.tuple([z.literal('ko'), z.literal('en')]),
  defaultLanguage: z.literal('ko'),
  /** Files of every address by language; index 0 is page 1. `anyCase`: its last segment matches in any letter case. */
  documents: z.record(
    address,
    z.strictObject({ ko: pages, en: pages, anyCase: z.literal(true).optional() }),
  ),
  /** A path of exactly one unknown segment below `under` is answered 200 with the document of that address. */
  fallbacks: z.array(z.strictObject({ under: address, document: address })),
  /** 404 documents; the first matching pattern counts, so the most specific come first. */
  notFound: z
    .array(z.strictObject({ pattern, ko: documentFile, en: documentFile }))
    .refine((entries) => entries.at(-1)?.pattern === '/**', {
      message: 'the last entry must have the pattern /**',
    }),
  /**
   * Redirects of paths that are neither a document nor a file. They keep `lang`, unless `to` says one, and drop the rest of the
   * query.
   */
  redirects: z.array(
    z.strictObject({
      pattern,
      to: z.union([address, z.string().regex(/^\/\?lang=[a-z]{2}$/, 'not an address')]),
      status: z.union([z.literal(302), z.literal(308)]),
    }),
  ),
  /** Folders whose file names carry a hash of their content, so that they can be cached for ever: `/assets/`. */
  immutable: z.array(z.string().regex(/^\/(?:[a-z0-9_-]+\/)+$/, 'not a folder: /assets/')),
  /** Telephone and email of the supplier, for the pages that the server writes itself. */
  contact: z.strictObject({
    telephone: z.string().min(1),
    email: z.email(),
  }),
  /** Names of the supplier, for the pages that the server writes itself. */
  supplier: z
    .strictObject({
      brand: z.strictObject({ ko: z.string().min(1), en: z.string().min(1) }),
      descriptor: z.strictObject({ ko: z.string().min(1), en: z.string().min(1) }),
    })
    .optional(),
  /** The inquiry form, whose address may ask for products (asked-query.ts). */
  form: z
    .strictObject({
      paths: z.array(address).min(1),
      /** The file with the stated facts of the products: sheets judge by them (server/answers/verdict.ts). */
      facts: z
        .string()
        .regex(/^\/data\/[a-z0-9/-]+\.json$/)
        .optional(),
      /** By product id: as printed, name and category in both languages, and DN in which it can be asked for. */
      products: z.record(
        z.string(),
        z.strictObject({
          code: z.string().min(1),
          names: z.strictObject({ ko: z.array(z.string()), en: z.array(z.string()) }),
          sizes: z.array(z.number().int().positive()),
          /** Address of its drawing. */
          drawing: z
            .string()
            .regex(/^\/pictures\/[a-z0-9-]+\.svg$/)
            .optional(),
          /** Sizes of an actuator range. */
          frames: z
            .strictObject({ prefix: z.string(), from: z.number(), to: z.number() })
            .exactOptional(),
          /** Supplies that there is a choice of, in words. */
          supplies: z.array(
            z.strictObject({ phase: z.literal([1, 3]), ko: z.string(), en: z.string() }),
          ),
        }),
      ),
    })
    .optional(),
  /** Kinds of page whose web vitals this site's own server is told (vitals.ts); undefined: none. */
  vitals: z.strictObject({ pages: z.array(z.string()).min(1) }).optional(),
  /** Readable names under which files are saved, by address: `/files/s10-ko.pdf`. They may have any letters. */
  fileNames: z
    .record(z.string().regex(/^\/[a-z0-9._/-]+$/, 'not a plain address'), z.string().min(1))
    .optional(),
  /** What stands for facts that the supplier has not given yet: `content/company/contact.ts telephone`. */
  samples: z.array(z.string().min(1)).optional(),
  /** Headers of every document. */
  headers: z.record(z.string().regex(/^[A-Za-z-]+$/), headerValue),
  policy,
});

/** Content of `dist/routes.json`. */
export type RoutesManifest = z.infer<typeof routesManifestSchema>;

/** How to reach the supplier without the form. */
export type Contact = RoutesManifest['contact'];

/** Security headers that all documents have alike; the policy, which differs, is in policy.ts. */
export const documentHeaders: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Reads a manifest and checks what a schema cannot: that fallbacks name documents of the site, and that every address has as
 * many pages in one language as in the other.
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
  for (const [path, { ko, en }] of Object.entries(result.data.documents)) {
    if (ko.length !== en.length)
      throw new Error(
        `routes.json: ${path} has ${ko.length} Korean and ${en.length} English pages`,
      );
  }
  for (const file of documentFilesOf(result.data)) {
    if (!Object.hasOwn(result.data.policy.styles, file))
      throw new Error(`routes.json: the policy does not know the styles of ${file}`);
  }
  return result.data;
}

/** The addresses of a manifest without its files, for looking up what answers (address-lookup.ts). */
export function addressTable(manifest: RoutesManifest): AddressTable {
  const { documents, fallbacks, redirects, notFound } = manifest;
  return {
    documents: Object.fromEntries(
      Object.entries(documents).map(([path, { ko, anyCase }]) => [
        path,
        { pages: ko.length, ...(anyCase && { anyCase }) },
      ]),
    ),
    fallbacks,
    redirects,
    notFound: notFound.map(({ pattern }) => pattern),
  };
}

/** All document files that a manifest names. */
export function documentFilesOf({
  documents,
  notFound,
}: Pick<RoutesManifest, 'documents' | 'notFound'>): ReadonlySet<string> {
  const answering = Object.values(documents).flatMap(({ ko, en }) => ko.concat(en));
  return new Set(answering.concat(notFound.flatMap(({ ko, en }) => [ko, en])));
}
