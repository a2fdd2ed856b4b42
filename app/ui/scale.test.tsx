import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { Scale } from './scale.tsx';

describe('Scale', () => {
  it('is one picture with a name, placed by its numbers', () => {
    const html = renderToStaticMarkup(
      <Scale quantity="temperature" from={-29} to={200} label="−29 ~ +200 °C" />,
    );
    expect(html).toContain('role="img"');
    expect(html).toContain('aria-label="−29 ~ +200 °C"');
    expect(html).toContain('--a:21.4;--b:50;--k:8');
    expect(html).not.toContain('--n');
  });

  it('begins at the axis where no lower end is stated, and carries the needle', () => {
    const html = renderToStaticMarkup(
      <Scale quantity="temperature" to={600} needle={120} label="~ +600 °C" />,
    );
    expect(html).toContain('--a:0;--b:100;--k:8;--n:40');
    expect(html).toContain('openStart');
  });
});
