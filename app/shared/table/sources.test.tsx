import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { SourceMark } from './sources.tsx';

test('a mark adds no character to the figure that it stands at, for who copies and who listens', () => {
  const html = renderToStaticMarkup(
    <p>
      1,100 Nm
      <SourceMark number={1} />
    </p>,
  );
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('1,100 Nm');
  expect(html).toContain('aria-hidden="true"');
  expect(html).toContain('data-number="1"');
});
