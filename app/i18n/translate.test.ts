import { globSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { messages } from './every-language.ts';
import { setMessages, translator } from './translate.ts';

const { ko, en } = messages;

describe('messages', () => {
  test('Korean and English have the same keys, none empty', () => {
    for (const namespace of Object.keys(en) as (keyof typeof en)[]) {
      expect(Object.keys(ko[namespace]).toSorted()).toEqual(Object.keys(en[namespace]).toSorted());
      for (const messages of [ko, en])
        for (const [key, text] of Object.entries(messages[namespace]))
          expect(text, key).not.toBe('');
    }
  });
  test('each is asked for somewhere, by its key or by the start of it', () => {
    const sources = globSync('{app,desk,server,sheets,tools}/**/*.{ts,tsx}')
      .filter((file) => !/\/messages\/|\.test\./.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const all = (pattern: RegExp) => [...sources.matchAll(pattern)].map(([, key = '']) => key);
    const keys = new Set(all(/['"`](\w+:[\w.]+)['"`]/g));
    const starts = all(/`(\w+:[\w.]*)\$\{/g);
    const isAsked = (key: string) => keys.has(key) || starts.some((start) => key.startsWith(start));
    const keysOf = (texts: object, start: string): string[] =>
      Object.entries(texts).flatMap(([name, text]) =>
        typeof text === 'string' ? [start + name] : keysOf(text as object, `${start}${name}.`),
      );
    const unasked = Object.entries(en)
      .flatMap(([namespace, texts]) => keysOf(texts, `${namespace}:`))
      .filter((key) => !isAsked(key) && !isAsked(key.replace(/_(?:one|other)$/, '')));
    expect(unasked).toEqual([]);
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
