import { brand, categories } from '#content/index.ts';
import { archiveFiles, sheetFiles, type SheetFile } from '#content/sheet-files.ts';

import { translator } from '#app/i18n/translate.ts';

import { fileAddress } from './files.server.ts';

/** Names under which browsers save the made files, in the language of each, by address: `SIRCA S10 데이터 시트.pdf`. */
export const readableNames = (): Record<string, string> =>
  Object.fromEntries([
    ...sheetFiles.map((file) => [fileAddress(file.file), `${titleOf(file)}.pdf`]),
    ...archiveFiles.map(({ file, category }) => [
      fileAddress(file),
      `${archiveName(category)}.zip`,
    ]),
  ]);

function titleOf({ kind, code, name, language }: SheetFile): string {
  const t = translator(language);
  const title =
    kind === 'document'
      ? name[language]
      : t('sheets:register.titled', { code, kind: t(`sheets:register.kinds.${kind}`) });
  // Signs that some system does not allow in the name of a file.
  return `${brand.name[language]} ${title}`.replaceAll(/[/\\:*?"<>|]+ */g, ' ');
}

/** An archive holds both languages. */
function archiveName(id: string): string {
  const name = categories.find((category) => category.id === id)?.name;
  return name ? `${brand.name.ko} ${name.ko} ${name.en}` : id;
}
