import { expect, test } from 'vitest';

import '#app/i18n/every-language.ts';
import { translator } from '#app/i18n/translate.ts';
import type { MatchedItem } from '#app/shared/fit/match-item.ts';

import type { VerdictCounts } from './use-verdict-counts.ts';
import { verdictSentence } from './verdict-sentence.ts';

const ko = translator('ko');
const en = translator('en');

const counts = (of: VerdictCounts['of']): VerdictCounts => ({ of, fits: 3, ask: 1, no: 2 });

/** The verdict of a page that treats one product. */
const only = (outcome: MatchedItem['outcome'], ...reasons: MatchedItem['reasons']) => ({
  ...counts('group'),
  only: { item: {} as MatchedItem['item'], outcome, reasons },
});

test('of several products it is said how many fit', () => {
  expect(verdictSentence(counts('group'), ko, 'si')).toBe('이 분류 6개: 적합 3, 문의 1, 제외 2');
  expect(verdictSentence(counts('compared'), en, 'si')).toBe(
    '6 compared: Fits 3, Ask us 1, Excluded 2',
  );
});

test('of one product the verdict is said, with its reason', () => {
  expect(verdictSentence(only('fits'), ko, 'si')).toBe('적합: 조건이 모두 범위 안에 있습니다.');
  expect(verdictSentence(only('fits'), en, 'si')).toBe(
    'Fits: All conditions lie within its range.',
  );
  expect(verdictSentence(only('ask'), en, 'si')).toBe('Ask us');
  const hot = only('no', { id: 'temperatureTo', facet: 'temperature', value: '+100 °C' });
  expect(verdictSentence(hot, ko, 'si')).toBe('제외: 온도 +100 °C까지');
  expect(verdictSentence(hot, en, 'si')).toBe('Excluded: Temperature up to +100 °C');
});

test('with imperial units the reason has its conversion, as on the page', () => {
  const hot = only('no', { id: 'temperatureTo', facet: 'temperature', value: '+100 °C' });
  expect(verdictSentence(hot, en, 'imperial')).toMatch(/^Excluded: .*\+100 °C.*212 °F.*conv\./);
});
