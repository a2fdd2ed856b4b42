/** How much style the site has: `npx vitest run tests/unit/styles-stay-small.test.ts` prints it. */
import { globSync, readFileSync } from 'node:fs';

import postcss, { type AtRule, type Container } from 'postcss';
import { expect, test } from 'vitest';

/** At most 8,500 lines; the others are only ever made smaller. */
const MOST = { lines: 8_500, rules: 1_400, conditions: 29, widths: 4, sizes: 8, printed: 3 };

const count = { lines: 0, rules: 0, printed: 0 };
const conditions = new Set<string>();
const sizes = new Set<string>();

const isKeyframes = (parent: Container | undefined) =>
  parent?.type === 'atrule' && (parent as AtRule).name === 'keyframes';

for (const file of globSync('app/**/*.css', { exclude: ['app/styles/fonts.gen/**'] })) {
  const css = readFileSync(file, 'utf8');
  const sheet = postcss.parse(css);
  count.lines += css.split('\n').length - 1;
  sheet.walkRules(({ parent }) => {
    if (!isKeyframes(parent as Container)) count.rules += 1;
  });
  sheet.walkAtRules('media', ({ params }) => void conditions.add(params));
  sheet.walkDecls('font-size', ({ value }) => void sizes.add(value));
  if (/@media[^{]*print/.test(css)) count.printed += 1;
}

const widths = new Set(
  [...conditions].flatMap((condition) =>
    [...condition.matchAll(/([\d.]+)em <= width|width [<>]=? ([\d.]+)em/g)].flatMap(
      ([, from, to]) => from ?? to ?? [],
    ),
  ),
);
// Responsive sizes are one of these; the hero's, the menu's, paper's and what a component is told are apart.
const said = [...sizes].filter(
  (size) => /rem|px/.test(size) || /^var\(--size-(?!h\d|hero|figure)/.test(size),
);

test('the styles stay one small set: lines, rules, conditions, widths, sizes of type, files that know paper', () => {
  const found = {
    ...count,
    conditions: conditions.size,
    widths: widths.size,
    sizes: said.length,
  };
  console.log(found, [...widths].toSorted(), said);
  for (const [what, most] of Object.entries(MOST))
    expect(found[what as keyof typeof found], what).toBeLessThanOrEqual(most);
});
