/** The data sheets and documents that the build has made as PDF (`npm run sheets`), for the pages that link to them. */
import { existsSync, readFileSync } from 'node:fs';

import { z } from 'zod';

import { LANGUAGES, localized, slug } from './schema/localized.ts';

const MANIFEST = '.cache/sheets/manifest.json';

const sheetFile = z.object({
  /** File name: `pqvf-dn100-ko.pdf`; its address is `/files/` and this, for ever. */
  file: z.string(),
  /** The same in both languages: `pqvf-dn100`. */
  id: slug,
  kind: z.enum(['sheet', 'document', 'drawing']),
  /** Number in the register: `PV-PQVF-100`. */
  number: z.string(),
  code: z.string(),
  name: localized,
  category: slug,
  /** Id of its product; absent for series and documents. */
  product: slug.exactOptional(),
  dn: z.int().exactOptional(),
  /** Page of the site that says the same. */
  path: z.string(),
  language: z.enum(LANGUAGES),
  /** Day of the last change of its content. */
  revised: z.iso.date(),
  bytes: z.int().positive(),
  pages: z.int().positive(),
});
export type SheetFile = z.infer<typeof sheetFile>;

const archiveFile = z.object({
  /** `pinch-valve.zip`, below `/files/`. */
  file: z.string(),
  category: slug,
  bytes: z.int().positive(),
  /** Files in it, beside README and licence note. */
  count: z.int().positive(),
});
export type ArchiveFile = z.infer<typeof archiveFile>;

const manifest = z.object({ files: z.array(sheetFile), archives: z.array(archiveFile) });
export type SheetManifest = z.infer<typeof manifest>;

const made: SheetManifest = existsSync(MANIFEST)
  ? manifest.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')))
  : { files: [], archives: [] };

/** Every PDF that has been made; none before the first build, or where no compiler exists. */
export const sheetFiles: readonly SheetFile[] = made.files;

/** The archive of each category. */
export const archiveFiles: readonly ArchiveFile[] = made.archives;
