import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import type { Answer } from './collect/answer.ts';
import { compareLines } from './compare-lines.ts';
import { documentParts } from './lines.ts';
import { siteLines } from './site-lines.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const answer = (address: string, type: string, text: string, hash = sha256(text)): Answer => ({
  address,
  status: 200,
  headers: { 'content-type': type },
  codings: {},
  bytes: text.length,
  brotliBytes: text.length,
  hash,
  text,
});

const page = (html: string) => answer('/', 'text/html; charset=utf-8', html);
const script = (path: string, text = 'start()') => answer(path, 'text/javascript', text);

const differences = (before: Answer[], after: Answer[]) =>
  compareLines(siteLines(before), siteLines(after)).differences.map((each) => [
    each.before,
    each.after,
  ]);

test('a script under another hash is the same, one that is not there is another', () => {
  const before = [
    page('<script src="/assets/start-a1B2c3D4.js"></script>'),
    script('/assets/start-a1B2c3D4.js'),
  ];
  const built = script('/assets/start-zzzz-999.js');
  expect(
    differences(before, [page('<script src="/assets/start-zzzz-999.js"></script>'), built]),
  ).toEqual([]);
  expect(
    differences(before, [page('<script src="/assets/start-gone0000.js"></script>'), built]),
  ).toEqual([
    [['<script src="/assets/start-#.js">'], ['<script src="/assets/start-gone0000.js">']],
  ]);
});

test('a data file is asked for by the hash of its content, and by no other', () => {
  const data = (hash: string) =>
    answer('/data/ko/1.json', 'application/json', '{"a":1}', hash.repeat(64));
  const link = (hash: string) => page(`<p data-page="/data/ko/1.json?${hash.repeat(12)}">`);
  expect(differences([link('a'), data('a')], [link('b'), data('b')])).toEqual([]);
  expect(differences([link('a'), data('a')], [link('a'), data('b')])).toHaveLength(1);
});

test('a policy that does not allow the styles of its document shows', () => {
  const policy = (hash: string) =>
    page(`<meta content="style-src 'sha256-${hash}'"><style>p{margin:0}</style>`);
  const right = 'bmXIUQ+yRRJAoPH2pMGYcePHoXzaEgVqMnPjWcFQRnA=';
  expect(
    differences([policy(right)], [policy('A'.repeat(43) + '=')])
      .flat(2)
      .join(),
  ).toContain('AAAA');
});

test('classes and properties that were renamed are the same, a class that was exchanged is another', () => {
  const styles = (one: string, two: string) =>
    `<style>.${one}{color:var(--${one})}.${two}{margin:0}:root{--${one}:red}</style>`;
  const before = page(`${styles('aaA', 'aaB')}<p class="aaA">aaA</p>`);
  expect(differences([before], [page(`${styles('bbA', 'bbB')}<p class="bbA">aaA</p>`)])).toEqual(
    [],
  );
  // The new class has taken the name of the old one.
  expect(differences([before], [page(`${styles('aaB', 'aaA')}<p class="aaB">aaA</p>`)])).toEqual(
    [],
  );
  expect(differences([before], [page(`${styles('bbA', 'bbB')}<p class="bbB">aaA</p>`)])).toEqual([
    [['<p class="bbA">'], ['<p class="bbB">']],
  ]);
});

test('generated ids go by what they stand at', () => {
  const { markup } = documentParts(
    '<h2 id="_R_1a_">Sizes</h2><p aria-labelledby="_R_1a_ main"><i aria-labelledby="_R_2_"></i>',
  );
  expect(markup.filter((line) => line.includes('label'))).toEqual([
    '<p aria-labelledby="(h2 Sizes) main">',
    '<i aria-labelledby="(id of nothing)">',
  ]);
});

test('a change on every page is one difference, beside that of one page', () => {
  const pages = (footer: string, title: string) =>
    ['/', '/about'].map((address, index) => ({
      ...page(`<h1>${index === 0 ? title : 'About'}</h1><p>${footer}</p>`),
      address,
    }));
  const found = compareLines(siteLines(pages('A', 'X')), siteLines(pages('B', 'Y'))).differences;
  expect(found).toMatchObject([
    { before: ['A'], after: ['B'], addresses: ['/', '/about'] },
    { before: ['X'], after: ['Y'], addresses: ['/'] },
  ]);
});
