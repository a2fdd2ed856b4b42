import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

type Group = 'dependencies' | 'optionalDependencies' | 'devDependencies';
type Manifest = Partial<Record<Group, Record<string, string>>>;

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const site = read('package.json');
const models = read('models/package.json');
/** By section of docs/dependencies.md. */
const groups: readonly (readonly [section: string, packages: Record<string, string>])[] = [
  ['To start', { ...site.dependencies, ...site.optionalDependencies }],
  ['To develop', { ...site.devDependencies }],
  ['For the models', { ...models.dependencies, ...models.devDependencies }],
];

test.each(groups)(
  '%s: docs/dependencies.md gives the reason for every package, and for no other',
  (section, packages) => {
    const sections = readFileSync('docs/dependencies.md', 'utf8').split('\n## ');
    const table = sections.find((text) => text.startsWith(section))?.match(/^\|.*/gm) ?? [];
    const named = table.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    // Types of a package that has its reason need none of their own.
    const wanted = Object.keys(packages).filter((name) => !name.startsWith('@types/'));
    expect(new Set(named)).toEqual(new Set(wanted));
    expect(named).toHaveLength(wanted.length);
  },
);

test.each(groups)('%s: every version is exact', (_section, packages) => {
  for (const [name, version] of Object.entries(packages))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
});

/** Imports of values: types are read by the checks only. */
const IMPORTED =
  /^(?:import|export)\s+(?!type\b)[^;]*?from '([@a-z][^']*)'|\bimport\('([@a-z][^']*)'\)/gm;

test('what the build and the servers import is among the packages that npm start installs', () => {
  const files = globSync([
    '{app,content,contract,desk,server,tools}/**/*.{ts,tsx}',
    'vite.config.ts',
  ]).filter(
    // `npm run difference` and the check of types are for development.
    (file) => !/\.test(?:-d)?\.tsx?$|^tools\/(?:difference(?:\/|\.ts$)|floor\/)/.test(file),
  );
  const imported = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(([, at, lazy]) => at ?? lazy ?? ''),
  );
  const names = imported
    .filter((name) => !name.startsWith('node:'))
    .map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0]);
  expect(names.length).toBeGreaterThan(50);
  expect(Object.keys({ ...site.dependencies })).toEqual(
    expect.arrayContaining([...new Set(names)]),
  );
});
