/** One figure, changed in the content, changes what shows it and nothing else. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { products } from '#content/index.ts';

import type { ConfirmedFacts } from '#content/schema/confirmed.ts';
import { placesOnSite } from '#desk/facts/shown-in.ts';

import type { Change } from './outputs-after.ts';

/** Thirty figures drawn at random, each with another value that the content accepts. */
const ROUNDS: readonly (readonly Change[])[] = [
  [
    { code: 'PQVI', path: 'variants.1.length', value: 151 },
    { code: '480-035', path: 'time.seconds', value: 32 },
    { code: '480-015', path: 'singlePhase.voltage.max', value: 221 },
    { code: '301E', path: 'size.to', value: 600 },
    { code: 'PQVF', path: 'flanges.1.size.to', value: 250 },
    { code: '480-110', path: 'threePhase.voltage.min', value: 381 },
    { code: 'S10', path: 'temperature.min', value: -28 },
    { code: 'S70', path: 'temperature.min', value: -19 },
    { code: '480-010', path: 'singlePhase.voltage.min', value: 111 },
    { code: '480-015', path: 'torque.max', value: 161 },
  ],
  [
    { code: '501M', path: 'rating.ansi.1', value: 301 },
    { code: 'AP-DA', path: 'sizes.to', value: 13 },
    { code: 'PQVF', path: 'maxOperatingPressure.max', value: 7 },
    { code: '301', path: 'temperature.max', value: 101 },
    { code: 'S80', path: 'temperatureExtended.max', value: 201 },
    { code: '480-015', path: 'time.angle', value: 91 },
    { code: 'AP-DA', path: 'rotation.options.2', value: 121 },
    { code: '480-010', path: 'singlePhase.frequency.min', value: 51 },
    { code: '480-050', path: 'time.atHz', value: 51 },
    { code: 'S60', path: 'maxDifferentialPressure.max', value: 17 },
  ],
  [
    { code: '501M', path: 'rating.pn.1', value: 41 },
    { code: 'PQVF', path: 'dimensions.2.d', value: 186 },
    { code: '480-025', path: 'threePhase.frequency.max', value: 61 },
    { code: '480-015', path: 'threePhase.voltage.max', value: 441 },
    { code: 'PQVF', path: 'dimensions.3.l', value: 227 },
    { code: 'AP-SR', path: 'rotation.standard', value: 91 },
    { code: '480-050', path: 'singlePhase.frequency.max', value: 66 },
    { code: '301', path: 'temperature.min', value: -19 },
    { code: 'S80', path: 'actuatorSupply.max', value: 6.5 },
    { code: '301E', path: 'size.from', value: 65 },
  ],
];

const codesOf = (subcategory: string) =>
  products.flatMap((product) => (product.subcategory === subcategory ? [product.code] : []));
const sheets = (codes: readonly string[]) => codes.map((code) => `sheet ${code.toLowerCase()}`);

const BALL_CARDS = [
  '/products/sirca-valves/ball-valves',
  'search /products/sirca-valves/ball-valves',
  'sheet document-ball-valves',
  ...sheets(codesOf('ball-valves')),
];
const BUTTERFLY_CARDS = [
  // The first subcategory is the page of the category as well; the tables stand on its second page.
  '/products/sirca-valves',
  '/products/sirca-valves?page=2',
  '/products/sirca-valves/butterfly-valves',
  '/products/sirca-valves/butterfly-valves?page=2',
  'search /products/sirca-valves/butterfly-valves',
  'search /products/sirca-valves/butterfly-valves?page=2',
  'sheet document-butterfly-valves',
  ...sheets(codesOf('butterfly-valves')),
];
/** A page of the pneumatic document, which the page of the category shows as well. */
const rotary = (page: number) =>
  ['/products/pneumatic', '/products/pneumatic/rotary'].map((path) => `${path}?page=${page}`);
const rotaryInSearch = (page: number) => [`search /products/pneumatic/rotary?page=${page}`];
const guide = (id: string) => [`/guides/${id}`, `search /guides/${id}`];
/** The table of dimensions stands on the sheet of each size. */
const PQVF_SIZES = [40, 50, 65, 80, 100, 125, 150, 200];
/** The table of the series stands on the page and sheet of each model. */
const SERIES_TABLE = [
  '/products/special/quarter-turn-480',
  'sheet document-quarter-turn-480',
  'sheet 480',
  ...codesOf('quarter-turn-480').flatMap((code) => [
    `/products/special/quarter-turn-480/${code}`,
    `/products/${code}`,
    `sheet ${code}`,
  ]),
];

/** Where a figure is shown besides what is shown of every figure: by product, and by what its path begins with. */
const ALSO: readonly (readonly [code: RegExp, path: RegExp, shown: readonly string[]])[] = [
  [/./, /^temperature/, ['/']],
  [/^S/, /^(?:size|rating|temperature|maxDifferential)/, BALL_CARDS],
  [/^(?:[345]01|HT)/, /^(?:size|rating|temperature)/, BUTTERFLY_CARDS],
  // An address of the form may name a size of a product.
  [/^(?:S|[345]01|HT|AP-)/, /^sizes?/, ['/contact', '/support']],
  [/^501M/, /^rating/, ['/', 'sheet s10']],
  [/^501M/, /^(?:size|rating|temperature)/, guide('cryogenic-and-lng')],
  [/^501M/, /^rating.ansi/, ['sheet s30']],
  [/^501M/, /^rating.pn/, sheets(['s50', 's60', 's70', 's80'])],
  [/^480/, /^(?:torque|time.(?:seconds|atHz)|threePhase.voltage.max)/, SERIES_TABLE],
  [/^480/, /^(?:single|three)Phase/, ['/products/special/quarter-turn-480']],
  [/^AP-/, /^/, ['sheet ap', 'sheet document-rotary']],
  [/^AP-/, /^sizes/, ['/products/pneumatic', ...rotary(4), ...rotaryInSearch(4)]],
  [/^AP-/, /^rotation/, [...rotary(8), ...rotaryInSearch(8)]],
  [/^AP-SR/, /^rotation/, [...rotary(13), ...rotaryInSearch(13)]],
  [
    /^AP-DA/,
    /^(?:sizes|torque|supply|temperature|rotation|mounting)/,
    guide('air-operated-valves'),
  ],
  [
    /^PQVF/,
    /^(?:flanges|dimensions|maxOperating)/,
    [
      '/products/pinch-valve',
      '/products/pinch-valve/pqvf',
      'search /products/pinch-valve/pqvf',
      'sheet document-pqvf',
    ],
  ],
  [/^PQVF/, /^(?:dimensions|maxOperating)/, PQVF_SIZES.map((dn) => `sheet pqvf-dn${dn}`)],
  [/^PQVF/, /^dimensions/, guide('face-to-face')],
  [/^PQVF/, /^dimensions.2/, ['search /products/pinch-valve/pqvf/pqvf?dn=65']],
  [/^PQVF/, /^dimensions.3/, ['search /products/pinch-valve/pqvf/pqvf?dn=80']],
  [
    /^PQVI/,
    /^variants/,
    [
      '/products/pinch-valve/pqvi',
      'search /products/pinch-valve/pqvi',
      'sheet document-pqvi',
      'search /products/pinch-valve/pqvi/pqvi?dn=25',
    ],
  ],
];

const shownIn = ({ code, path }: Change): string[] => {
  const product = products.find((each) => each.code === code);
  if (!product) throw new Error(`no product ${code}`);
  return [
    product.path,
    `/products/${product.id}`,
    `sheet ${product.id}`,
    // Figures of a size are found with the size.
    ...(/^(?:variants|dimensions)/.test(path) ? [] : [`search ${product.path}`]),
    // The finder and the comparison, which hold all products.
    '/products',
    '/compare',
    ...ALSO.flatMap(([codes, paths, shown]) => (codes.test(code) && paths.test(path) ? shown : [])),
  ];
};

function outputsAfter(
  changes: readonly Change[],
  confirmed: readonly ConfirmedFacts[] = [],
): Record<string, string> {
  const program = fileURLToPath(new URL('outputs-after.ts', import.meta.url));
  const input = [changes, confirmed].map((each) => JSON.stringify(each));
  const run = spawnSync(process.execPath, [program, ...input], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout) as Record<string, string>;
}

const before = outputsAfter([]);
const changedIn = (after: Record<string, string>): string[] =>
  Object.keys({ ...before, ...after }).filter((name) => before[name] !== after[name]);

test('a figure that is changed changes what shows it, and nothing else', () => {
  for (const changes of ROUNDS) {
    const changed = changedIn(outputsAfter(changes));
    expect(changed.toSorted()).toEqual([...new Set(changes.flatMap(shownIn))].toSorted());
  }
});

const SIGNED = {
  of: 'product',
  supplier: '○○ Valves',
  date: '2026-11-15',
  document: 'L-○○○',
  proposedBy: 'kim',
  confirmedBy: 'lee',
} as const;
const quantity = (unit: 'kg' | 'bar' | '°C' | 's', min: number, max: number) =>
  ({ kind: 'quantity', unit, min, max }) as const;
const CONFIRMED: readonly ConfirmedFacts[] = [
  {
    product: 's50',
    facts: [{ ...SIGNED, key: 'protection', value: { kind: 'codes', codes: ['IP67'] } }],
  },
  { product: 'ht600', facts: [{ ...SIGNED, key: 'temperature', value: quantity('°C', -10, 600) }] },
  {
    product: 's30t',
    facts: [
      { ...SIGNED, key: 'size', value: { kind: 'sizes', from: { dn: 15 }, to: { dn: 100 } } },
    ],
  },
  { product: '480-050', facts: [{ ...SIGNED, key: 'weight', value: quantity('kg', 20, 20) }] },
  { product: 'ap-da', facts: [{ ...SIGNED, key: 'strokeTime', value: quantity('s', 1, 3) }] },
];

test('a confirmed fact is nowhere but where the desk says when it is withdrawn', () => {
  // Short addresses show the page; what can be asked, and what a property means, is no value.
  const isBeside = (name: string) =>
    /^(?:search |\/contact|\/support|\/glossary)/.test(name) ||
    products.some(({ id }) => name === `/products/${id}`);
  const changed = changedIn(outputsAfter([], CONFIRMED)).filter((name) => !isBeside(name));
  const listed = new Set(
    CONFIRMED.flatMap(({ product: id, facts }) => {
      const product = products.find((each) => each.id === id)!;
      return facts.flatMap(({ key }) =>
        placesOnSite(product, key, 'ko').map(({ path = '' }) =>
          path.replace(/^\/files\/(.+)-(?:ko|en)\.pdf$/, 'sheet $1').replace(/\?items=.*/, ''),
        ),
      );
    }),
  );
  const isListed = (name: string) => listed.has(name.replace(/\?page=\d+$/, ''));
  expect(changed.filter((name) => !isListed(name))).toEqual([]);
  expect(changed).toContain('sheet s50');
});
