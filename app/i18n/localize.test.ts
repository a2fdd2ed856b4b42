import { expect, test } from 'vitest';

import { localize } from './localize.ts';

test('localize resolves every { ko, en } to one language at any depth', () => {
  const value = {
    name: { ko: '볼 밸브', en: 'Ball valve' },
    rows: [{ label: { ko: '온도', en: 'Temperature' }, min: -29 }],
  };
  expect(localize(value, 'en')).toEqual({
    name: 'Ball valve',
    rows: [{ label: 'Temperature', min: -29 }],
  });
});
