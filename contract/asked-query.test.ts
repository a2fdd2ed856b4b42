import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { type Choices, readProducts, type UnusedPart } from './asked-products.ts';
import { type AskedProduct, frameIn, productsQuery, typedFrame } from './asked-query.ts';
import { localizedHref } from './address.ts';

const CHOICES: Readonly<Record<string, Choices>> = {
  s40: { sizes: [15, 50, 80], phases: [] },
  pqvf: { sizes: [80, 100], phases: [] },
  'ap-da': { sizes: [], frames: { prefix: 'AP', from: 1, to: 12 }, phases: [] },
  '480-050': { sizes: [], phases: [1, 3] },
};
const read = (search: string) =>
  readProducts(search, (id) => (Object.hasOwn(CHOICES, id) ? CHOICES[id] : undefined));

test.each<[string, AskedProduct[], UnusedPart[]]>([
  ['', [], []],
  ['?product=', [], []],
  ['?dn=80&temp=20', [], []],
  ['?product=s40', [{ id: 's40' }], []],
  [
    '?product=s40~dn50~4&product=480-050~~2',
    [
      { id: 's40', dn: 50, pieces: 4 },
      { id: '480-050', pieces: 2 },
    ],
    [],
  ],
  ['?product=480-050~~2~ph3', [{ id: '480-050', pieces: 2, phase: 3 }], []],
  ['?product=480-050~~~PH1', [{ id: '480-050', phase: 1 }], []],
  ['?product=480-050~~~ph2', [{ id: '480-050' }], [{ is: 'part', written: 'ph2' }]],
  ['?product=s40~dn50~4~ph3', [{ id: 's40', dn: 50, pieces: 4 }], [{ is: 'part', written: 'ph3' }]],
  ['?product=ap-da~AP8~2', [{ id: 'ap-da', frame: 'AP8', pieces: 2 }], []],
  ['?product=ap-da~ap13', [{ id: 'ap-da' }], [{ is: 'size', written: 'ap-da~ap13' }]],
  ['?product=s40~ap8', [{ id: 's40' }], [{ is: 'size', written: 's40~ap8' }]],
  // As mail programs and hands write it.
  ['?lang=en&amp;product=S40%7EDN50%7E4', [{ id: 's40', dn: 50, pieces: 4 }], []],
  ['?product= s40 ~ dn 50 ~ 4 ', [{ id: 's40', dn: 50, pieces: 4 }], []],
  // What cannot be used is reported, and the rest is kept.
  ['?product=zzz~dn50&product=s40', [{ id: 's40' }], [{ is: 'product', written: 'zzz~dn50' }]],
  ['?product=constructor', [], [{ is: 'product', written: 'constructor' }]],
  ['?product=s40,pqvf', [], [{ is: 'product', written: 's40,pqvf' }]],
  ['?product=s40~dn51~4', [{ id: 's40', pieces: 4 }], [{ is: 'size', written: 's40~dn51' }]],
  ['?product=s40~50~4', [{ id: 's40', pieces: 4 }], [{ is: 'size', written: 's40~50' }]],
  ['?product=480-050~dn50', [{ id: '480-050' }], [{ is: 'size', written: '480-050~dn50' }]],
  ...['0', '-1', '1.5', '1e1', '007', '10000', 'many', '２'].map(
    (quantity): [string, AskedProduct[], UnusedPart[]] => [
      `?product=s40~dn50~${quantity}`,
      [{ id: 's40', dn: 50 }],
      [{ is: 'quantity', written: `s40~~${quantity}` }],
    ],
  ),
  ['?product=s40~dn50~4~x', [{ id: 's40', dn: 50, pieces: 4 }], [{ is: 'part', written: 'x' }]],
  [`?product=${'x'.repeat(99)}`, [], [{ is: 'product', written: 'x'.repeat(24) }]],
])('%s', (search, products, unused) => expect(read(search)).toEqual({ products, unused }));

test('what is written is what is read, in both languages', () => {
  const product = fc
    .constantFrom(...Object.entries(CHOICES))
    .chain(([id, { sizes, frames, phases }]) =>
      fc.record({
        id: fc.constant(id),
        dn: fc.option(fc.constantFrom(...sizes, ...(sizes.length === 0 ? [undefined] : [])), {
          nil: undefined,
        }),
        frame: fc.constantFrom(...(frames ? ['AP1', 'AP12'] : []), undefined),
        pieces: fc.option(fc.integer({ min: 1, max: 9_999 }), { nil: undefined }),
        phase: fc.constantFrom(...phases, undefined),
      }),
    );
  fc.assert(
    fc.property(
      fc.array(product, { maxLength: 5 }),
      fc.constantFrom('ko' as const, 'en' as const),
      (products, language) => {
        const address = localizedHref(`/contact?${productsQuery(products)}`, language);
        expect(read(new URL(address, 'http://a').search)).toEqual({ products, unused: [] });
        expect(address).not.toContain('%');
      },
    ),
  );
});

const AP = { prefix: 'AP', from: 1, to: 12 };

test.each([
  ['AP8', 'AP8'],
  ['ap-8 double-acting, torque at 6 bar', 'AP8'],
  ['AP 08 복동', 'AP8'],
  ['AP12', 'AP12'],
  ['AP8 AP8', 'AP8'],
  // No size of the range, or which one is not said.
  ['AP13', undefined],
  ['AP0', undefined],
  ['AP8 AP10', undefined],
  ['AP8.5', undefined],
  ['AP-DA', undefined],
  ['MAP8', undefined],
  ['AP120', undefined],
])('%s names %s', (words, size) => expect(frameIn(AP, words)).toBe(size));

test.each([
  ['8', 'AP8'],
  [' 12 ', 'AP12'],
  ['ap 8', 'AP8'],
  // While it is being typed, and what is no size: the supplier reads it as it is.
  ['A', 'A'],
  ['13', '13'],
  ['AP8 or AP9', 'AP8 or AP9'],
  ['', ''],
])('%s is entered as %s', (text, size) => expect(typedFrame(AP, text)).toBe(size));
