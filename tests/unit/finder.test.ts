import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { electricRange, products, sleeveElastomers, specialMediumRange } from '#content/index.ts';
import type { Product } from '#content/schema/product.ts';
import { bounds, type InchSize, isStated, type Quantity } from '#content/schema/quantity.ts';
import type { Family, TechnicalOf } from '#content/schema/technical.ts';

import { reasonText } from '#app/shared/fit/condition-labels.ts';
import '#app/i18n/every-language.ts';
import { translator } from '#app/i18n/translate.ts';
import { inchOfDn, NOMINAL_SIZES } from '#app/shared/operating-point/nominal-size.ts';
import { countOf, countWith, find, loosenings } from '#app/features/finder/finder.ts';
import { CHOICE_FACETS } from '#app/shared/fit/finder-data.ts';
import { matchFacet } from '#app/shared/fit/match-facet.ts';
import { matchItem } from '#app/shared/fit/match-item.ts';
import {
  FINDER_PARAMETERS,
  type FinderQuery,
  parseQuery,
  searchOf,
  SORTS,
  without,
} from '#app/shared/fit/finder-query.ts';
import type { Outcome } from '#app/shared/fit/match.ts';
import { addToQuote } from '#app/shared/quote/handed-over.ts';
import { quoteItem, type QuoteItem, withNote } from '#app/shared/quote/quote-item.ts';
import { withWordedNote } from '#app/shared/quote/worded-notes.ts';
import { finderData } from '#app/features/finder/finder.server.ts';

const data = finderData('ko');
const { items, choices } = data;
const query = (search: string) => parseQuery(search, choices);
const codes = (search: string, outcome: Outcome, kind: 'valves' | 'actuators' = 'valves') =>
  find(items, query(search))[kind][outcome].map(({ item }) => item.code);
/** What is said of a product. */
const said = (search: string, code: string) => {
  const item = items.find((each) => each.code === code);
  return (item && matchItem(item, query(search))?.reasons) ?? [];
};
const reason = (search: string, code: string) => said(search, code)[0]?.id;
const words = (search: string, code: string) => {
  const [first] = said(search, code);
  return first && reasonText(first, translator('ko'));
};
/** The ends of its sizes, DN. */
const ends = (code: string) => {
  const size = items.find((each) => each.code === code)?.size;
  if (!size) throw new Error(`${code} states no sizes`);
  return size;
};

/** The codes of the products that the rules put there: see `expected`. */
const byRules = (search: string, outcome: Outcome) =>
  products
    .filter((product) => expected(product, query(search)) === outcome)
    .map(({ code }) => code);
/** The product with this code, of the family that the test is about. */
function technicalOf<F extends Family>(code: string, family: F): TechnicalOf<F> {
  const data = products.find((product) => product.code === code)?.technical;
  if (data?.family !== family) throw new Error(`${code} is no ${family}`);
  return data as TechnicalOf<F>;
}
const most = (value: Quantity | 'not-stated' | 'not-applicable' | 'by-actuator') =>
  (typeof value === 'string' ? undefined : bounds(value).max) ?? 0;
const least = (value: Quantity) => bounds(value).min ?? 0;

describe('finds what covers the conditions', () => {
  test.each(['?dn=150&pn=16&temp=180', '?dn=150&bar=10&temp=80', '?dn=40&pn=30', '?pn=10'])(
    'valves: %s',
    (search) => {
      for (const outcome of ['fits', 'ask'] as const)
        expect(codes(search, outcome).toSorted()).toEqual(byRules(search, outcome).toSorted());
      expect(codes(search, 'ask').length + codes(search, 'fits').length).toBeGreaterThan(0);
    },
  );
  test('80 °C at DN 150, 10 bar: stated bar only', () => {
    const search = '?dn=150&bar=10&temp=80';
    expect(reason(search, '401N')).toBe('barDerates');
    const { maxOperatingPressure, size } = technicalOf('PQVF', 'pinch-valve-flanged');
    const [lowest, highest] = [least(maxOperatingPressure), most(maxOperatingPressure)];
    expect(reason(`?dn=${size.to}&bar=${highest + 1}`, 'PQVF')).toBe('barTo');
    expect(reason(`?dn=${size.to}&bar=${highest}`, 'PQVF')).toBe('barBySize');
    expect(codes(`?bar=${lowest}`, 'fits')).toContain('PQVF');
  });
  test('a stated maximum says nothing of a temperature: both together are to be asked', () => {
    const { maxByAnsi } = technicalOf('S30', 'ball-valve').rating;
    const [lowest] = maxByAnsi ?? [];
    if (!lowest) throw new Error('S30 states no maximum of its classes');
    const ofClass = `?bar=${lowest.bar}&class=${lowest.ansi}`;
    expect(codes(ofClass, 'fits')).toContain('S30');
    expect(reason(`${ofClass}&temp=200`, 'S30')).toBe('barClassAtTemperature');
    expect(reason(`?bar=${lowest.bar + 1}&class=${lowest.ansi}&temp=200`, 'S30')).toBe('barTo');
    expect(codes('?bar=55&dn=50', 'fits')).toContain('S20');
    expect(reason('?bar=55&dn=50&temp=180', 'S20')).toBe('barAtTemperature');
    expect(reason('?bar=57&dn=50&temp=180', 'S20')).toBe('barTo');
    // A temperature outside its range is no question of pressure.
    expect(codes('?bar=20&class=150&temp=201', 'no')).toContain('S30');
  });
  test('in one line, too', () => {
    expect(query('?q=80+%C2%B0C+at+DN150%2C+10+bar')).toEqual(query('?dn=150&bar=10&temp=80'));
    expect(query('?q=DN150&dn=100')).toEqual(query('?dn=100'));
    expect(query('?q=F10+IP67+300+Nm+water')).toEqual(query('?flange=F10&ip=IP67&torque=300'));
    expect(query('?q=PN99999+DN1&temp=180')).toEqual(query('?temp=180'));
  });
  test('what is stated in psi is found by it', () => {
    const { working } = technicalOf('S20', 'ball-valve').rating;
    if (!working) throw new Error('S20 states no working pressure');
    const psi = most(working.psi);
    expect(codes(`?bar=${psi}+psi`, 'fits')).toContain('S20');
    expect(codes(`?bar=${psi + 1}+psi`, 'no')).toContain('S20');
    const air = least(technicalOf('AP-DA', 'pneumatic-actuator').supply.psi);
    expect(codes(`?air=${air}+psi`, 'fits', 'actuators')).toContain('AP-DA');
    expect(codes(`?air=${air - 1}+psi`, 'no', 'actuators')).toContain('AP-DA');
    expect(codes('?temp=392+F', 'fits')).toEqual(codes('?temp=200', 'fits'));
  });
  test('inch sizes meet DN by the table: 2 in is DN 50', () => {
    expect(codes('?dn=2in', 'fits')).toEqual(codes('?dn=50', 'fits'));
    expect(codes('?dn=4B', 'fits')).toEqual(codes('?dn=100A', 'fits'));
  });
  test('PN by size: each step of the list for its own sizes', () => {
    const steps = technicalOf('S40', 'ball-valve').rating.pnBySize ?? [];
    expect(steps.length).toBeGreaterThan(1);
    const [low, high] = [steps.at(-1), steps[0]];
    const size = (step = low) =>
      `${step?.to.numerator}${step?.to.denominator === 1 ? '' : `/${step?.to.denominator}`}in`;
    expect(codes(`?dn=${size(low)}&pn=${low?.pn}`, 'fits')).toContain('S40');
    expect(codes(`?dn=${size(high)}&pn=${high?.pn}`, 'fits')).toContain('S40');
    expect(codes(`?dn=${size(low)}&pn=${high?.pn}`, 'no')).toContain('S40');
  });
  test('PN 10 is neither 10K nor a pressure in bar nor PN 16', () => {
    expect(query('?p=10K')).toEqual({ sort: 'name' });
    expect(query('?pn=10K')).toEqual({ sort: 'name' });
    const only16 = products.filter(
      ({ technical }) => 'rating' in technical && String(technical.rating.pn) === '16',
    );
    expect(only16.length).toBeGreaterThan(0);
    for (const { code } of only16) expect(codes('?pn=10', 'no')).toContain(code);
    expect(codes('?pn=10', 'ask')).toContain('PQVF');
  });
  test('conditions that each lie within the stated, of a product with several ratings: not said to hold together', () => {
    const search = '?dn=1000&pn=100&temp=538';
    expect(codes(search, 'fits')).toContain('501M');
    expect(reason(search, '501M')).toBe('togetherAll');
    expect(reason('?dn=1000&temp=538', '501M')).toBe('togetherSizeTemperature');
    expect(reason('?dn=1000&pn=100', '501M')).toBe('togetherSizeRating');
    expect(reason('?class=600&temp=538', '501M')).toBe('togetherRatingTemperature');
    const pnAtLargest = technicalOf('S40', 'ball-valve').rating.pnBySize?.at(-1)?.pn;
    // One rating holds for every size, as does a list by size; at which temperature, neither says.
    for (const [asked, code, said] of [
      ['?temp=538', '501M', 'temperatureVersion'],
      [`?dn=${ends('301TSS').to}&pn=16&temp=100`, '301TSS', 'ratingAtTemperature'],
      [`?dn=${ends('S40').to}&pn=${pnAtLargest}&temp=100`, 'S40', 'ratingAtTemperature'],
      [`?dn=${ends('301TSS').from}&temp=100`, '301TSS', 'togetherSizeTemperature'],
      ['?pn=63', 'S50', 'differential'],
      ['?volt=220', '480-050', 'voltageVersion'],
      [`?dn=${ends('301TSS').to}&pn=16`, '301TSS', undefined],
      ['?temp=190', '301TSS', undefined],
    ] as const) {
      expect(codes(asked, 'fits', code === '480-050' ? 'actuators' : 'valves')).toContain(code);
      expect(reason(asked, code)).toBe(said);
    }
  });
  test('a size between the ends of a range is not said to be supplied, unless the source lists it', () => {
    for (const code of ['301TSS', '401N', 'S40']) {
      const { from, to } = ends(code);
      for (const dn of NOMINAL_SIZES.filter((each) => each >= from && each <= to)) {
        const first = said(`?dn=${dn}`, code)[0];
        if (dn === from || dn === to) expect(first?.id).not.toBe('sizeListOpen');
        else expect(first).toEqual({ id: 'sizeListOpen', facet: 'size', value: `DN ${dn}` });
      }
    }
    // Before what is to be said of a valve that exists.
    expect(said('?dn=125&pn=16&temp=100', '301TSS').map(({ id }) => id)).toEqual([
      'sizeListOpen',
      'ratingAtTemperature',
    ]);
    const listed = items.find(({ size }) => size?.list);
    if (listed)
      expect(said(`?dn=${listed.size?.list?.[1]}`, listed.code)[0]?.id).not.toBe('sizeListOpen');
    expect(words('?dn=125&pn=16', '401N')).toContain('DN 125의 공급 여부는 확인 필요');
  });
  test('a pressure above the differential pressure, or the number of the PN, is no question of temperature', () => {
    const { rating, maxDifferentialPressure } = technicalOf('S50', 'ball-valve');
    const [pn, closed] = [Math.max(...(rating.pn ?? [])), most(maxDifferentialPressure)];
    expect(reason(`?dn=50&bar=${closed}`, 'S50')).toBe('barDerates');
    expect(reason(`?dn=50&bar=${closed + 1}`, 'S50')).toBe('barAboveDifferential');
    expect(reason(`?dn=50&bar=${pn}`, 'S50')).toBe('barAboveDifferential');
    expect(reason(`?dn=50&bar=${pn + 1}`, 'S50')).toBe('barAbovePn');
    expect(words('?dn=50&bar=20', 'S50')).toBe(
      `사용 압력이 최대 차압 ${closed} bar보다 높음: 닫았을 때의 차압 확인 필요`,
    );
    expect(reason('?bar=16', '301TSS')).toBe('barDerates');
    expect(words('?bar=20', '301TSS')).toBe('자료의 최고 PN보다 높음: 확인 전 사용 금지');
    // Of a size, its own.
    const [low, high] = (technicalOf('S40', 'ball-valve').rating.pnBySize ?? []).toSorted(
      (a, b) => a.pn - b.pn,
    );
    if (!low || !high) throw new Error('S40 states no PN by size');
    const dn = items
      .find(({ code }) => code === 'S40')
      ?.rating?.pnBySize?.find((each) => each.pn === low.pn)?.from;
    expect(reason(`?bar=${high.pn}`, 'S40')).toBe('barDerates');
    expect(reason(`?bar=${high.pn}&dn=${dn}`, 'S40')).toBe('barAbovePn');
    // Where no PN is stated there is no number to be above.
    expect(reason('?bar=400', 'S30')).not.toBe('barAbovePn');
  });
  test('sleeve, extended and unstated temperatures are to be asked', () => {
    const hottest = Math.max(...sleeveElastomers.map(({ temperature }) => temperature));
    expect(reason('?temp=60', 'PQVF')).toBe('temperatureSleeve');
    expect(reason(`?temp=${hottest + 1}`, 'PQVF')).toBe('temperatureTo');
    const extended = most(technicalOf('S70', 'ball-valve').temperatureExtended ?? 'not-stated');
    expect(reason(`?temp=${extended}`, 'S70')).toBe('temperatureExtended');
    expect(reason('?temp=20', 'HT600')).toBe('temperatureLowest');
    const hot = items.find(({ code }) => code === 'HT600')?.temperature?.max;
    expect(words('?temp=550', 'HT600')).toBe(`최고 +${hot} °C 이내, 최저 온도는 자료 없음`);
  });
  test('a range without a page of its own is named as what it is, in both languages', () => {
    const codeIn = (language: 'ko' | 'en') =>
      finderData(language).items.find(({ id }) => id === 'electric-range')?.code;
    expect(codeIn('ko')).toBe('전동 액추에이터 (공통 사양)');
    // With "(common figures)" its row is higher than 96 px on a phone.
    expect(codeIn('en')).toBe('Electric actuators');
  });
  test('actuators by torque, supply and flange', () => {
    const search = '?torque=300';
    expect(codes(search, 'fits', 'actuators').toSorted()).toEqual(
      byRules(search, 'fits').toSorted(),
    );
    expect(codes('?phase=3', 'fits', 'actuators')).not.toContain('480-006');
    expect(codes('?volt=220&phase=3', 'fits', 'actuators')).toEqual([]);
    expect(reason('?flange=F10', 'AP-DA')).toBe('flangeSize');
    // Of a range nothing is stated, no standard either.
    expect(reason('?flange=F10', '전동 액추에이터 (공통 사양)')).toBe('notStated');
    expect(reason('?air=3', 'AP-SR')).toBe('springReturnSupply');
    expect(codes('?air=3', 'ask', 'actuators')).toContain('AP-SR');
    expect(codes('?bar=6', 'fits')).toContain('PQVI');
    expect(codes('?bar=6&air=5', 'ask')).toContain('PQVI');
    expect(reason('?bar=6&air=5', 'PQVF')).toBeDefined();
    const supplyOf = (code: string) => items.find((item) => item.code === code)?.supplyText;
    expect(supplyOf('AP-SR')).toContain(`${supplyOf('AP-DA')}`);
    expect(supplyOf('AP-SR')).toContain('단동식 최소 압력은 자료 없음');
  });
  test('what a series delivers at a size and a supply is not stated: within its range a torque is to be asked', () => {
    const { torque } = technicalOf('AP-DA', 'pneumatic-actuator');
    for (const asked of [least(torque), most(torque)]) {
      expect(codes(`?torque=${asked}`, 'ask', 'actuators')).toEqual(
        expect.arrayContaining(['AP-DA', 'AP-SR']),
      );
      expect(reason(`?torque=${asked}&air=2`, 'AP-DA')).toBe('torqueSeries');
    }
    expect(codes(`?torque=${most(torque) + 1}`, 'no', 'actuators')).toContain('AP-DA');
    const highest = most(specialMediumRange.quarterTurnTorque);
    const fluid = items.find(({ id }) => id === '4ho-4po')?.code ?? '';
    expect(reason(`?torque=${highest}&air=2`, fluid)).toBe('torqueSeries');
    expect(codes(`?torque=${highest + 1}`, 'no', 'actuators')).toContain(fluid);
    expect(find(items, query(`?torque=${most(torque)}`)).count).toBe(0);
  });
  test('a supply that a model is not made for is said once, without a voltage of it', () => {
    const item = items.find(({ code }) => code === '480-006');
    const reasons = item && matchItem(item, query('?phase=3&volt=380'))?.reasons;
    expect(reasons?.map(({ id }) => id)).toEqual(['threePhaseMissing']);
  });
  test('a flange that carries less than the torque of the model is to be asked, its other one is not', () => {
    const { torque } = technicalOf('480-110', 'quarter-turn-actuator');
    const search = `?torque=${most(torque)}`;
    expect(codes(search, 'fits', 'actuators')).toContain('480-110');
    expect(reason(search, '480-110')).toBe('flangeWeakTorque');
    expect(words(search, '480-110')).toBe(
      'MAST와 플랜지 확인 필요 (F12의 ISO 5211 최대 토크 초과)',
    );
    for (const flanges of ['&flange=F12', '&flange=F12&flange=F10']) {
      expect(codes(search + flanges, 'ask', 'actuators')).toContain('480-110');
      expect(reason(search + flanges, '480-110')).toBe('flangeWeak');
    }
    for (const flanges of ['&flange=F14', '&flange=F12&flange=F14']) {
      expect(codes(search + flanges, 'fits', 'actuators')).toContain('480-110');
      expect(reason(search + flanges, '480-110')).toBe('stemTorque');
    }
    expect(codes('?flange=F12', 'fits', 'actuators')).toContain('480-080');
  });
  test('what is asked of valves says nothing of actuators', () => {
    const results = find(items, query('?dn=100'));
    expect(results.actuators.concerned).toBe(false);
    expect(find(items, query('')).count).toBe(items.length);
  });
  test('an empty result says what to let go of', () => {
    const search = '?dn=1200&category=pinch-valve&bar=3';
    const ways = loosenings(items, query(search));
    expect(ways.map(({ facets }) => facets)).toEqual([['size']]);
    for (const { facets, count } of ways)
      expect(
        countOf(
          items,
          facets.reduce((rest, facet) => without(rest, facet), query(search)),
        ),
      ).toBe(count);
  });
});

describe('addresses', () => {
  test.each([
    ['?dn=abc&pn=16', { pn: 16 }],
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
  ])('%s', (search, expected) => expect(query(search)).toEqual({ sort: 'name', ...expected }));

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

describe('against brute force over the content', () => {
  test('every product is where the rules put it, none is lost', () => {
    // A run that asks for nothing, or where nothing ever fits, proves nothing.
    const seen = { fits: 0, ask: 0, no: 0 };
    const facets = new Set<string>();
    fc.assert(
      fc.property(anyQuery, (asked) => {
        const results = find(items, asked);
        const place = new Map(
          [results.valves, results.actuators].flatMap((group) =>
            (['fits', 'ask', 'no'] as const).flatMap((outcome) =>
              group[outcome].map(({ item }) => [item.id, outcome] as const),
            ),
          ),
        );
        for (const outcome of place.values()) seen[outcome]++;
        for (const facet of Object.keys(asked)) facets.add(facet);
        for (const product of products)
          expect([product.id, place.get(product.id)]).toEqual([
            product.id,
            expected(product, asked),
          ]);
        expect(results.count).toBe([...place.values()].filter((each) => each === 'fits').length);
        for (const { reasons } of [
          ...results.valves.no,
          ...results.valves.ask,
          ...results.actuators.no,
        ])
          expect(reasons.length).toBeGreaterThan(0);
      }),
      { numRuns: 1500 },
    );
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(500);
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
        const fitting = [...valves.fits, ...actuators.fits].filter(
          ({ item }) => matchFacet(item, facet, chosen) !== null,
        );
        expect(countWith(items, asked, facet, id)).toBe(fitting.length);
      }),
      { numRuns: 500 },
    );
  });
  test('sorted by rating, what states none comes last', () => {
    const orders = find(items, query('?sort=rating')).valves.fits.map(
      ({ item }) => item.rating?.order,
    );
    const stated = orders.filter((order) => order !== undefined);
    expect(orders.slice(0, stated.length)).toEqual(stated.toSorted((a, b) => b - a));
    expect(orders.at(-1)).toBeUndefined();
  });
  test('ranges without a product page state what the specification gives for them', () => {
    const fluid = items.find(({ id }) => id === '4ho-4po');
    const electric = items.find(({ id }) => id === 'electric-range');
    expect(fluid?.torque?.max).toBe(bounds(specialMediumRange.quarterTurnTorque).max);
    expect(electric?.protection?.standard).toEqual([electricRange.protection.standard]);
  });
});

/** 1/4 as 0.25. */
const inches = ({ numerator, denominator }: InchSize) => numerator / denominator;
/** `1-1/4` as 1.25. */
const inchesOf = (dn: number) =>
  (inchOfDn(dn) ?? '')
    .split('-')
    .map((part) => {
      const [a, b = 1] = part.split('/').map(Number);
      return (a ?? 0) / b;
    })
    .reduce((sum, part) => sum + part, 0);

/** Written from the rules and the content alone; knows nothing of the finder's records. */
function expected(product: Product, q: FinderQuery): Outcome | undefined {
  const d = product.technical;
  const general: Outcome[] = [];
  const own: Outcome[] = [];
  const yes = (fits: boolean): Outcome => (fits ? 'fits' : 'no');
  const valve = 'size' in d;

  if (q.category) general.push(yes(q.category.includes(product.category)));
  if (q.application)
    general.push(yes(product.applications.some((each) => q.application?.includes(each))));
  if (q.brand)
    general.push(product.brand === 'not-stated' ? 'ask' : yes(q.brand.includes(product.brand)));
  if (q.actuation)
    general.push(
      product.actuation === 'not-stated' ? 'ask' : yes(q.actuation.includes(product.actuation)),
    );

  if (valve && q.size !== undefined) {
    if (d.size === 'not-stated') own.push('ask');
    else if (d.size.system === 'inch')
      own.push(
        yes(inchesOf(q.size) >= inches(d.size.from) && inchesOf(q.size) <= inches(d.size.to)),
      );
    else if (d.size.list) own.push(yes(d.size.list.includes(q.size)));
    else own.push(yes(q.size >= d.size.from && q.size <= d.size.to));
  }
  if (valve) {
    const rating = 'rating' in d ? d.rating : {};
    if (q.pn !== undefined) {
      if (rating.pnBySize)
        own.push(
          yes(
            rating.pnBySize.some(
              (step) =>
                step.pn === q.pn &&
                (q.size === undefined ||
                  (inchesOf(q.size) >= inches(step.from) && inchesOf(q.size) <= inches(step.to))),
            ),
          ),
        );
      else own.push(rating.pn ? yes(rating.pn.includes(q.pn)) : 'ask');
    }
    if (q.ansi !== undefined) own.push(rating.ansi ? yes(rating.ansi.includes(q.ansi)) : 'ask');
    if (q.bar !== undefined) {
      const { bar } = q;
      const within = q.temperature === undefined ? 'fits' : 'ask';
      if ('maxOperatingPressure' in d) {
        const { min, max = 0 } = bounds(d.maxOperatingPressure);
        own.push(bar <= (min ?? max) ? within : bar <= max ? 'ask' : 'no');
      } else if (rating.working)
        // Stated in both units, of which psi may be the higher one; rounded to a tenth of a millibar.
        own.push(
          bar <=
            Math.max(
              most(rating.working.bar),
              Number((most(rating.working.psi) * 0.068947573).toFixed(4)),
            )
            ? within
            : 'no',
        );
      else if (rating.maxByAnsi) {
        const steps = rating.maxByAnsi.filter(
          ({ ansi }) => q.ansi === undefined || ansi === q.ansi,
        );
        own.push(steps.some((step) => bar <= step.bar) ? within : 'no');
      } else own.push('ask');
    }
    if (q.temperature !== undefined) {
      const t = q.temperature;
      if ('temperature' in d) {
        const { min, max = 0 } = bounds(d.temperature);
        const extended =
          'temperatureExtended' in d && d.temperatureExtended
            ? (bounds(d.temperatureExtended).max ?? max)
            : max;
        if (t > extended) own.push('no');
        else if (t > max) own.push('ask');
        else if (min === undefined) own.push('ask');
        else own.push(yes(t >= min));
      } else own.push(t > Math.max(...sleeveElastomers.map((s) => s.temperature)) ? 'no' : 'ask');
    }
    // What a pinch valve needs depends on the operating pressure, or is not stated.
    if (q.air !== undefined && d.family.startsWith('pinch-valve')) own.push('ask');
    if (q.air !== undefined && d.family === 'ball-valve' && isStated(d.actuatorSupply)) {
      const stated = bounds(d.actuatorSupply).max ?? 0;
      own.push(q.air === stated ? 'fits' : q.air > stated ? 'ask' : 'no');
    }
  } else {
    const pneumatic = d.family === 'pneumatic-actuator';
    const { min = 0, max = 0 } = bounds(d.torque);
    if (q.torque !== undefined)
      own.push(q.torque > max ? 'no' : pneumatic || q.torque < min ? 'ask' : 'fits');
    if (q.rotation !== undefined)
      own.push(
        yes(
          pneumatic
            ? [d.rotation.standard, ...d.rotation.options].includes(q.rotation)
            : q.rotation === 90,
        ),
      );
    if (q.phase !== undefined)
      own.push(yes(!pneumatic && (q.phase === 1 || d.threePhase !== 'unavailable')));
    if (q.voltage !== undefined) {
      const within = (range: Quantity) =>
        (q.voltage ?? 0) >= least(range) && (q.voltage ?? 0) <= most(range);
      const three = !pneumatic && d.threePhase !== 'unavailable' && within(d.threePhase.voltage);
      own.push(
        yes(
          !pneumatic &&
            ((q.phase !== 3 && within(d.singlePhase.voltage)) || (q.phase !== 1 && three)),
        ),
      );
    }
    if (q.air !== undefined) {
      const within = pneumatic && q.air >= least(d.supply.bar) && q.air <= most(d.supply.bar);
      // The lowest supply of the spring-return type is not stated.
      own.push(within && d.action === 'spring-return' ? 'ask' : yes(within));
    }
    if (q.oil !== undefined) own.push('no');
    if (q.flange) {
      const listed = pneumatic ? [] : d.flanges.filter((each) => q.flange?.includes(each));
      // ISO 5211 gives F12 1000 Nm (readings.md).
      const weak = (flange: string) => flange === 'F12' && max > 1000;
      if (pneumatic) own.push('ask');
      else own.push(listed.length === 0 ? 'no' : listed.every(weak) ? 'ask' : 'fits');
    }
    if (q.protection)
      own.push(
        pneumatic ? yes(d.protectionOptions.some((each) => q.protection?.includes(each))) : 'ask',
      );
  }

  const particular = Object.keys(q).some(
    (key) => !['category', 'application', 'brand', 'actuation', 'sort'].includes(key),
  );
  if (particular && own.length === 0) return undefined;
  const all = new Set([...general, ...own]);
  return all.has('no') ? 'no' : all.has('ask') ? 'ask' : 'fits';
}

describe('the conditions that a product was added to the quote list under', () => {
  const search = '?dn=100&phase=3&volt=400&category=special&flange=F07&ip=IP67';
  const item = {
    productCode: '480-050',
    productName: '쿼터턴 액추에이터',
    category: 'special',
    note: '3상, 400 V',
    duty: searchOf(query(search)),
  };
  const noteIn = (language: 'ko' | 'en', added: QuoteItem = item) =>
    withWordedNote(added, finderData(language), translator(language)).note;

  test('are its note in the language of the page, flange and protection among them', () => {
    const [korean = '', english = ''] = [noteIn('ko'), noteIn('en')];
    for (const note of [korean, english])
      for (const words of ['F07', 'IP67', '400 V']) expect(note).toContain(words);
    expect(korean).toContain(translator('ko')('finder:phase3'));
    expect(english).toContain(translator('en')('finder:phase3'));
    // Size and place are said elsewhere.
    expect(english).not.toMatch(/DN|pecial/);
  });

  test('give way to a note of the visitor’s own, which stays as it was written', () => {
    expect(noteIn('en', withNote(item, '예비품'))).toBe('예비품');
    const [merged] = addToQuote([item], [{ ...withNote(item, ''), note: '증기' }]);
    expect(noteIn('en', merged)).toBe('증기');
  });

  test('are kept on the device', () => expect(quoteItem(item)).toEqual(item));
});
