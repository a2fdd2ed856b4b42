import { expect, test } from 'vitest';

import { llmsTxt, rssXml } from './feeds.ts';

const channel = { title: 'T & Co', description: 'D', file: '/rss-en.xml' };

test('the newest item comes first; one without a known day has no date', () => {
  const xml = rssXml(
    channel,
    [
      { title: 'a', description: '', path: '/a', day: '2026-01-02' },
      { title: 'b', description: '', path: '/b' },
      { title: 'c', description: '', path: '/c', day: '2026-03-04' },
    ],
    'en',
    'https://x.example',
  );
  expect([...xml.matchAll(/<item><title>(.)/g)].map(([, title]) => title)).toEqual(['c', 'a', 'b']);
  expect(xml).toContain('<pubDate>Wed, 04 Mar 2026 00:00:00 GMT</pubDate>');
  expect([...xml.matchAll(/<pubDate>/g)]).toHaveLength(2);
  expect(xml).toContain('<title>T &amp; Co</title>');
  expect(xml).toContain('<link>https://x.example/a?lang=en</link>');
});

test('the catalogue as text names every page with its address', () => {
  const text = llmsTxt(
    { name: 'N', description: 'D', notes: ['n'] },
    [{ heading: 'H', links: [{ name: 'S10', address: '/s10.en.md', text: 'DN 15–100' }] }],
    'https://x.example',
  );
  expect(text).toContain('- [S10](https://x.example/s10.en.md): DN 15–100');
});
