import { expect, test } from 'vitest';

import { withSection } from './results.ts';

const DOCUMENT = 'before\n<!-- newest -->\n\nold\n\n<!-- /newest -->\nafter';

test('a section is replaced, and nothing around it', () => {
  const once = withSection(DOCUMENT, 'newest', 'new $1', 'page.md');
  expect(once).toBe('before\n<!-- newest -->\n\nnew $1\n\n<!-- /newest -->\nafter');
  expect(withSection(once, 'newest', 'new $1', 'page.md')).toBe(once);
});

test('a document without the section is refused with the remedy', () => {
  expect(() => withSection(DOCUMENT, 'after', 'new', 'page.md')).toThrow(
    'page.md has no place for the table. Add the lines <!-- after --> and <!-- /after -->.',
  );
});
