import { expect, test } from 'vitest';

import { nearestCodes } from './nearest-codes.ts';

const CODES = ['S30', 'S30T', 'S40', '480-050', '480-080', 'PQVF', 'AP-DA'];
const products = CODES.map((name) => ({ name, path: `/${name}` }));

test.each([
  ['/products/sirca-valves/ball-valves/s31', ['S30', 'S30T']],
  ['/products/480-051', ['480-050', '480-080']],
  ['/products/apda', ['AP-DA']],
  ['/products/sirca-valves/ball-valves/no-such-valve', []],
  ['', []],
])('%s comes near %j', (path, codes) => {
  expect(nearestCodes(path, products).map(({ name }) => name)).toEqual(codes);
});
