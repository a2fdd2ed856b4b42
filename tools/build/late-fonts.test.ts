import { expect, test } from 'vitest';

import { lateFonts } from './late-fonts.ts';

test('fonts come after everything else, without scripts from the start', () => {
  const html = lateFonts('<html><head></head><body></body></html>', '/assets/fonts-1.css');
  expect(html).toContain('addEventListener("load"');
  expect(html).toContain(
    '<noscript><link rel="stylesheet" href="/assets/fonts-1.css"/></noscript></head>',
  );
});

test('a document without a head stops the build', () => {
  expect(() => lateFonts('<body></body>', '/f.css')).toThrow(/no <\/head>/);
});
