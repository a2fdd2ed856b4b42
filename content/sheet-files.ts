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
  kind: z.enum(['sheet', 'document']),
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

/** Every PDF that has been made; none before the first build, or where no compiler exists. */
export const sheetFiles: readonly SheetFile[] = existsSync(MANIFEST)
  ? z.array(sheetFile).parse(JSON.parse(readFileSync(MANIFEST, 'utf8')))
  : [];
