import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

import { DataTable } from './data-table.tsx';

const html = renderToStaticMarkup(
  <DataTable
    caption="Dimensions"
    columns={[
      { key: 'dn', label: 'DN' },
      { key: 'length', label: 'L', unit: 'mm', align: 'end' },
      { key: 'bar', label: '', drawnOnly: true },
    ]}
    rows={[
      { key: '40', cells: { dn: 'DN 40', length: 156 } },
      { key: '50', cells: { dn: 'DN 50' }, selected: true },
    ]}
  />,
);

describe('DataTable', () => {
  it('has a caption, headers of columns and of rows', () => {
    expect(html).toMatch(/<caption[^>]*>Dimensions<\/caption>/);
    expect(html.match(/scope="col"/g)).toHaveLength(3);
    expect(html).toMatch(/<th scope="row">DN 40<\/th><td class="[^"]*end[^"]*">156<\/td>/);
  });

  it('is no region of its own before it is known to overflow, and leaves a missing cell empty', () => {
    expect(html).not.toContain('role="region"');
    expect(html).toMatch(/<td class="[^"]*"><\/td>/);
  });

  it('has no column for a screen reader where bars draw what another column says', () => {
    expect(html).toContain('<th scope="col" aria-hidden="true">');
    expect(html.match(/<td aria-hidden="true">/g)).toHaveLength(2);
  });
});
