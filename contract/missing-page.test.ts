import { expect, test } from 'vitest';

import { fillMissingPage, suggestedPages } from './missing-page.ts';

test.each([
  ['/nowhere', []],
  ['/sirca', ['sirca']],
  ['/old/Ball-VALVES.html', ['sirca']],
  ['/밸브', ['sirca']],
  ['/products/sirca-valves/ball-valves/s35', ['sirca', 'products']],
  ['/제품-목록', ['products']],
  ['/회사소개', ['about']],
  ['/en/contact.php', ['contact']],
  ['/견적 문의', ['contact']],
  ['/about/products/contact/valve', ['sirca', 'products', 'about', 'contact']],
  ['', []],
])('%s suggests %j', (path, pages) => expect(suggestedPages(path)).toEqual(pages));

test('without scripts the page shows the address, escaped, and only what its words suggest', () => {
  const html =
    '<p><noscript data-missing="address"></noscript></p>' +
    '<noscript data-missing="sirca"><a>S</a></noscript><noscript data-missing="about"><a>A</a></noscript>';
  expect(fillMissingPage(html, '/밸브<script>')).toBe(
    '<p><noscript data-missing="address">/&#48184;&#48652;&#60;script&#62;</noscript></p>' +
      '<noscript data-missing="sirca"><a>S</a></noscript><noscript data-missing="about"></noscript>',
  );
});
