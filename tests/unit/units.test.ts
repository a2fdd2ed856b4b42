import { expect, test } from 'vitest';

import { products } from '#content/index.ts';

import { imperialText } from '#app/shared/units/units.ts';

test('of every specification nothing convertible is left behind', () => {
  for (const { specifications } of products)
    for (const map of [specifications.ko, specifications.en])
      for (const text of Object.values(map)) {
        const shown = imperialText(text) ?? text;
        const withoutBoth = shown.replaceAll(/[\d.,–]+ bar \([^)]*psi\)|psi \([^)]*bar\)/g, '');
        expect(withoutBoth).not.toMatch(/\d (?:°C|bar|Nm|mm|kg)\b/);
        expect(shown).not.toMatch(/NaN|undefined/);
      }
});
