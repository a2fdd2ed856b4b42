import { globSync, readFileSync } from 'node:fs';

import postcss from 'postcss';
import selectorParser, { type Node } from 'postcss-selector-parser';
import { expect, test } from 'vitest';

const files = globSync('app/**/*.css', { exclude: ['app/styles/fonts.gen/**'] });

/** Whether a part of a selector is met by elements of one class, id or attribute only. */
const isNarrow = ({ type }: Node) => type === 'class' || type === 'id' || type === 'attribute';

/** Whether it is the `+` of a formula, as in `:nth-child(n + 2)`. */
const isInFormula = (node: Node) => String(node.parent?.parent?.value).startsWith(':nth-');

/** The selectors of a sheet that hold for what follows any element, or any of one name: `* + *`, `li + li`, `h2:first-child ~ p`. */
function afterAnything(css: string): string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules(({ selector }) => {
    selectorParser((selectors) =>
      selectors.walkCombinators((combinator) => {
        if (!['+', '~'].includes(combinator.value.trim()) || isInFormula(combinator)) return;
        let left = combinator.prev();
        // Nothing stands at its left in `:has(+ p)`.
        if (!left) return;
        let isWide = true;
        for (; left && left.type !== 'combinator'; left = left.prev()) isWide &&= !isNarrow(left);
        if (isWide) found.push(selector);
      }),
    ).processSync(selector);
  });
  return found;
}

test.each([
  '* + *',
  '.foot > * + *',
  'li + li',
  'h2 + p',
  'li:hover + li',
  'td:first-child ~ td',
  ':is(a, b) + *',
])('%s is found as a rule for what follows any element', (selector) => {
  expect(afterAnything(`${selector} { color: red }`)).toEqual([selector]);
});

test.each([
  '.a + .b',
  'li.a ~ li',
  'li:not(:first-child)',
  '.a:has(+ p)',
  'li:nth-child(n + 2)',
  '.a > li',
])('%s is none', (selector) => {
  expect(afterAnything(`${selector} { color: red }`)).toEqual([]);
});

test('what is put into a page restyles itself, not all that stands after it: no rule for what follows any element', () => {
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    afterAnything(readFileSync(file, 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
