/** An archive per category: its data sheets and documents in both languages, its CAD files and drawings. */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { type Zippable, zipSync } from 'fflate';

import { brand, categories, contact, products } from '#content/index.ts';
import type { ArchiveFile, SheetFile } from '#content/sheet-files.ts';

import { translator } from '#app/i18n/translate.ts';
import { LANGUAGES } from '#contract/address.ts';

import { KeptFiles } from '#tools/build/kept-files.ts';

const CACHE = '.cache/archives';

/** The earliest day that the format can say: the same files make the same bytes. */
const DAY = new Date(1980, 0, 1);

/** Writes the archives beside the files that they hold. @param folder with the PDF files */
export async function writeArchives(
  folder: string,
  files: readonly SheetFile[],
  site: string | undefined,
): Promise<ArchiveFile[]> {
  const packed = new KeptFiles(CACHE);
  const archives: ArchiveFile[] = [];
  for (const { id, name } of categories) {
    const own = files.filter(({ category }) => category === id);
    if (own.length === 0) continue;
    const cad = cadFiles(id);
    const entries: Zippable = {
      'README.txt': text(readme(name, own, cad, site)),
      'LICENCE.txt': text(
        LANGUAGES.map((language) =>
          translator(language)('sheets:licence', { company: brand.name[language] }),
        ).join('\n\n'),
      ),
    };
    // PDF is compressed already.
    for (const { file } of own)
      entries[`pdf/${file}`] = [readFileSync(join(folder, file)), { level: 0 }];
    for (const { name: file, path } of cad) entries[file] = readFileSync(path);
    // Another release of the library may pack them in other bytes; they unpack to the same files.
    const path = await packed.pathOf(Object.entries(entries).map(hashOf), async () =>
      zipSync(entries, { mtime: DAY, level: 6 }),
    );
    const file = `${id}.zip`;
    copyFileSync(path, join(folder, file));
    const count = own.length + cad.length;
    archives.push({ file, category: id, bytes: statSync(path).size, count });
  }
  packed.removeOthers();
  return archives;
}

const hashOf = ([name, content]: [string, Zippable[string]]): string =>
  createHash('sha256')
    .update(name)
    .update([content].flat()[0] as Uint8Array)
    .digest('hex');

/** CAD files and dimension drawings of the products of a category. */
function cadFiles(category: string): { name: string; path: string }[] {
  const models = products.flatMap((product) =>
    product.category === category ? (product.model ?? []) : [],
  );
  const isOwn = (file: string) => models.some((model) => file.startsWith(`${model}-dn`));
  const of = (folder: string, to: string, wanted: (file: string) => boolean) =>
    existsSync(folder)
      ? readdirSync(folder)
          .toSorted()
          .flatMap((file) =>
            isOwn(file) && wanted(file) ? { name: `${to}/${file}`, path: join(folder, file) } : [],
          )
      : [];
  return [
    ...of('public/cad', 'cad', () => true),
    ...of('public/pictures', 'drawings', (file) => /-dimensions(-en)?\.svg$/.test(file)),
  ];
}

function readme(
  name: { ko: string; en: string },
  files: readonly SheetFile[],
  cad: readonly { name: string }[],
  site: string | undefined,
): string {
  const parts = LANGUAGES.map((language) => {
    const t = translator(language);
    const own = files.filter((file) => file.language === language);
    const lines = own.map((file) =>
      [
        file.number,
        file.revised,
        `pdf/${file.file}`,
        // The code of a document is its number; that of a series stands in its name.
        file.code === file.number || file.name[language].includes(file.code)
          ? file.name[language]
          : `${file.code} ${file.name[language]}`,
      ].join('  '),
    );
    return [
      `${brand.name[language]}: ${name[language]}`,
      t('sheets:readme', {
        contact: [contact.telephone, contact.email, site].filter(Boolean).join(', '),
      }),
      '',
      ...lines,
      ...cad.map((file) => file.name),
    ].join('\n');
  });
  return `${parts.join('\n\n')}\n`;
}

/** With the lines of every system, and the mark by which editors know the encoding. */
const text = (content: string): Uint8Array =>
  new TextEncoder().encode(`\uFEFF${content.replaceAll('\n', '\r\n')}`);
