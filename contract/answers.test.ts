import { expect, test } from 'vitest';

import { revisionLetter, revisionOf, sheetHref } from './answers.ts';
import { SECRET } from './receipt.ts';

test('the inquiry is revision A, and letters go on after Z', () => {
  expect([0, 1, 25, 26, 27, 701].map(revisionLetter)).toEqual(['A', 'B', 'Z', 'AA', 'AB', 'ZZ']);
  for (const revision of [0, 1, 25, 26, 27, 701])
    expect(revisionOf(revisionLetter(revision).toLowerCase())).toBe(revision);
});

test.each(['', '1', 'B2', 'AAA', '%20', '..'])('%j is no revision', (letters) =>
  expect(revisionOf(letters)).toBeUndefined(),
);

test('an address keeps the language', () => {
  const secret = 'a'.repeat(26);
  expect(SECRET.test(secret)).toBe(true);
  expect(sheetHref(secret, 'ko')).toBe(`/answers/${secret}`);
  expect(sheetHref(secret, 'en')).toBe(`/answers/${secret}?lang=en`);
});
