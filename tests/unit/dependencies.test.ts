import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const packages = { ...manifest.dependencies, ...manifest.devDependencies };

test('docs/dependencies.md gives the reason for every package, and for no other', () => {
  const table = readFileSync('docs/dependencies.md', 'utf8').match(/^\|.*/gm) ?? [];
  const named = table.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  // Types of a package that has its reason need none of their own.
  const wanted = Object.keys(packages).filter((name) => !name.startsWith('@types/'));
  expect(new Set(named)).toEqual(new Set(wanted));
  expect(named).toHaveLength(wanted.length);
});

test('every version is exact', () => {
  for (const [name, version] of Object.entries(packages))
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
});
