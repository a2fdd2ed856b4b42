/** Copies of the site with more products than there are. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { copyProject } from '#bench/shared/project-copy.ts';

/** Cards on a catalogue page: as many as the real ball valves have. */
const CARDS_PER_PAGE = 9;

/** A copy of the project, in a folder of its own, with generated ball valves beside the real products. */
export async function generateSite(folder: string, products: number): Promise<void> {
  await copyProject(folder);
  await writeFile(join(folder, 'content/generated.ts'), generatedContent(products));
  const entries = join(folder, 'content/entries.ts');
  const text = await readFile(entries, 'utf8');
  const changed = text
    .replace('  products,\n', '  products: [...products, ...generatedProducts],\n')
    .replace('filed(documents)', 'withGenerated(filed(documents))')
    .replace(
      'import pneumaticCategory',
      "import { generatedProducts, withGenerated } from './generated.ts';\nimport pneumaticCategory",
    );
  if (!/\.\.\.generatedProducts[^]*withGenerated\(filed/.test(changed))
    throw new Error(
      'content/entries.ts has another form than bench/scale expects. Adapt its two replacements.',
    );
  await writeFile(entries, changed);
}

/** Products that differ in code and size only; the document shows the generated ones, then the real. */
function generatedContent(products: number): string {
  return `
import sample from './catalogue/sirca-valves/ball-valves/s10.ts';
import real from './documents/ball-valves.ts';
import { defineProduct } from './schema/product.ts';

const generated = Array.from({ length: ${products} }, (_, index) => {
  const code = 'G' + String(index + 1).padStart(5, '0');
  return defineProduct({ ...sample, id: code.toLowerCase(), code });
});
export const generatedProducts = generated.map((entry) => ({
  file: 'catalogue/sirca-valves/ball-valves/' + entry.id + '.ts',
  entry,
}));

const pages = [];
for (let start = 0; start < generated.length; start += ${CARDS_PER_PAGE}) {
  pages.push({
    pageNumber: pages.length + 1,
    title: real.name,
    content: [{ type: 'product-catalog' as const, products: generated.slice(start, start + ${CARDS_PER_PAGE}).map(({ id }) => id) }],
  });
}
for (const page of real.pages) pages.push({ ...page, pageNumber: pages.length + 1 });
const document = { ...real, totalPages: pages.length, pages };
export const withGenerated = (documents) =>
  documents.map((item) => (item.entry === real ? { ...item, entry: document } : item));
`;
}
