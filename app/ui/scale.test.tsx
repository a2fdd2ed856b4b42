import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { Scale, ScaleLegend } from './scale.tsx';

describe('Scale', () => {
  it('places a range and the needle by geometry attributes, without a style attribute', () => {
    const html = renderToStaticMarkup(
      <Scale quantity="temperature" from={-29} to={200} needle={120} />,
    );
    expect(html).toContain('<rect x="21.4%" y="7" height="4" width="28.6%">');
    expect(html).toMatch(/<line [^>]*x1="40%" x2="40%"/);
    expect(html).not.toContain('style=');
  });

  it('is not read where its number is printed beside it, and one picture with a name where it is not', () => {
    const printed = renderToStaticMarkup(<Scale quantity="torque" from={10} to={100} />);
    expect(printed).toMatch(/^<svg aria-hidden="true"/);
    expect(printed).not.toContain('<line');
    const alone = renderToStaticMarkup(
      <Scale quantity="torque" from={10} to={100} label="10 to 100 Nm" />,
    );
    expect(alone).toMatch(/^<svg role="img" aria-label="10 to 100 Nm"/);
  });

  it('begins at the axis and fades in where no lower end is stated', () => {
    const html = renderToStaticMarkup(<Scale quantity="temperature" to={600} />);
    const [, gradient] = /<linearGradient id="([^"]+)"/.exec(html) ?? [];
    expect(html).toContain(`<rect x="0%" y="7" height="4" width="100%" fill="url(#${gradient})">`);
  });

  it('shows a range of one value as a mark', () => {
    const html = renderToStaticMarkup(<Scale quantity="size" from={100} to={100} />);
    expect(html).toContain('<rect x="50.4%" y="7" height="4" width="3">');
  });
});

describe('ScaleLegend', () => {
  it('keeps the numbers near an end within the axis', () => {
    const html = renderToStaticMarkup(<ScaleLegend quantity="temperature" />);
    expect(html).toMatch(/x="0%"[^>]*text-anchor="start"/);
    expect(html).toMatch(/x="50%"[^>]*text-anchor="middle"/);
    expect(html).toMatch(/x="100%"[^>]*text-anchor="end"/);
  });
});
