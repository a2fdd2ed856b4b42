import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);
let folder: string;

/** Files that break one rule each: where, what they import, and a word of the message that must name the rule. */
const VIOLATIONS = [
  [
    'app/ui/planted.tsx',
    "import { useLocale } from '#app/i18n/use-locale.ts';",
    'pass it as a prop',
  ],
  ['facts/planted.ts', "import { z } from 'zod';", 'facts/ imports nothing'],
  ['facts/planted-content.ts', "import { x } from '#content/index.ts';", 'facts/ imports nothing'],
  [
    'app/ui/planted-router.tsx',
    "import { useLocation } from '#app/router/router-provider.tsx';",
    'the router and the language included',
  ],
  ['app/machine/planted.ts', "import { products } from '#content/index.ts';", '.server.ts module'],
  ['app/machine/planted-server.ts', "import { x } from '#server/index.ts';", 'what lies below'],
  ['app/router/planted.ts', "import { PAGES } from '#app/pages.ts';", 'hand it in'],
  [
    'app/blocks/planted.tsx',
    "import { Header } from '#app/features/chrome/header.tsx';",
    'nothing above',
  ],
  [
    'app/features/home/planted.tsx',
    "import { Header } from '#app/features/chrome/header.tsx';",
    'no other feature',
  ],
  [
    'app/features/home/planted-content.tsx',
    "import { products } from '#content/index.ts';",
    'types only',
  ],
  [
    'app/features/home/planted-contract.tsx',
    "import { x } from '#contract/inquiry.ts';",
    'nothing above',
  ],
  [
    'app/features/inquiry/planted.tsx',
    "import { x } from '#server/index.ts';",
    'features may import',
  ],
  [
    'app/features/product/load-model.ts',
    "import { x } from '#contract/inquiry.ts';",
    'contract/viewer-format.ts, only',
  ],
  [
    'app/features/product/planted.ts',
    "import { x } from '#contract/viewer-format.ts';",
    'nothing above',
  ],
  ['app/i18n/planted.ts', "import { Button } from '#app/ui/button.tsx';", 'no layer above'],
  ['app/pages/planted.tsx', "import { products } from '#content/index.ts';", '.server.ts module'],
  [
    'app/features/home/planted.server.ts',
    "import { x } from '#server/index.ts';",
    'Loaders read content',
  ],
  [
    'app/features/home/planted-other.server.ts',
    "import { galleryData } from '#app/features/gallery/gallery.server.ts';",
    'app/pages composes them',
  ],
  [
    'app/features/home/planted-loader.tsx',
    "import { homeData } from './home.server.ts';",
    'runs in node only',
  ],
  [
    'app/shared/quote/planted.ts',
    "import { Header } from '#app/features/chrome/header.tsx';",
    'nothing above it',
  ],
  [
    'content/planted.ts',
    "import { useLocale } from '#app/i18n/use-locale.ts';",
    'nothing but content',
  ],
  ['contract/planted.ts', "import { products } from '#content/index.ts';", 'imports none of them'],
  ['server/planted.ts', "import { products } from '#content/index.ts';", 'no application logic'],
  [
    'models/sheets/planted.ts',
    "import { Button } from '../../app/ui/button.tsx';",
    'Of the site, models read',
  ],
  ['models/planted.ts', "import { sheets } from '../tools/sheets/sheet-list.ts';", 'models read'],
  [
    'tools/planted-models.ts',
    "import { models } from '#models/model-list.ts';",
    'nothing of models/',
  ],
  ['tools/planted.ts', "import { step } from '../elsewhere/step.ts';", 'Import across folders'],
] as const;

/** Imports that the layers allow; a rule that refuses everything would pass the tests above. */
const ALLOWED = [
  [
    'app/features/home/allowed.tsx',
    "import type { Product } from '#content/schema/product.ts';\nimport { Button } from '#app/ui/button.tsx';",
  ],
  ['app/features/home/allowed-address.tsx', "import { pageHref } from '#contract/address.ts';"],
  ['app/i18n/allowed.ts', "import { languageOf } from '#contract/address.ts';"],
  ['app/features/inquiry/allowed.tsx', "import { x } from '#contract/inquiry.ts';"],
  ['app/routes/data/allowed.ts', "import { products } from '#content/index.ts';"],
  ['app/features/product/load-model.ts', "import { x } from '#contract/viewer-format.ts';"],
  ['models/allowed.ts', "import { brand } from '../content/index.ts';"],
  [
    'models/sheets/rotary/allowed.ts',
    "import { COLOUR } from '../../../tools/drawing/printed-sheet.ts';",
  ],
  ['server/forms/allowed.ts', "import { x } from '#contract/inquiry.ts';"],
] as const;

const use = (source: string) =>
  `${source}\n${[...source.matchAll(/import (?:type )?\{ (\w+) \}/g)].map(([, name]) => `export type { ${name} };`).join('\n')}\n`;

async function lint(file: string, source: string): Promise<string> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, use(source));
  try {
    const { stdout } = await run(resolve('node_modules/.bin/oxlint'), [file], { cwd: folder });
    return stdout;
  } catch (error) {
    return String((error as { stdout?: string }).stdout);
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'layers-'));
  await copyFile('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('who may import whom', () => {
  test.each(VIOLATIONS)('%s is refused: %s', async (file, source, message) => {
    expect(await lint(file, source)).toContain(message);
  });
  test.each(ALLOWED)('%s is allowed', async (file, source) => {
    expect(await lint(file, source)).not.toContain('no-restricted-imports');
  });
});
