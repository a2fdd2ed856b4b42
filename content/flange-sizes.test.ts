import { expect, test } from 'vitest';
import { flangeSizes } from './flange-sizes.ts';

// The figures are repeated on purpose, so that a typing error in the table is found. To be confirmed against the printed
// DIN 2632 and DIN 2633.
test.each([
  [40, 110, 4, 18, 'DIN 2633'],
  [50, 125, 4, 18, 'DIN 2633'],
  [65, 145, 4, 18, 'DIN 2633'],
  [80, 160, 8, 18, 'DIN 2633'],
  [100, 180, 8, 18, 'DIN 2633'],
  [125, 210, 8, 18, 'DIN 2633'],
  [150, 240, 8, 22, 'DIN 2633'],
  [200, 295, 8, 22, 'DIN 2632'],
])(
  'DN %i has a %i mm pitch circle with %i holes of %i mm by %s',
  (dn, pitchCircle, holes, holeDiameter, standard) => {
    expect(flangeSizes.find((size) => size.dn === dn)).toMatchObject({
      pitchCircle,
      holes,
      holeDiameter,
      standard,
    });
  },
);
