/** `npm run new`: asks for what a new entry needs, or takes it from flags, writes its files and says what is next. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { readingContent } from '#content/end-with-faults.ts';

import { commandLine, refuse } from '#tools/command-line.mjs';

import { askFor, openQuestions, type Answers, type Question } from './new/questions.ts';

const [
  { DOCUMENT_QUESTIONS, newDocument, withSubcategory },
  { entryFile, productFile },
  { newPage, PAGE_QUESTIONS },
  { newProduct, PRODUCT_FLAGS, productQuestions },
] = await readingContent(() =>
  Promise.all([
    import('./new/document.ts'),
    import('./new/entry-source.ts'),
    import('./new/page.ts'),
    import('./new/product.ts'),
  ]),
);

const USAGE = `npm run new -- product    a product in an existing subcategory
npm run new -- document   a document, with the subcategory that shows it
npm run new -- page       a page of text

Asks for what it needs. As flags, for a script:

  product    --in sirca-valves/ball-valves --code S90 --name-ko … --name-en … --description-ko … --description-en …
             --feature-ko … --feature-en … --applications water,general --source "supplier data sheet of 2027-01-15"
             valves:           --size "DN 15..100" --pn 16 --ansi 150 --temperature=-20..200
             480 actuators:    --torque 60 --flanges F05,F07 --seconds 20 --single-phase 110..220
                               --three-phase 380..440 --frequency 50..60
  document   --in electric --id gear-units --name-ko … --name-en … --description-ko … --description-en …
             --text-ko … --text-en …
  page       --id after-sales --name-ko … --name-en … --description-ko … --description-en …
             --heading-ko … --heading-en … --text-ko … --text-en …

docs/recipes.md tells more.`;

const PROJECT = join(import.meta.dirname, '..');
const CONTENT = join(PROJECT, 'content');
const FORMATTER = join(PROJECT, 'node_modules/oxfmt/bin/oxfmt');

const flags = [
  ...new Set([
    ...PRODUCT_FLAGS,
    ...[...DOCUMENT_QUESTIONS, ...PAGE_QUESTIONS].map(({ flag }) => flag),
  ]),
];
const { values, positionals } = commandLine(USAGE, {
  allowPositionals: true,
  options: Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }])),
});
const given = Object.fromEntries(
  Object.entries(values).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
);

switch (positionals.join(' ')) {
  case 'product': {
    // The place says which figures are asked for.
    const place = await answersTo(productQuestions({}).slice(0, 1), given);
    const { file, entry } = made(newProduct, await answersTo(productQuestions(place), place));
    write(file, productFile(entry));
    finish([
      `its pictures: draw them (models/README.md) or lay photographs in photos/ (docs/pictures.md); until then a placeholder shows`,
      `its overview (detailDescription), further features and figures in content/${file}`,
      `npm run dev, and look at /products/${entry.category}/${entry.subcategory}/${entry.id}`,
    ]);
    break;
  }
  case 'document': {
    const answers = await answersTo(DOCUMENT_QUESTIONS, given);
    const { file, entry } = newDocument(answers);
    const category = `catalogue/${answers['in']}/category.ts`;
    const source = made(
      (known) => withSubcategory(readFileSync(join(CONTENT, category), 'utf8'), known),
      answers,
    );
    write(file, entryFile('defineDocument', '#content/schema/document.ts', entry));
    write(category, source);
    finish([
      `its further pages and blocks in content/${file}; content/schema/block.ts has every block`,
      `its words for search engines and its place in the menu in content/${category}`,
      `npm run dev, and look at /products/${answers['in']}/${entry.id}`,
    ]);
    break;
  }
  case 'page': {
    const { file, entry } = newPage(await answersTo(PAGE_QUESTIONS, given));
    write(file, entryFile('defineTextPage', '#content/schema/text-page.ts', entry));
    finish([
      `its further sections and its words for search engines in content/${file}`,
      `a link to it, from a text or from the menu (app/features/chrome/chrome.server.ts)`,
      `npm run dev, and look at /pages/${entry.id}`,
    ]);
    break;
  }
  default:
    refuse('What is to be made? product, document or page.');
}

/** The answers: flags, and at a terminal what they leave open. */
async function answersTo(questions: readonly Question[], flagged: Answers): Promise<Answers> {
  if (process.stdin.isTTY && process.stdout.isTTY) return askFor(questions, flagged);
  const open = openQuestions(questions, flagged);
  if (open.length > 0) refuse(open.join('\n'));
  return flagged;
}

/** What the answers make; where they do not fit together, their error ends the command. */
function made<T>(make: (answers: Answers) => T, answers: Answers): T {
  try {
    return make(answers);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function write(file: string, source: string): void {
  const path = join(CONTENT, file);
  const isNew = !existsSync(path);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
  execFileSync(process.execPath, [FORMATTER, path], { stdio: 'ignore' });
  console.log(`${isNew ? 'wrote' : 'changed'} content/${file}`);
}

/** Says what is next: first the faults that are left, then what a machine cannot know. */
function finish(steps: readonly string[]): void {
  const check = spawnSync(process.execPath, [join(CONTENT, 'check.ts')], { encoding: 'utf8' });
  if (check.status !== 0) console.log(`\nStill to do:\n${check.stderr.trim()}`);
  console.log(`\nNext:\n${steps.map((step) => `  ${step}`).join('\n')}\n  npm run check`);
}
