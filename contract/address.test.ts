import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { arbitraryQuery } from '#tests/server/arbitrary-address.ts';

import { parameterIs, parameterRepeated } from './address-patterns.ts';
import {
  askedLanguage,
  askedPage,
  LANGUAGES,
  languageOf,
  localizedHref,
  pageHref,
  pageOf,
  switchHref,
  withoutLanguage,
} from './address.ts';

describe('the language of an address', () => {
  test.each([
    ['?lang=ko', 'ko'],
    ['?lang=en', 'en'],
    ['?page=2&lang=en', 'en'],
    // Copied out of the source of a mail.
    ['?page=2&amp;lang=en', 'en'],
  ])('%s is %s', (search, language) => expect(askedLanguage(search)).toBe(language));

  test.each([
    '',
    '?lang=',
    '?lang=EN',
    '?lang=fr',
    '?lang=en&lang=ko',
    '?lang=en&lang=en',
    '?LANG=en',
    '?lang[]=en',
    '?lang=en%00',
    '?lang=<script>',
  ])('%s is ignored', (search) => expect(askedLanguage(search)).toBeUndefined());
});

describe('the catalogue page of an address', () => {
  test.each(['1', '2', '13'])('page=%s is taken', (page) =>
    expect(pageOf(`?page=${page}`, 13)).toBe(Number(page)),
  );
  test.each(['0', '-1', '1.5', '1e1', '007', '99999', '14', 'two', '', '２', '1&page=2'])(
    'page=%s is ignored and page 1 shown',
    (page) => expect(pageOf(`?page=${page}`, 13)).toBe(1),
  );
});

describe('addresses in a language', () => {
  test('English carries lang=en, Korean nothing', () => {
    expect(localizedHref('/products', 'en')).toBe('/products?lang=en');
    expect(localizedHref('/products?lang=en', 'ko')).toBe('/products');
    expect(localizedHref('/products?page=2#top', 'en')).toBe('/products?page=2&lang=en#top');
  });
  test('page=1 is never written', () => expect(localizedHref('/a?page=1', 'ko')).toBe('/a'));
  test('other sites and mail links stay as they are', () => {
    expect(localizedHref('mailto:sales@example.com', 'en')).toBe('mailto:sales@example.com');
    expect(localizedHref('//other.example', 'en')).toBe('//other.example');
  });
  test('a path with empty segments is not taken for another host', () => {
    expect(switchHref('//other.example?x=1', 'en')).toBe('//other.example?x=1&lang=en');
  });
  test('switching keeps page, query and fragment', () => {
    expect(switchHref('/products/pneumatic/rotary?page=3#content', 'en')).toBe(
      '/products/pneumatic/rotary?page=3&lang=en#content',
    );
    expect(switchHref('/products/pneumatic/rotary?page=3&lang=en', 'ko')).toBe(
      '/products/pneumatic/rotary?page=3&lang=ko',
    );
  });
  test('without its language an address is otherwise as it was', () => {
    expect(withoutLanguage('/a?x=%20&lang=en#b')).toBe('/a?x=+#b');
    expect(withoutLanguage('/a?x=%20#b')).toBe('/a?x=%20#b');
    expect(withoutLanguage('/a?lang=ko')).toBe('/a');
  });
  test('what is written is what is read', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LANGUAGES),
        fc.integer({ min: 1, max: 999_999 }),
        arbitraryQuery,
        (language, page, others) => {
          const { search } = new URL(localizedHref(pageHref('/a', page), language), 'http://a');
          expect([languageOf(search), askedPage(search)]).toEqual([language, page]);
          const switched = new URL(switchHref(`/a?${others}`, language), 'http://a');
          expect(askedLanguage(switched.search)).toBe(language);
          expect(askedPage(switched.search)).toBe(askedPage(`?${others}`));
          expect(askedLanguage(new URL(withoutLanguage(switched.href)).search)).toBeUndefined();
        },
      ),
      { numRuns: 2000 },
    );
  });
});

test('the expressions for other hosts read a query as the functions do', () => {
  const reader = (name: string, values: readonly string[]) => {
    const repeated = new RegExp(parameterRepeated(name));
    const rows = values.map((value) => [value, new RegExp(parameterIs(name, value))] as const);
    return (query: string) =>
      repeated.test(query) ? undefined : rows.find(([, is]) => is.test(query))?.[0];
  };
  const language = reader('lang', LANGUAGES);
  const page = reader('page', ['2', '3']);
  fc.assert(
    fc.property(arbitraryQuery, (query) => {
      expect(language(query)).toBe(askedLanguage(`?${query}`));
      expect(Number(page(query) ?? 1)).toBe(pageOf(`?${query}`, 3));
    }),
    { numRuns: 10_000 },
  );
});
