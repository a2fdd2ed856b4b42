import { describe, expect, test } from 'vitest';

import { codeOf, documentAddress, filesOf } from './offline-list.ts';

const at = (address: string) => documentAddress(new URL(address, 'http://site.invalid'));

describe('the address under which a page is kept', () => {
  test.each([
    ['/', '/'],
    ['/products', '/products'],
    ['/products/', '/products'],
    ['/products/S30T?dn=100&pn=16', '/products/s30t'],
    ['/products?lang=en&dn=100', '/products?lang=en'],
    ['/products?lang=ko', '/products'],
    ['/products/pneumatic/rotary?page=3&lang=en', '/products/pneumatic/rotary?page=3&lang=en'],
    ['/products/pneumatic/rotary?page=1', '/products/pneumatic/rotary'],
    ['/contact#inquiry', '/contact'],
  ])('%s is kept as %s', (address, kept) => {
    expect(at(address)).toBe(kept);
  });
});

test('the files of a document are those that the list names, and none for an unknown document', () => {
  const list = {
    build: 'a',
    files: ['/a.js', '/b.css', '/c.svg'],
    code: [1],
    documents: { '/': [0, 2] },
    sheets: { ko: [], en: [] },
  };
  expect(filesOf(list, '/')).toEqual(['/a.js', '/c.svg']);
  expect(filesOf(list, '/elsewhere')).toEqual([]);
  expect(codeOf(list)).toEqual(['/b.css']);
});
