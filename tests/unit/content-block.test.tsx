import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';

import { pageRequest } from '#app/shared/page/page-request.ts';
import { blockExamples } from './block-examples.ts';

import { languageOf } from '#contract/address.ts';
import { LocaleContext, LOCALES } from '#app/i18n/use-locale.ts';
import { ContentBlock } from '#app/blocks/content-block.tsx';
import { ProductGrid } from '#app/shared/product/product-grid.tsx';

function html(element: ReactElement, address: string): string {
  const locale = LOCALES[languageOf(new URL(address, 'http://site.invalid').search)];
  const page = <LocaleContext value={locale}>{element}</LocaleContext>;
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe.each([
  ['Korean', '/'],
  ['English', '/?lang=en'],
])('content blocks in %s', (_, address) => {
  const examples = blockExamples(pageRequest(new URL(`http://site.invalid${address}`)));

  test.each(examples.map((block) => [block.type, block] as const))('%s', (_type, block) => {
    const shown = html(<ContentBlock block={block} />, address);
    expect(shown.length).toBeGreaterThan(10);
    expect(shown).not.toMatch(/undefined|\[object|NaN|<script/);
  });
});

test('an empty product list says that it is being prepared, on an English page in Korean too', () => {
  expect(html(<ProductGrid products={[]} />, '/')).toContain('제품 정보를 준비 중입니다');
  const english = html(<ProductGrid products={[]} />, '/?lang=en');
  expect(english).toContain('Product information is being prepared');
  expect(english).toContain('제품 정보를 준비 중입니다');
});
