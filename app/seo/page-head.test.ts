import { describe, expect, test } from 'vitest';

import { pageHead } from './page-head.ts';

const input = {
  title: '볼 밸브',
  description: 'd',
  keywords: ['a', 'b'],
  siteName: '가마산밸브',
  origin: 'https://valve.example.com',
  themeColor: '#1a568f',
  home: '홈',
  path: '/products/sirca-valves/ball-valves',
} as const;

describe('the head of a page', () => {
  test('a Korean page points at its plain address, an English one at ?lang=en', () => {
    expect(pageHead({ ...input, language: 'ko' }).canonical).toBe(
      'https://valve.example.com/products/sirca-valves/ball-valves',
    );
    expect(pageHead({ ...input, language: 'en' }).canonical).toBe(
      'https://valve.example.com/products/sirca-valves/ball-valves?lang=en',
    );
  });

  test('page 2 keeps its page, page 1 is never written', () => {
    expect(pageHead({ ...input, language: 'en', page: 2 }).canonical).toMatch(/\?page=2&lang=en$/);
    expect(pageHead({ ...input, language: 'ko', page: 1 }).canonical).not.toMatch(/page/);
  });

  test('alternates are ko, en and x-default, which is Korean', () => {
    const { alternates } = pageHead({ ...input, language: 'en' });
    expect(alternates.map((link) => link.hrefLang)).toEqual(['ko', 'en', 'x-default']);
    expect(alternates[2]?.href).toBe(alternates[0]?.href);
  });

  test('pages are indexable unless they say otherwise', () => {
    expect(pageHead({ ...input, language: 'ko' }).noindex).toBe(false);
  });
});
