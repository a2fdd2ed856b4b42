/** Which file answers a request. Pure, and the only place of the server that knows addresses; the rules come from the contract. */
import { createAddressLookup, ODD_SEGMENT } from '#contract/address-lookup.ts';
import { decodedPath, LANGUAGES, localizedHref, pageHref, switchHref } from '#contract/address.ts';
import { addressTable, type RoutesManifest } from '#contract/routes-manifest.ts';
import { askedText } from './asked-form.ts';
import type { Filling } from './fill-document.ts';
import { parseTarget } from './request-target.ts';

/** What to answer a GET request with. */
export type Resolution =
  | {
      readonly kind: 'file';
      readonly status: 200 | 404;
      /** Path below the site's root, without a leading slash. */
      readonly file: string;
      /** What is written into the document; without it the file is the answer. */
      readonly filling?: Filling;
    }
  | { readonly kind: 'redirect'; readonly status: 302 | 308; readonly location: string }
  | { readonly kind: 'refused'; readonly status: 400 };

/** Files that are parts of the answer to an address, not addresses: documents, and the compressed siblings. */
const NOT_ADDRESSABLE = /\.(?:html|br|gz|zst)$/;

/** Whether a file of the site is served under its own path. */
export function isAddressable(file: string): boolean {
  return !NOT_ADDRESSABLE.test(file) && !ODD_SEGMENT.test(`/${file}`);
}

/** The look-up of one build. */
export interface Resolver {
  readonly resolve: (target: string) => Resolution;
  /** The answer to a target that the site itself writes somewhere, to the letter; undefined for any other one. */
  readonly known: (target: string) => Resolution | undefined;
}

/**
 * Makes the look-up for one build of the site.
 *
 * @param manifest the build's `routes.json`
 * @param files every file below the site's root, without leading slashes
 */
export function createResolver(
  manifest: RoutesManifest,
  files: { has(file: string): boolean; keys(): Iterable<string> },
): Resolver {
  const lookUp = createAddressLookup(addressTable(manifest), (path) => {
    const file = path.slice(1);
    return isAddressable(file) && files.has(file);
  });

  const resolve = (target: string): Resolution => {
    const parsed = parseTarget(target);
    const answer = parsed && lookUp(parsed.rawPath, parsed.search);
    if (!parsed || !answer || answer.kind === 'refused') return { kind: 'refused', status: 400 };
    if (answer.kind === 'redirect') return answer;
    if (answer.kind === 'file') return { kind: 'file', status: 200, file: answer.path.slice(1) };
    const { language } = answer;
    if (answer.kind === 'document') {
      const file = manifest.documents[answer.path]?.[language][answer.page - 1];
      const { form } = manifest;
      const asked =
        form?.paths.includes(answer.path) && parsed.search !== ''
          ? askedText(parsed.search, language, form.products)
          : undefined;
      return {
        kind: 'file',
        status: 200,
        file: file ?? '',
        ...(asked && { filling: { form: asked } }),
      };
    }
    const missing = manifest.notFound.find(({ pattern }) => pattern === answer.pattern);
    const asked = decodedPath(parsed.rawPath);
    return {
      kind: 'file',
      status: 404,
      file: missing?.[language] ?? '',
      filling: { missing: asked },
    };
  };

  // Nearly every request is for an address as the site itself writes it: they are one look-up.
  const known = new Map<string, Resolution>();
  for (const file of files.keys())
    if (isAddressable(file)) known.set(`/${file}`, resolve(`/${file}`));
  for (const [path, { ko }] of Object.entries(manifest.documents)) {
    for (let page = 1; page <= ko.length; page += 1) {
      const address = pageHref(path, page);
      for (const language of LANGUAGES)
        for (const target of [localizedHref(address, language), switchHref(address, language)])
          known.set(target, resolve(target));
    }
  }
  return {
    resolve: (target) => known.get(target) ?? resolve(target),
    known: (target) => known.get(target),
  };
}

/** The text of a page beside its document: `products/s30.en.md` of `en/products/s30/index.html`. */
export function textOfDocument(file: string): string | undefined {
  const [, english, path] = /^(en\/)?(.*?)\/?(?:index|page\/\d+)\.html$/.exec(file) ?? [];
  return path === undefined ? undefined : `${path || 'index'}${english ? '.en' : ''}.md`;
}
