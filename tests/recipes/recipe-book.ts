/** Reads docs/recipes.md: what each recipe says to type or to write. */
import { readFileSync } from 'node:fs';

const BOOK = readFileSync('docs/recipes.md', 'utf8');

/** The blocks of code of a recipe, by language, TSX among TypeScript, without the list's indentation. */
export function recipe(title: string): { sh: string[]; ts: string[]; json: string[] } {
  const section = BOOK.split(/^## /m).find((part) => part.startsWith(`${title}\n`));
  if (section === undefined) throw new Error(`docs/recipes.md has no recipe "${title}"`);
  const blocks = [...section.matchAll(/^( *)```(sh|ts|json)x?\n([^]*?)^ *```$/gm)].map(
    ([, indent = '', language, code = '']) => ({
      language,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim(),
    }),
  );
  const those = (language: string) =>
    blocks.flatMap((block) => (block.language === language ? [block.code] : []));
  return { sh: those('sh'), ts: those('ts'), json: those('json') };
}

/** The titles of all recipes. */
export const titles: readonly string[] = [...BOOK.matchAll(/^## (.+)$/gm)].map(
  ([, title = '']) => title,
);
