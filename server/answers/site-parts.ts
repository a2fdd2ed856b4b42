/** What of the built site the page of a sheet shows: names, drawings, fonts. */
import type { RoutesManifest } from '#contract/routes-manifest.ts';

import type { Subject } from '#facts/facts.ts';

import type { SheetSite } from './page/types.ts';

export interface SheetParts {
  readonly site: SheetSite;
  /** Addresses of the font files of the site's text, those of the most common letters first. */
  readonly fonts: readonly string[];
}

const FONTS = [
  /^assets\/latin-.*\.woff2$/,
  /^assets\/hangul-.*\.woff2$/,
  /^assets\/rare-.*\.woff2$/,
];

/** @param files of the site, by their path: their names, and the text of one; @returns undefined for a site without a form, or of a build that knew no sheets */
export function sheetParts(
  { form, supplier, contact }: Pick<RoutesManifest, 'form' | 'supplier' | 'contact'>,
  files: {
    readonly names: () => Iterable<string>;
    readonly text: (file: string) => Promise<string>;
  },
  subjects: readonly Subject[],
): SheetParts | undefined {
  if (!form || !supplier) return undefined;
  const drawings = new Map(
    Object.values(form.products).flatMap(({ code, drawing }) =>
      drawing === undefined
        ? []
        : // `SIRCA S30` in a list of products, `S30` in a question.
          [code, code.replace(/^.* /, '')].map((name) => [name, drawing] as const),
    ),
  );
  const names = [...files.names()];
  return {
    site: {
      ...supplier,
      telephone: contact.telephone,
      subjects,
      drawingOf: (code) => drawings.get(code),
      drawing: (src) =>
        files.text(src.slice(1)).then(
          // It comes as a character for each byte.
          (text) => Buffer.from(text, 'latin1').toString(),
          () => undefined,
        ),
    },
    fonts: FONTS.flatMap((pattern) => names.filter((name) => pattern.test(name))).map(
      (name) => `/${name}`,
    ),
  };
}
