/** Changes as developers make them, another one in each round. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const TEXT_FILE = 'content/catalogue/sirca-valves/ball-valves/s10.ts';
const TEXT = 'Supplied in PN and ANSI class ratings.';
/** The page that shows the text, in English. */
export const TEXT_PAGE = '/products/sirca-valves/ball-valves/s10?lang=en';

/** A component of many pages' documents, with the code of its page. */
const COMPONENT_FILE = 'app/features/product/product-page.tsx';

/** Changes a text of a product. @returns what the page says then @throws where the text is no longer there */
export async function changeText(project: string, round: number | string): Promise<string> {
  const changed = `${TEXT} Round ${round}.`;
  await edit(join(project, TEXT_FILE), (before) => before.replace(TEXT, changed));
  return changed;
}

/** Changes a line of a component that changes no markup. */
export const changeComponent = (project: string, round: number): Promise<void> =>
  edit(
    join(project, COMPONENT_FILE),
    (before) => `${before}\nif (globalThis.name === 'bench') console.log('Round ${round}');\n`,
  );

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = change(before);
  if (after === before)
    throw new Error(`${file} has changed: choose another place in bench/builds.`);
  await writeFile(file, after);
}
