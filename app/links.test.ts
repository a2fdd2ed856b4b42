import { describe, expect, test } from 'vitest';

import { pageOf } from './links.ts';

const here = new URL('https://example.com/products/electric?lang=en');
const link = (href: string, more: { target?: string; download?: string } = {}) => ({
  href: new URL(href, here).href,
  target: more.target ?? '',
  download: more.download ?? '',
  hasAttribute: (name: string) => name === 'download' && more.download !== undefined,
});

describe('a link that the application follows', () => {
  test.each([
    ['/gallery?lang=en', '/gallery?lang=en'],
    ['/products#finder', '/products#finder'],
    ['/products/electric?lang=en', '/products/electric?lang=en'],
    ['?page=2&lang=en', '/products/electric?page=2&lang=en'],
  ])('%s', (href, page) => expect(pageOf(link(href), here)).toBe(page));
});

describe('a link that the browser follows', () => {
  test.each([
    'https://other.example/products',
    'mailto:sales@example.com',
    'tel:+82-2-000-0000',
    '#main',
    '/cad/pqvf-100.step',
    '/answers/abcdefghijklmnopqrstuvwxyz?lang=en',
    '/sitemap.xml',
  ])('%s', (href) => expect(pageOf(link(href), here)).toBeUndefined());
  test('in a new tab', () =>
    expect(pageOf(link('/gallery', { target: '_blank' }), here)).toBeUndefined());
  test('a file to keep', () =>
    expect(pageOf(link('/gallery', { download: '' }), here)).toBeUndefined());
});
