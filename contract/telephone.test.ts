import { expect, test } from 'vitest';

import { internationalNumber, telephoneHref } from './telephone.ts';

test('a number is dialled with the country code in place of its zero', () => {
  expect(internationalNumber('02-000-0000')).toBe('+82-2-000-0000');
  expect(telephoneHref('031-000-0000')).toBe('tel:+82-31-000-0000');
});
