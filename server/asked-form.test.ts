import { expect, test } from 'vitest';

import { askedText, fillAskedForm, type FormProducts } from './asked-form.ts';

const PRODUCTS: FormProducts = {
  s40: {
    code: 'SIRCA S40',
    names: { ko: ['볼 밸브', 'SIRCA 밸브'], en: ['Ball valve', 'SIRCA valves'] },
    sizes: [50, 80],
    supplies: [],
  },
  '480-050': {
    code: '480-050',
    names: { ko: ['전동 액추에이터'], en: ['Electric actuator'] },
    sizes: [],
    supplies: [{ phase: 3, ko: '삼상 380–440 V', en: 'Three-phase 380–440 V' }],
  },
};

const DOCUMENT =
  '<input type="hidden" disabled="" name="asked"/><noscript data-asked=""><p>no scripts</p></noscript>' +
  '<textarea id="x" required="" name="inquiry" rows="4"></textarea><input name="name" required=""/>';

const filled = (search: string) => {
  const asked = askedText(search, 'en', PRODUCTS);
  return asked && fillAskedForm(DOCUMENT, asked);
};

test.each(['', '?lang=en', '?product=', '?x=1'])('%s asks for nothing', (search) =>
  expect(filled(search)).toBeUndefined(),
);

test('products and conditions stand in a field that is sent, and in sight; the list fills the inquiry', () => {
  const asked = askedText(
    '?product=s40~dn50~4&amp;product=s40&dn=50&temp=-20..80&lang=en',
    'en',
    PRODUCTS,
  );
  expect(asked).toEqual({
    text: `[Quote request]
1. SIRCA S40 DN 50 | Ball valve | SIRCA valves | Quantity 4
2. SIRCA S40 | Ball valve | SIRCA valves | quantity not given

[Operating point]
Nominal size: DN 50
Medium temperature: −20…80 °C

[Inquiry]`,
    lead: 'The following goes out with your inquiry. The message may be left empty.',
    unused: '',
  });
  const html = filled('?product=s40~dn50~4');
  expect(html).toContain('<input type="hidden" value="[Quote request]\n1. SIRCA S40 DN 50 | Ball');
  expect(html).toContain('<p>[Quote request]<br/>1. SIRCA S40 DN 50');
  expect(html).not.toContain('no scripts');
  expect(html).toContain('<textarea id="x" name="inquiry" rows="4"></textarea>');
  expect(html).toContain('<input name="name" required=""/>');
});

test('what cannot be used is said and nothing of it acts', () => {
  const html = filled('?product=<script>&product=s40~dn51~0&dn=$%26');
  expect(html).not.toContain('<script>');
  for (const part of ['&lt;script&gt; (no such product)', 's40~dn51', 's40~~0', 'dn=$&amp;'])
    expect(html).toContain(part);
  expect(filled('?product=zzz')).toContain('disabled=""');
});

test('the supply stands with its product', () =>
  expect(askedText('?product=480-050~~2~ph3', 'en', PRODUCTS)?.text).toContain(
    '1. 480-050 | Electric actuator | Quantity 2 | Note: Three-phase 380–440 V',
  ));
