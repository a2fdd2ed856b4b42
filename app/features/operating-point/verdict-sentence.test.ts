import { expect, test } from 'vitest';

import '#app/i18n/every-language.ts';
import { translator } from '#app/i18n/translate.ts';
import type { Verdict } from '#app/shared/fit/judge.ts';

import type { VerdictCounts } from './use-verdict-counts.ts';
import { verdictSentence } from './verdict-sentence.ts';

const ko = translator('ko');
const en = translator('en');

const counts = (of: VerdictCounts['of']): VerdictCounts => ({
  of,
  verdicts: [],
  'in-range': 3,
  'not-stated': 1,
  'out-of-range': 2,
});

/** The verdict of a page that treats one product. */
const only = (result: Verdict['match']['result'], said: Partial<Verdict>) => ({
  ...counts('group'),
  only: { item: {}, match: { result }, points: [], ...said } as unknown as Verdict,
});

test('of several products it is said how many are in range', () => {
  expect(verdictSentence(counts('group'), ko)).toBe(
    '이 분류 6개: 범위 내 3, 자료 없음 1, 범위 밖 2',
  );
  expect(verdictSentence(counts('compared'), en)).toBe(
    '6 compared: In range 3, Not stated 1, Out of range 2',
  );
});

test('of one product the verdict is said, with its reason or how many points there are to check', () => {
  expect(verdictSentence(only('in-range', {}), ko)).toBe('범위 내');
  expect(verdictSentence(only('in-range', { points: ['a', 'b'] }), en)).toBe(
    'In range: 2 points to check',
  );
  expect(verdictSentence(only('not-stated', { reason: 'size' }), en)).toBe('Not stated: size');
  expect(verdictSentence(only('out-of-range', { reason: '최고 +100 °C' }), ko)).toBe(
    '범위 밖: 최고 +100 °C',
  );
});
