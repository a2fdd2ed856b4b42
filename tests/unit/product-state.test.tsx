import { describe, expect, test } from 'vitest';

import { findProduct } from '#content/index.ts';

import type { ProductState } from '#app/shared/product/product-view.ts';

import { ProductStateView } from '#app/features/product/product-state.tsx';

import { htmlAt } from './html-at.tsx';

/** A product's page without the chrome, as the server renders it. */
function html(state: Exclude<ProductState, { kind: 'found' }>, address = '/'): string {
  return htmlAt(<ProductStateView state={state} />, address);
}

describe('a product that cannot be shown', () => {
  test('one look-up says why: a parameter is missing, or there is no such product', () => {
    expect(findProduct('sirca-valves', undefined, 's30').kind).toBe('invalid_params');
    expect(findProduct('sirca-valves', 'ball-valves', '').kind).toBe('invalid_params');
    expect(findProduct('sirca-valves', 'ball-valves', 's99').kind).toBe('product_not_found');
    expect(findProduct('special', 'ball-valves', 's30').kind).toBe('product_not_found');
    expect(findProduct('sirca-valves', 'ball-valves', 'S30').kind).toBe('found');
  });

  test('while it is loading says so, on an English page in Korean too', () => {
    // The spinner: words that are announced, and the track that turns.
    expect(html({ kind: 'loading' })).toMatch(
      /<output[^>]*>제품 정보를 불러오는 중입니다<span[^>]*><\/span><\/output>/,
    );
    const english = html({ kind: 'loading' }, '/?lang=en');
    expect(english).toContain('Loading product information');
    expect(english).toMatch(/lang="ko"[^>]*>제품 정보를 불러오는 중입니다/);
  });

  test.each(['invalid_params', 'product_not_found'] as const)(
    '%s leads back to the list',
    (kind) => {
      expect(html({ kind })).toContain('제품을 찾을 수 없습니다');
      const english = html({ kind }, '/?lang=en');
      expect(english).toContain('Product Not Found');
      expect(english).toContain(
        'The requested product information could not be found. Please check the URL or explore other products.',
      );
      expect(english).toContain('href="/products?lang=en"');
    },
  );

  test('a missing parameter is named', () => {
    expect(html({ kind: 'invalid_params' }, '/?lang=en')).toContain(
      'a category, a subcategory and a code',
    );
    expect(html({ kind: 'product_not_found' }, '/?lang=en')).not.toContain(
      'a subcategory and a code',
    );
  });
});
