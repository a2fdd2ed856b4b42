/**
 * Files that the content names: fails where the picture manifest names a file that is not there, or an entry names
 * another address of the site that does not exist. Node only; `check.ts` runs it with all other checks.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { addresses } from './addresses.ts';
import { documents, home } from './index.ts';
import { pictureManifest, PLACEHOLDER } from './pictures.ts';
import manifestJson from './pictures/manifest.json' with { type: 'json' };
import type { Fault } from './faults.ts';
import { didYouMean } from './nearest.ts';

/** `public/` of the project. */
export const PUBLIC_DIR = join(import.meta.dirname, '..', 'public');

/** Faults for files that the manifest names and that `publicDir` does not have. */
export function missingPictureFiles(manifest: unknown, publicDir: string): Fault[] {
  const missing = (field: string, src: string): Fault[] =>
    existsSync(join(publicDir, src))
      ? []
      : [
          {
            file: 'pictures/manifest.json',
            field,
            problem: `names ${src}, which is not in public/`,
            remedy: 'Make the picture again (npm run models) or remove the entry',
          },
        ];
  return Object.entries(pictureManifest.parse(manifest)).flatMap(([id, entry]) => [
    ...missing(`${id}.src`, entry.src),
    ...(entry.sources ?? []).flatMap((source, index) =>
      missing(`${id}.sources.${index}`, source.src),
    ),
  ]);
}

/** Faults for files to download that an entry names and that `publicDir` does not have. */
export function missingDownloads(publicDir: string): Fault[] {
  const named = documents.flatMap((document) =>
    document.pages.flatMap((page) =>
      page.content
        .flatMap((block) => (block.type === 'section' ? block.content : [block]))
        .flatMap((block) =>
          block.type === 'contact' && block.pdf
            ? [{ file: `documents/${document.id}.ts`, field: 'contact.pdf', href: block.pdf }]
            : [],
        ),
    ),
  );
  return named
    .filter(({ href }) => !existsSync(join(publicDir, href)))
    .map(({ file, field, href }) => ({
      file,
      field,
      problem: `names ${href}, which is not in public/`,
      remedy: 'Put the file there or remove the link',
    }));
}

/** Faults for links of the content that lead to no address of the site. */
export function deadLinks(): Fault[] {
  const known = new Set(addresses.map((item) => item.path));
  const links = [
    ...home.featured.map(({ href }, index) => ({
      file: 'company/home.ts',
      field: `featured.${index}.href`,
      href,
    })),
    ...documents.flatMap((document) =>
      document.pages.flatMap((page) =>
        page.content
          .flatMap((block) => (block.type === 'section' ? block.content : [block]))
          .flatMap((block) => (block.type === 'product-series' ? block.series : []))
          .flatMap(({ href }) =>
            href
              ? [{ file: `documents/${document.id}.ts`, field: 'product-series.href', href }]
              : [],
          ),
      ),
    ),
  ];
  return links
    .filter(({ href }) => !known.has(href))
    .map(({ file, field, href }) => ({
      file,
      field,
      problem: `leads to ${href}, which is no address of the site`,
      remedy: `${didYouMean(href, known)}Name an address of the site`,
    }));
}

/** Faults for every missing file and dead link. */
export function fileFaults(publicDir = PUBLIC_DIR): Fault[] {
  return [
    ...missingPictureFiles(manifestJson, publicDir),
    ...missingDownloads(publicDir),
    ...deadLinks(),
    ...(existsSync(join(publicDir, PLACEHOLDER.src))
      ? []
      : [
          {
            file: 'pictures.ts',
            field: 'PLACEHOLDER.src',
            problem: 'the placeholder drawing is missing',
            remedy: 'Restore public/pictures/placeholder.svg',
          },
        ]),
  ];
}
