import { expect, test } from 'vitest';

import type { Fault } from '#content/faults.ts';
import { products } from '#content/index.ts';
import { isStated } from '#facts/facts.ts';
import { raw } from '#content/entries.ts';

import { checkFigureSources, sourceText } from './sources.ts';

const [first] = raw.products;
if (!first) throw new Error('there are no products');

test('every stated fact of every product names a source', () => {
  for (const { code, facts } of products)
    for (const fact of facts.facts)
      if (isStated(fact) && fact.key !== 'application')
        expect(sourceText(fact.provenance, 'ko'), `${code} ${fact.key}`).toBeDefined();
});

test.each(['project', 'sample'] as const)('a figure whose source is "%s" is a fault', (source) => {
  const faults: Fault[] = [];
  const entry = { ...first.entry, provenance: [{ field: '*', source }] };
  checkFigureSources({ file: first.file, entry }, (fault) => faults.push(fault));
  expect(faults[0]).toMatchObject({ file: first.file, field: 'provenance' });
});

test.each([
  ['spec §9', '당사 제품 사양 9절', 'our product specification, section 9'],
  ['standard IEC 60529', 'IEC 60529', 'IEC 60529'],
  ['supplier letter of 3 May', '공급사 자료: letter of 3 May', 'Supplier: letter of 3 May'],
  ['project', undefined, undefined],
] as const)('%s in words', (source, ko, en) => {
  expect([sourceText(source, 'ko'), sourceText(source, 'en')]).toEqual([ko, en]);
});
