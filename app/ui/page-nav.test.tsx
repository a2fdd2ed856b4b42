import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import type { UiLinkProps } from './link.ts';
import { PageNav } from './page-nav.tsx';

function Link({ to, children, ...rest }: UiLinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

function render(page: number, totalPages: number) {
  return renderToStaticMarkup(
    <PageNav
      page={page}
      totalPages={totalPages}
      to={(number) => `/list?page=${number}`}
      link={Link}
      labels={{ navigation: 'Page navigation', previous: 'Previous page', next: 'Next page' }}
    />,
  );
}

const words = (html: string) => html.replace(/<[^>]+>/g, '');

describe('PageNav', () => {
  it('shows for a single page, without links', () => {
    const html = render(1, 1);
    expect(words(html)).toBe('‹[1]›');
    expect(html).not.toContain('<a ');
    expect(html).toContain('aria-current="page"');
  });

  it('has both arrows in the middle', () => {
    const html = render(11, 13);
    expect(words(html)).toBe('‹[11]1213›');
    expect(html).toMatch(/<a href="\/list\?page=10" rel="prev" aria-label="Previous page"/);
    expect(html).toMatch(/<a href="\/list\?page=12" rel="next" aria-label="Next page"/);
  });

  it('names links by the titles of their pages, number first', () => {
    const html = renderToStaticMarkup(
      <PageNav
        page={1}
        totalPages={2}
        to={(number) => `/list?page=${number}`}
        link={Link}
        titles={['Types', 'Sizes']}
        labels={{ navigation: 'Pages', previous: 'Previous page', next: 'Next page' }}
      />,
    );
    expect(html).toMatch(/<a href="\/list\?page=2" aria-label="2 Sizes"/);
    expect(words(html)).toBe('‹[1]2›');
  });

  it('has one arrow at each end', () => {
    expect(render(1, 13)).not.toContain('Previous page');
    expect(render(13, 13)).not.toContain('Next page');
  });
});
