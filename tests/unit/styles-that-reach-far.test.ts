import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

const files = globSync('app/**/*.css', { exclude: ['app/styles/fonts.gen/**'] });

/** A combinator of siblings with nothing but `*` or the name of an element at its left: `> * + *`, `li + li`. */
const AFTER_ANYTHING = /(?<=[\s>,])(?:\*|[a-z]+) [+~] (?!\d)[^{,]*/g;

test('what is put into a page restyles itself, not all that stands after it: no rule for what follows any element', () => {
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8')
        .replaceAll(/\/\*.*?\*\//gs, '')
        .matchAll(AFTER_ANYTHING),
    ].map(([text]) => `${file}: ${text.trim()}`),
  );
  expect(found).toEqual([]);
});
