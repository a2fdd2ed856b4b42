import { expect, test } from 'vitest';

import {
  askedAgain,
  inquirySent,
  productAt,
  unaskedFacets,
  withoutFacets,
  withoutSent,
} from './point-origin.ts';

const noted = { size: { product: 'pqvf', value: '80' } };
const about = (products: string[], fits = true, hasActuator = false) => ({
  products: new Set(products),
  fits,
  hasActuator,
});

test('a size set on one product is asked about with that product, and with no other', () => {
  const point = { size: 80, temperature: 60 };
  expect(unaskedFacets(point, noted, about(['pqvf', 's30']))).toEqual([]);
  expect(unaskedFacets(point, noted, about(['s30']))).toEqual(['size']);
  expect(unaskedFacets(point, noted, about([]))).toEqual(['size']);
  expect(withoutFacets(point, ['size'])).toEqual({ temperature: 60 });
});

test('what was looked for in a list goes along where it fits what is asked about', () => {
  const point = { size: 80, temperature: 60 };
  expect(unaskedFacets(point, noted, about(['pqvf'], false))).toEqual(['temperature']);
  expect(unaskedFacets(point, {}, about(['480-050'], false))).toEqual(['size', 'temperature']);
});

test('a torque goes along with an actuator, and with no valve alone', () => {
  const point = { size: 80, torque: 104 };
  expect(unaskedFacets(point, {}, about(['pqvf']))).toEqual(['torque']);
  expect(unaskedFacets(point, {}, about(['480-050'], true, true))).toEqual([]);
});

test('what was set in the inquiry itself, or by its address, goes along with anything', () => {
  const own = { size: { product: '', value: '80' } };
  expect(unaskedFacets({ size: 80 }, own, about(['480-050'], false))).toEqual([]);
});

test('what went out with an inquiry goes along with the next only when it is asked for again', () => {
  inquirySent({ size: 50, temperature: 80 });
  const point = { size: 50, bar: 10, temperature: 120 };
  expect(withoutSent(point)).toEqual({ bar: 10, temperature: 120 });
  const sent = { size: { product: '/', value: '50' } };
  expect(unaskedFacets(point, sent, about(['s20']))).toEqual(['size']);
  expect(unaskedFacets(point, sent, about([]))).toEqual(['size']);
  askedAgain();
  expect(withoutSent(point)).toEqual(point);
});

test('a value that was set anew elsewhere is nobody’s', () => {
  expect(unaskedFacets({ size: 100 }, noted, about([]))).toEqual([]);
  const range = { size: 80, ranges: { size: { from: 50, to: 80 } } };
  expect(unaskedFacets(range, noted, about([]))).toEqual([]);
});

test.each([
  ['/products/pinch-valve/pqvf/pqvf', 'pqvf'],
  ['/products/special/quarter-turn-480/480-050', '480-050'],
  ['/products/special/quarter-turn-480', undefined],
  ['/products', undefined],
  ['/contact', undefined],
])('%s is the page of %s', (path, product) => expect(productAt(path)).toBe(product));
