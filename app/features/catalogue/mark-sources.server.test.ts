import { expect, test } from 'vitest';

import { SourceList } from '#app/shared/table/sources.server.ts';

import { markSources } from './mark-sources.server.ts';

const marked = (blocks: Parameters<typeof markSources>[0]) => {
  const sources = new SourceList('en');
  return { blocks: markSources(blocks, () => 'spec §9', sources), texts: sources.texts };
};

test('running text has the mark of its source once, behind its figures', () => {
  const { blocks, texts } = marked([
    { type: 'overview-text', paragraphs: ['The range runs to 1,100 Nm.', 'Ask us.'] },
    { type: 'features-list', features: ['Supply 2–8 bar'] },
    { type: 'highlight', text: '6 bar at most' },
  ]);
  expect(blocks.map((block) => 'mark' in block && block.mark)).toEqual([1, 1, 1]);
  expect(texts).toEqual(['our product specification, section 9']);
});

test('the name of a series or a code is no figure and needs no source', () => {
  const { texts } = marked([
    { type: 'overview-text', paragraphs: ['The document on the 400–\u2060410 series'] },
    { type: 'highlight', text: 'compare S30T and 480-006 with AP1–AP12' },
  ]);
  expect(texts).toEqual([]);
});

test('cards have the mark of the source of their figures', () => {
  const { blocks } = marked([
    {
      type: 'product-catalog',
      products: [
        {
          id: 's10',
          code: 'S10',
          name: 'Ball valve',
          image: { src: '/a.svg', alt: '', width: 1, height: 1 },
          specs: [
            { label: 'Size', value: 'DN 15–100' },
            { label: 'Rating', value: 'Not stated', missing: 'not-stated' },
          ],
          category: 'sirca-valves',
          path: '/products/sirca-valves/ball-valves/s10',
        },
      ],
    },
  ]);
  expect(blocks[0]).toMatchObject({ products: [{ specs: [{ mark: 1 }, {}] }] });
  expect(JSON.stringify(blocks)).toContain('"mark":1');
});

test('the code of a protection is a figure', () => {
  const { blocks } = marked([{ type: 'overview-text', paragraphs: ['IP65/IP67 is optional.'] }]);
  expect(blocks).toMatchObject([{ mark: 1 }]);
});

test('the list of series names the source of the figures in it', () => {
  const series = [{ name: '480 series', description: 'eight models, 60–1,100 Nm' }];
  expect(marked([{ type: 'product-series', series }]).texts).toHaveLength(1);
});
