import { describe, expect, test } from 'vitest';

import { pageRequest } from '#app/shared/page/page-request.ts';
import { blockExamples } from './block-examples.ts';
import { htmlAt } from './html-at.tsx';

import { ContentBlock } from '#app/blocks/content-block.tsx';
import { ProductGrid } from '#app/shared/product/product-grid.tsx';

describe.each([
  ['Korean', '/'],
  ['English', '/?lang=en'],
])('content blocks in %s', (_, address) => {
  const examples = blockExamples(pageRequest(new URL(`http://site.invalid${address}`)));

  test.each(examples.map((block) => [block.type, block] as const))('%s', (_type, block) => {
    const shown = htmlAt(<ContentBlock block={block} />, address);
    expect(shown.length).toBeGreaterThan(10);
    expect(shown).not.toMatch(/undefined|\[object|NaN|<script/);
  });
});

test('an empty product list says that it is being prepared, on an English page in Korean too', () => {
  expect(htmlAt(<ProductGrid products={[]} />, '/')).toContain('제품 정보를 준비 중입니다');
  const english = htmlAt(<ProductGrid products={[]} />, '/?lang=en');
  expect(english).toContain('Product information is being prepared');
  expect(english).toContain('제품 정보를 준비 중입니다');
});
