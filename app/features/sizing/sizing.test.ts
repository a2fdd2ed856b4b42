import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { products } from '#content/index.ts';

import {
  readSizing,
  size,
  sizeFor,
  askedSizing,
  sizingFrom,
  sizingSearch,
  wholePercent,
} from './sizing.ts';
import { sizingData } from './sizing.server.ts';

/** 60 Nm in 20 s, single phase only; 500 Nm in 31 s; 1,100 Nm in 39 s. */
const MODELS = sizingData(
  ['480-006', '480-050', '480-110'].flatMap(
    (code) => products.find((each) => each.code === code) ?? [],
  ),
  'en',
).models;
const carrying = (input: Parameters<typeof size>[1]) =>
  size(MODELS, input)?.models.flatMap(({ model, misfits }) =>
    misfits.length === 0 ? [model.code] : [],
  );

describe('sizing', () => {
  test('the highest torque times the factor, both ends included', () => {
    const sizing = size(MODELS, {
      breakTorque: 400,
      runTorque: 100,
      seatTorque: 300,
      factor: 1.25,
    });
    expect(sizing).toMatchObject({ valveTorque: 400, required: 500, beyond: false });
    expect(sizing?.models.map(({ margin }) => margin)).toEqual(
      [-0.88, 0, 1.2].map((margin) => expect.closeTo(margin)),
    );
    expect(carrying({ breakTorque: 400, factor: 1.25 })).toEqual(['480-050', '480-110']);
    expect(size(MODELS, { breakTorque: 80, factor: 1.1 })?.required).toBe(88);
  });
  test('one margin, over the required torque: whether the factor is entered or in it already', () => {
    const entered = size(MODELS, { breakTorque: 40, factor: 1.25 });
    expect(sizeFor(MODELS, 50, {}).models).toEqual(entered?.models);
    expect(entered?.models.map(({ margin }) => wholePercent(margin))).toEqual([20, 900, 2100]);
    expect(wholePercent(1100 / 1051 - 1)).toBe(4);
    expect(wholePercent(60 / 104 - 1)).toBe(-43);
  });
  test('a factor that is entered beside a required torque is never left out silently', () => {
    expect(sizeFor(MODELS, 180, { factor: 1.3 })).toMatchObject({ required: 234, factor: 1.3 });
    expect(sizeFor(MODELS, 180, { factor: 1.3 }).fromPoint).toBeUndefined();
  });
  test('no factor is invented, and no torque', () => {
    expect(size(MODELS, { breakTorque: 100 })).toBeUndefined();
    expect(size(MODELS, { factor: 1.5 })).toBeUndefined();
  });
  test('supply and time', () => {
    expect(carrying({ runTorque: 10, factor: 1, phase: 3 })).toEqual(['480-050', '480-110']);
    expect(carrying({ runTorque: 10, factor: 1, phase: 1 })).toEqual([
      '480-006',
      '480-050',
      '480-110',
    ]);
    expect(carrying({ runTorque: 10, factor: 1, seconds: 31 })).toEqual(['480-006', '480-050']);
  });
  test('above the strongest model it is to be asked', () => {
    expect(size(MODELS, { seatTorque: 1100, factor: 1 })?.beyond).toBe(false);
    expect(size(MODELS, { seatTorque: 1100.5, factor: 1 })?.beyond).toBe(true);
  });
  test('a stronger valve never gets more models', () => {
    const torque = fc.double({ min: 1, max: 2000, noNaN: true });
    fc.assert(
      fc.property(torque, torque, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const many = carrying({ breakTorque: low, factor: 1.3 }) ?? [];
        for (const code of carrying({ breakTorque: high, factor: 1.3 }) ?? [])
          expect(many).toContain(code);
      }),
    );
  });
});

describe('addresses', () => {
  test('say what was entered and keep the rest', () => {
    const input = sizingFrom('?break=1,000&factor=1.3&phase=3&time=40');
    expect(input).toEqual({ breakTorque: 1000, factor: 1.3, phase: 3, seconds: 40 });
    const search = sizingSearch(input, '?lang=en&break=5');
    expect(search).toContain('lang=en');
    expect(sizingFrom(search)).toEqual(input);
  });
  test.each(['?break=-1&factor=0.5', '?factor=99&phase=2', '?break=NaN&run=<b>', '?time=0'])(
    '%s says nothing',
    (search) => expect(sizingFrom(search)).toEqual({}),
  );
  test('what of them cannot be used is named, and the rest kept', () =>
    expect(askedSizing('?break=abc&run=40&run=60&factor=0.5&phase=2')).toEqual({
      input: { runTorque: 40 },
      refused: ['break=abc', 'factor=0.5', 'phase=2'],
      repeated: ['run=60'],
    }));
  test.each([
    ['breakTorque', '12 Nm', 12],
    ['breakTorque', '590 lbf·ft', 799.9326],
    ['breakTorque', '12 kg', undefined],
    ['breakTorque', 'twelve', undefined],
    ['seconds', '30초', 30],
    ['factor', '1.3 Nm', undefined],
  ] as const)('%s %s', (field, text, value) => expect(readSizing(field, text)).toBe(value));
  test('a number without a unit is in the visitor’s own', () => {
    expect(readSizing('breakTorque', '590', 'imperial')).toBe(799.9326);
    expect(readSizing('breakTorque', '800 Nm', 'imperial')).toBe(800);
    expect(readSizing('seconds', '30', 'imperial')).toBe(30);
  });
});
