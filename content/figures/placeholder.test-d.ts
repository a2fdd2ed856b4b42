import { expectTypeOf, test } from 'vitest';

import type { TechnicalOf } from '#content/schema/technical.ts';

import { figuresOf } from './of-product.ts';

declare const valve: TechnicalOf<'butterfly-valve'>;

test('a name that is no figure of the family does not compile', () => {
  const is = figuresOf(valve);
  expectTypeOf(is.temperature).toEqualTypeOf<string>();
  // @ts-expect-error -- a butterfly valve has no torque
  void is.torque;
  // @ts-expect-error -- misspelt
  void is.temprature;
});
