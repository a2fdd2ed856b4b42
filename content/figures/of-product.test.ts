import { expect, test } from 'vitest';

import { products } from '#content/index.ts';
import { between, dnFromTo } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

import { figuresOf, figuresOfProduct } from './of-product.ts';
import { missingFigures, withFigures } from './placeholder.ts';

const valve: TechnicalOf<'butterfly-valve'> = {
  family: 'butterfly-valve',
  size: dnFromTo(50, 300),
  rating: { pn: [16] },
  temperature: between(-10, 200, '°C'),
};

test('figures are named by their family, and read as they are formatted everywhere', () => {
  const is = figuresOf(valve);
  const said = withFigures({
    ko: `${is.size}, ${is.pn}, ${is.temperature}`,
    en: is.temperatureMin,
  });
  expect(said).toEqual({ ko: 'DN 50–300, PN 16, −10 ~ +200 °C', en: '−10 °C' });
});

test('a name that is no figure of the family does not compile', () => {
  const is = figuresOf(valve);
  // @ts-expect-error -- a butterfly valve has no torque
  expect(is.torque).toBeUndefined();
  // @ts-expect-error -- misspelt
  expect(is.temprature).toBeUndefined();
});

test('a figure that the data does not state is found where a text names it', () => {
  expect(missingFigures(figuresOf(valve).ansi)).toEqual(['ansi']);
});

test('figures of another product ask for its family', () => {
  const [first] = products;
  if (!first) throw new Error('there are no products');
  expect(() => figuresOfProduct(first, 'pinch-valve-threaded')).toThrow(first.code);
});
