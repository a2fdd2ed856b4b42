import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import '#app/i18n/every-language.ts';
import { translator } from '#app/i18n/translate.ts';
import {
  comparesFigures,
  countOf,
  countWith,
  find,
  type Found,
  loosenings,
} from '#app/features/finder/finder.ts';
import { finderData } from '#app/features/finder/finder.server.ts';
import { askedOf, isLookedAt } from '#app/shared/fit/asked.ts';
import { CHOICE_FACETS } from '#app/shared/fit/finder-data.ts';
import {
  FINDER_PARAMETERS,
  type FinderQuery,
  parseQuery,
  searchOf,
  SORTS,
  without,
} from '#app/shared/fit/finder-query.ts';
import { inWords } from '#app/shared/fit/judge.ts';
import { match } from '#facts/match.ts';
import { NOMINAL_SIZES } from '#facts/nominal-size.ts';
import { type Result, RESULTS } from '#facts/result.ts';
import type { UnitSystem } from '#facts/units.ts';
import { conditionsText } from '#app/shared/quote/use-rows.ts';

const data = finderData('ko');
const { items, choices } = data;
const query = (search: string) => parseQuery(search, data);
const codes = (search: string, result: Result, kind: 'valves' | 'actuators' = 'valves') =>
  find(items, query(search))[kind][result].map(({ item }) => item.code);
/** What is said of a product: its reason, or its points. */
const said = (
  search: string,
  code: string,
  language: 'ko' | 'en' = 'ko',
  units: UnitSystem = 'si',
) => {
  const item = items.find((each) => each.code === code);
  const found = item && match(item, askedOf(query(search)));
  if (!found) return undefined;
  const { reason, points } = inWords(item, found, { language, units, converted: 'conv.' });
  return reason ?? points;
};

/** The valves of the specification: a catalogue may have more. */
const SPECIFIED: ReadonlySet<string> = new Set(
  '301 301E 301TSS 401N 501M HT600 S10 S20 S30 S30T S40 S50 S60 S70 S80 PQVF PQVI'.split(' '),
);

// The rule itself: tests/facts/matching.test.ts.
describe('finds what covers the conditions', () => {
  test('DN 150, PN 16, 180 °C: 4 in range, 2 not stated, 11 out (readings.md)', () => {
    const search = '?dn=150&pn=16&temp=180';
    expect(codes(search, 'in-range').filter((code) => SPECIFIED.has(code))).toEqual([
      '301TSS',
      '401N',
      '501M',
      'HT600',
    ]);
    expect(
      RESULTS.map((result) => codes(search, result).filter((code) => SPECIFIED.has(code)).length),
    ).toEqual([4, 2, 11]);
    expect(find(items, query(search)).count).toBe(codes(search, 'in-range').length);
  });
  test('in one line, too', () => {
    expect(query('?q=80+%C2%B0C+at+DN150%2C+10+bar')).toEqual(query('?dn=150&bar=10&temp=80'));
    expect(query('?q=DN150&dn=100')).toEqual(query('?dn=100'));
    expect(query('?q=F10+IP67+300+Nm+water')).toEqual(query('?flange=F10&ip=IP67&torque=300'));
    expect(query('?q=PN99999+DN1&temp=180')).toEqual(query('?temp=180'));
  });
  test('what is stated in psi is found by it', () => {
    expect(codes('?bar=800+psi', 'in-range')).toContain('S20');
    expect(codes('?bar=801+psi', 'out-of-range')).toContain('S20');
  });
  test('flange, protection and rotation are asked of actuators alone', () => {
    expect(said('?flange=F12', '480-110')).toEqual([
      expect.stringContaining('F12: ISO 5211 최대 1,000 Nm'),
    ]);
    expect(said('?flange=F12&flange=F14', '480-110')).toEqual([]);
    expect(said('?rotation=45', 'AP-DA', 'en')).toEqual(['Rotation 45°: optional']);
    expect(find(items, query('?flange=F12')).valves.concerned).toBe(false);
  });
  test('what is asked of valves says nothing of actuators', () => {
    const { actuators } = find(items, query('?dn=100'));
    expect(actuators.concerned).toBe(false);
    expect(actuators.notApplied).toEqual(['size']);
  });
  test('without a condition, or with one that narrows the list, products stand without a result', () => {
    expect(find(items, query('')).count).toBe(items.length);
    const ball = find(items, query('?family=ball'));
    expect(ball.valves['in-range'].length).toBe(
      items.filter(({ family }) => family === 'ball').length,
    );
    expect(ball.valves['in-range'].length).toBeGreaterThanOrEqual(7);
    for (const { match: found } of ball.valves['in-range']) expect(found).toBeUndefined();
    expect(ball.actuators.concerned).toBe(false);
    expect(comparesFigures(query('?family=ball'))).toBe(false);
  });
  test('what is inferred is in no list: S50 to S80 are not found as pneumatic', () => {
    expect(codes('?actuation=pneumatic', 'in-range')).toEqual([]);
    expect(codes('?actuation=pneumatic', 'in-range', 'actuators')).toEqual(
      ['AP-DA', 'AP-SR', '4HO/4PO'].toSorted(),
    );
  });
  test('a range without a page of its own is named as what it is, in both languages', () => {
    const codeIn = (language: 'ko' | 'en') =>
      finderData(language).items.find(({ id }) => id === 'electric-range')?.code;
    expect(codeIn('ko')).toBe('전동 액추에이터 (공통 사양)');
    // With "(common figures)" its row is higher than 96 px on a phone.
    expect(codeIn('en')).toBe('Electric actuators');
  });
  test('an empty result says what to let go of', () => {
    const search = '?dn=1200&category=pinch-valve&bar=3';
    const ways = loosenings(items, query(search));
    expect(ways.map(({ facets }) => facets)).toContainEqual(['size']);
    for (const { facets, count } of ways)
      expect(
        countOf(
          items,
          facets.reduce((rest, facet) => without(rest, facet), query(search)),
        ),
      ).toBe(count);
  });
});

describe('why a product is out of range, in one short line', () => {
  test.each([
    ['?temp=120', '301', '최고 +100 °C', 'max. +100 °C'],
    ['?temp=-30', '301', '최저 −20 °C', 'min. −20 °C'],
    ['?dn=1600', '301', 'DN 1200까지', 'up to DN 1200'],
    ['?dn=32', '301', 'DN 40부터', 'from DN 40'],
    ['?dn=32', 'PQVI', 'DN 25까지', 'up to DN 25'],
    ['?dn=150', 'S40', '4 in까지', 'up to 4 in'],
    ['?pn=40', '301', 'PN 16', 'PN 16'],
    ['?bar=7', 'PQVF', '최고 6 bar', 'max. 6 bar'],
    ['?torque=600', '480-050', '최고 500 Nm', 'max. 500 Nm'],
    ['?phase=3', '480-006', '삼상 전원 불가', 'no three-phase supply'],
    ['?volt=500', '480-050', '110–220 V · 380–440 V', '110–220 V · 380–440 V'],
    ['?oil=60', 'AP-DA', '다른 구동 방식', 'other drive'],
    ['?air=9', 'AP-DA', '2–8 bar (29–116 psi)', '2–8 bar (29–116 psi)'],
  ])('%s %s: %s', (search, code, ko, en) => {
    expect(said(search, code)).toBe(ko);
    expect(said(search, code, 'en')).toBe(en);
    expect(ko.length).toBeLessThanOrEqual(24);
    expect(en.length).toBeLessThanOrEqual(24);
  });
  test('in imperial units it is converted to the safe side, and marked', () => {
    expect(said('?temp=120', '301', 'en', 'imperial')).toBe('max. +212 °F conv.');
    expect(said('?dn=1600', '301', 'en', 'imperial')).toBe('up to DN 1200');
  });
  test('what is not stated is named', () => {
    expect(said('?dn=50', 'S30T')).toBe('호칭경');
    expect(said('?temp=10', 'HT600', 'en')).toBe('lowest temp.');
    expect(said('?pn=16', 'S30', 'en')).toBe('PN');
  });
});

describe('addresses', () => {
  test.each([
    ['?dn=abc&pn=16', { pn: 16 }],
    ['?dn=2in&temp=392+F', { size: 50, temperature: 200 }],
    ['?p=10K&pn=10K', {}],
    ['?dn=100&dn=150', { size: 100 }],
    ['?dn=xx&dn=150', { size: 150 }],
    ['?temp=-300', {}],
    ['?temp=1e3&bar=-4&torque=0&volt=NaN', {}],
    ['?category=<script>&category=pinch-valve', { category: ['pinch-valve'] }],
    ['?phase=2&rotation=91&sort=price', {}],
    ['?p=16&pu=pn', { pn: 16 }],
    ['?p=PN16&pu=bar', { pn: 16 }],
    ['?p=150&pu=class', { ansi: 150 }],
    ['?p=150%23', { ansi: 150 }],
    ['?p=16&pu=%00', { bar: 16 }],
    ['?p=&pu=pn&temp=&dn=', {}],
    ['?pn=16&p=40&pu=pn', { pn: 16 }],
    ['?__proto__=1&constructor=2&toString=3', {}],
  ])('%s', (search, expected) => expect(query(search)).toEqual({ sort: 'closest', ...expected }));

  test('never throw, and are stable once written', () => {
    const name = fc.constantFrom(...FINDER_PARAMETERS, 'lang', '__proto__');
    const value = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.integer({ min: -400, max: 3000 }).map(String),
      fc.constantFrom('16', '150A', '1/2in', 'PN16', '<img>', '%00', '-0', '1e9', '٣', '18,500'),
      fc.constantFrom(...choices.category.map(({ id }) => id)),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 12 }), (pairs) => {
        const first = query(`?${new URLSearchParams(pairs)}`);
        expect(query(searchOf(first))).toEqual(first);
        for (const each of Object.values(first)) expect(each).not.toBeNaN();
      }),
    );
  });
  test('keep what is not the finder’s', () =>
    expect(searchOf(query('?dn=100'), '?lang=en&dn=50&p=3')).toBe('?lang=en&dn=100'));
});

const subset = (ids: readonly { id: string }[]) =>
  fc.subarray(
    ids.map(({ id }) => id),
    { minLength: 1 },
  );

const anyQuery: fc.Arbitrary<FinderQuery> = fc
  .record({
    size: fc.constantFrom(...NOMINAL_SIZES),
    pn: fc.constantFrom(6, 10, 16, 20, 25, 30, 32, 40, 63, 100),
    ansi: fc.constantFrom(150, 300, 600, 900),
    bar: fc.constantFrom(0.5, 4, 5, 6, 10, 16, 20, 21, 50, 55, 55.1581, 55.2, 56, 100, 101),
    temperature: fc.integer({ min: -250, max: 700 }),
    torque: fc.constantFrom(5, 25, 60, 61, 300, 1000, 1100, 1101, 4000, 18_500, 20_000),
    rotation: fc.constantFrom(45, 60, 90, 120),
    phase: fc.constantFrom(1, 3),
    voltage: fc.constantFrom(24, 110, 220, 300, 380, 440, 500),
    air: fc.constantFrom(1, 1.99, 1.9995, 2, 5.5, 6, 8, 9, 10),
    oil: fc.constantFrom(10, 20, 60, 120, 121),
    category: subset(choices.category),
    application: subset(choices.application),
    brand: subset(choices.brand),
    actuation: subset(choices.actuation),
    flange: subset(choices.flange),
    protection: subset(choices.protection),
    sort: fc.constantFrom(...SORTS),
  })
  // A few facets at a time, as people ask; all at once nothing would ever fit.
  .chain((full) =>
    fc
      .subarray(
        Object.keys(full).filter((key) => key !== 'sort'),
        { minLength: 1, maxLength: 4 },
      )
      .map(
        (kept) =>
          Object.fromEntries(
            Object.entries(full).filter(([key]) => key === 'sort' || kept.includes(key)),
          ) as unknown as FinderQuery,
      ),
  );

describe('over any query', () => {
  test('every product that is concerned stands once, where the rule puts it, and is said why', () => {
    // A run that asks for nothing, or where nothing is ever in range, proves nothing.
    const seen = { 'in-range': 0, 'not-stated': 0, 'out-of-range': 0 };
    const facets = new Set<string>();
    fc.assert(
      fc.property(anyQuery, (asked) => {
        const results = find(items, asked);
        for (const facet of Object.keys(asked)) facets.add(facet);
        const places = [results.valves, results.actuators].flatMap((group) =>
          RESULTS.flatMap((result) => group[result].map((found) => ({ ...found, result }))),
        );
        const compares = comparesFigures(asked);
        const expected = items.flatMap((item) => {
          if (!isLookedAt(item, asked)) return [];
          const found = match(item, askedOf(asked));
          return compares ? (found ? `${item.id} ${found.result}` : []) : `${item.id} in-range`;
        });
        expect(places.map(({ item, result }) => `${item.id} ${result}`).toSorted()).toEqual(
          expected.toSorted(),
        );
        expect(results.count).toBe(places.filter(({ result }) => result === 'in-range').length);
        for (const { item, match: found, result } of places) {
          if (!found) continue;
          seen[result]++;
          const { reason } = inWords(item, found, { language: 'ko', converted: '' });
          if (result !== 'in-range') expect(reason, item.id).toBeTruthy();
        }
      }),
      { numRuns: 600 },
    );
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(200);
    expect(facets.size).toBe(18);
  });
  test('a choice brings as many as its count says, of the products that have such a property', () => {
    const choice = fc.constantFrom(
      ...CHOICE_FACETS.flatMap((facet) => choices[facet].map(({ id }) => ({ facet, id }))),
    );
    fc.assert(
      fc.property(anyQuery, choice, (asked, { facet, id }) => {
        const chosen: FinderQuery = { ...asked, [facet]: [id] };
        const { valves, actuators } = find(items, chosen);
        const own = facet === 'flange' ? [actuators] : [valves, actuators];
        // Of a valve the protection is judged where its actuator's is stated.
        const hasIt = ({ item: { facts } }: Found) =>
          facet !== 'protection' ||
          facts.some(({ key, value }) => key === facet && value.kind === 'codes');
        const count = own.flatMap((group) => group['in-range']).filter(hasIt).length;
        expect(countWith(items, asked, facet, id)).toBe(count);
      }),
      { numRuns: 300 },
    );
  });
  test('sorted by rating, what states none comes last', () => {
    expect(codes('?sort=rating', 'in-range').slice(0, 2)).toEqual(['501M', 'S30']);
    expect(codes('?sort=rating', 'in-range').at(-1)).toBe('S30T');
  });
});

describe('the conditions that a product was added to the quote list under', () => {
  const search = '?dn=100&phase=3&volt=400&category=special&flange=F07&ip=IP67';
  const wordsIn = (language: 'ko' | 'en') =>
    conditionsText(searchOf(query(search)), finderData(language), translator(language));

  test('are said in the language of the page, flange and protection among them', () => {
    const [korean, english] = [wordsIn('ko'), wordsIn('en')];
    for (const note of [korean, english])
      for (const words of ['F07', 'IP67', '400 V']) expect(note).toContain(words);
    expect(korean).toContain(translator('ko')('finder:phase3'));
    expect(english).toContain(translator('en')('finder:phase3'));
    // Size and place are said elsewhere.
    expect(english).not.toMatch(/DN|pecial/);
  });
});
