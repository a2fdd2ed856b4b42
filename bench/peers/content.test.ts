import { parseDocument } from 'htmlparser2';
import { isTag } from 'domhandler';
import { expect, test } from 'vitest';

import { contentOf } from './content.ts';
import { handWritten, htmlOf, pageData } from './page-files.ts';

const contentOfHtml = (html: string) => {
  const [element] = parseDocument(html).children;
  if (!element || !isTag(element)) throw new Error('No element.');
  return contentOf(element, new Set(['/about']));
};

test('texts, links and pictures stay; boxes, tools and what is hidden go', () => {
  const node = contentOfHtml(
    '<main id="main" class="a"><div><p>DN <span>50</span>–<span>80</span></p><button>담기</button><svg></svg></div>' +
      '<a href="/about">회사</a><a href="/about?lang=en">EN</a><p hidden>없음</p></main>',
  );
  expect(node).toEqual([
    'main',
    {},
    ['p', {}, 'DN 50–80'],
    ['Link', { href: '/about' }, '회사'],
    ['a', { href: '/about?lang=en' }, 'EN'],
  ]);
});

test('a picture opens, unless it is a link; attributes have the names that React wants', () => {
  const picture = '<picture><source srcset="/a.avif"><img src="/a.webp" alt=""></picture>';
  const kept = [
    'picture',
    {},
    ['source', { srcSet: '/a.avif' }],
    ['img', { src: '/a.webp', alt: '' }],
  ];
  expect(contentOfHtml(`<main><button>${picture}</button></main>`)).toEqual([
    'main',
    {},
    ['Preview', {}, kept],
  ]);
  expect(contentOfHtml(`<main><a href="/about">${picture}</a></main>`)).toEqual([
    'main',
    {},
    ['Link', { href: '/about' }, kept],
  ]);
});

test('content as HTML', () => {
  expect(htmlOf(['p', {}, 'a < b & c', ['Preview', {}, ['img', { srcSet: '"x"', alt: '' }]]])).toBe(
    '<p>a &lt; b &amp; c<button type="button" aria-label="크게 보기"><img srcset="&quot;x&quot;" alt=""></button></p>',
  );
});

test('each page is a file where the server looks for it', () => {
  const page = { title: '', description: '', main: '' };
  const content = { chrome: { header: '', footer: '' }, pages: { '/': page, '/a/b': page } };
  expect(Object.keys(handWritten(content, ''))).toEqual(['/index.html', '/a/b/index.html']);
  expect(Object.keys(pageData(content))).toEqual([
    'public/data/index.json',
    'public/data/a/b.json',
  ]);
});
