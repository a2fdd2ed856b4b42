import { describe, expect, test } from 'vitest';

import { languageFromSearch, pageFromSearch } from './locale.ts';
import { localize } from './localize.ts';
import { localizedHref, switchHref } from './localized-href.ts';
import { messages } from './every-language.ts';
import { setMessages, translator } from './translate.ts';

const { ko, en } = messages;

describe('the language of an address', () => {
  test.each([
    ['?lang=ko', 'ko'],
    ['?lang=en', 'en'],
    ['?page=2&lang=en', 'en'],
  ])('%s is %s', (search, language) => expect(languageFromSearch(search)).toBe(language));

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
  ])('%s is ignored', (search) => expect(languageFromSearch(search)).toBeUndefined());
});

describe('the catalogue page of an address', () => {
  test.each(['1', '2', '13'])('page=%s is taken', (page) =>
    expect(pageFromSearch(`?page=${page}`, 13)).toBe(Number(page)),
  );
  test.each(['0', '-1', '1.5', '1e1', '007', '99999', '14', 'two', '', '２', '1&page=2'])(
    'page=%s is ignored and page 1 shown',
    (page) => expect(pageFromSearch(`?page=${page}`, 13)).toBe(1),
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
  test('switching keeps page, query and fragment', () => {
    const location = {
      pathname: '/products/pneumatic/rotary',
      search: '?page=3',
      hash: '#content',
    };
    expect(switchHref(location, 'en')).toBe('/products/pneumatic/rotary?page=3&lang=en#content');
    expect(switchHref({ ...location, search: '?page=3&lang=en' }, 'ko')).toBe(
      '/products/pneumatic/rotary?page=3&lang=ko#content',
    );
  });
});

describe('messages', () => {
  test('Korean and English have the same keys, none empty', () => {
    for (const namespace of Object.keys(en) as (keyof typeof en)[]) {
      expect(Object.keys(ko[namespace]).toSorted()).toEqual(Object.keys(en[namespace]).toSorted());
      for (const messages of [ko, en])
        for (const [key, text] of Object.entries(messages[namespace]))
          expect(text, key).not.toBe('');
    }
  });
  test('a message without a translation falls back to English', () => {
    const { home, ...others } = ko.chrome;
    expect(translator('ko')('chrome:home')).toBe(home);
    setMessages('ko', { chrome: others as typeof ko.chrome });
    expect(translator('ko')('chrome:home')).toBe(en.chrome.home);
    setMessages('ko', ko);
  });
  test('a message without any translation falls back to the key itself', () => {
    expect(translator('ko')('chrome:noSuchKey' as 'chrome:home')).toBe('noSuchKey');
  });
});

describe('a translator', () => {
  test('fills in values and leaves out what is not given', () => {
    expect(translator('en')('search:nothing', { query: 'a {{count}} b' })).toContain(
      'a {{count}} b',
    );
    expect(translator('en')('search:nothing')).not.toContain('{{');
  });
  test('takes the form that a number wants', () => {
    expect(translator('en')('search:count', { count: 1 })).toBe('1 result');
    expect(translator('en')('search:count', { count: 0 })).toBe('0 results');
    expect(translator('en')('search:count', { count: 21 })).toBe('21 results');
    expect(translator('ko')('search:count', { count: 1 })).toMatch(/1/);
  });
  test('is not fooled by what every object has', () =>
    expect(translator('en')('chrome:constructor' as 'chrome:home')).toBe('constructor'));
});

test('localize resolves every { ko, en } to one language at any depth', () => {
  const value = {
    name: { ko: '볼 밸브', en: 'Ball valve' },
    rows: [{ label: { ko: '온도', en: 'Temperature' }, min: -29 }],
  };
  expect(localize(value, 'en')).toEqual({
    name: 'Ball valve',
    rows: [{ label: 'Temperature', min: -29 }],
  });
});
