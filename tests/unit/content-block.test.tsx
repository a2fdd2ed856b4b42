import { getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { describe, expect, test } from 'vitest';

import { products } from '#content/index.ts';

import { blockViews } from '#app/features/catalogue/block-views.server.ts';
import { ContentBlock } from '#app/blocks/content-block.tsx';
import { ProductGrid } from '#app/shared/product/product-grid.tsx';
import { EXAMPLES } from './block-examples.ts';
import { htmlAt } from './html-at.tsx';

/** Fields that say how a block is shown, not what. */
const LAYOUT = new Set(['type', 'align', 'layout', 'imageUrl', 'src', 'href', 'pdf']);

/** Text without tags, and without what a script would do; one piece for each stretch between two tags. */
const pieces = (html: string): string[] =>
  html
    .replace(/<script>.*?<\/script>/g, '')
    .split(/<[^>]+>|\n\n/)
    .filter((piece) => piece.trim() !== '');

/** Everything that an entry says in a language: words, figures and names of fields that an editor writes. */
function textsOf(value: unknown, language: 'ko' | 'en'): string[] {
  if (typeof value === 'string') return pieces(value);
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, language));
  if (typeof value !== 'object' || value === null) return [];
  if ('ko' in value && 'en' in value) {
    const said = value[language];
    // A list of properties has its labels as keys.
    const isRecord = typeof said === 'object' && said !== null && !Array.isArray(said);
    return isRecord
      ? Object.entries(said).flatMap((pair) => textsOf(pair, language))
      : textsOf(said, language);
  }
  return Object.entries(value).flatMap(([key, field]) => {
    if (LAYOUT.has(key)) return [];
    if (key !== 'products') return textsOf(field, language);
    return (field as string[]).map(
      (id) => products.find((product) => product.id === id)?.name[language] ?? `no product ${id}`,
    );
  });
}

describe.each(['ko', 'en'] as const)('content blocks (%s)', (language) => {
  const address = language === 'ko' ? '/' : '/?lang=en';

  test.each(Object.entries(EXAMPLES))('%s: all that its entry says', (_type, example) => {
    const [block] = blockViews([example], language);
    const html = htmlAt(<ContentBlock block={block!} />, address);
    const document = parseDocument(html);
    const shown = [
      textContent(document),
      ...getElementsByTagName('img', document).map(({ attribs }) => attribs['alt'] ?? ''),
    ].join('\n');
    const expected = textsOf(example, language);
    expect(expected).not.toEqual([]);
    expect(expected.filter((text) => !shown.includes(text))).toEqual([]);
    expect(html).not.toMatch(/undefined|\[object|NaN|<script/);
  });

  test('a block leads to what its entry names', () => {
    const linked = [EXAMPLES['product-series'], EXAMPLES.contact].flatMap((example) => {
      const [block] = blockViews([example], language);
      const document = parseDocument(htmlAt(<ContentBlock block={block!} />, address));
      return getElementsByTagName('a', document).map(({ attribs }) => attribs['href']);
    });
    const [series] = EXAMPLES['product-series'].series;
    for (const path of [series?.href, EXAMPLES.contact.pdf])
      expect(linked).toContainEqual(expect.stringContaining(String(path)));
  });
});

test('an empty product list says that it is being prepared, on an English page in Korean too', () => {
  expect(htmlAt(<ProductGrid products={[]} />, '/')).toContain('제품 정보를 준비 중입니다');
  const english = htmlAt(<ProductGrid products={[]} />, '/?lang=en');
  expect(english).toContain('Product information is being prepared');
  expect(english).toContain('제품 정보를 준비 중입니다');
});
