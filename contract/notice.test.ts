import { expect, test } from 'vitest';

import { checkNotice } from './notice-check.ts';
import { isShown, NOTICE_MAX, readNotice } from './notice.ts';
import { seoulDay } from './seoul-day.ts';

const NOW = Date.parse('2026-09-20T03:00:00Z');
const TYPED = {
  ko: '추석 연휴 9월 24일부터 27일까지 쉽니다.',
  en: 'Closed for Chuseok, 24 to 27 September.',
  from: '2026-09-21',
  until: '2026-09-27',
  where: 'everywhere',
};
const NOTICE = {
  text: { ko: TYPED.ko, en: TYPED.en },
  from: TYPED.from,
  until: TYPED.until,
  where: 'everywhere' as const,
};

test('a notice is kept as plain text on one line', () => {
  expect(checkNotice({ ...TYPED, ko: ` ${TYPED.ko}\n` }, NOW)).toEqual({ notice: NOTICE });
});

test.each([
  [{ ko: ' \u200b' }, { ko: 'empty' }],
  [{ en: 'x'.repeat(NOTICE_MAX + 1) }, { en: 'long' }],
  [{ from: '2026-02-30' }, { from: 'day' }],
  [{ until: 'tomorrow' }, { until: 'day' }],
  [{ until: '2026-09-20' }, { until: 'order' }],
  [{ from: '2026-09-01', until: '2026-09-19' }, { until: 'past' }],
  [{ where: 'nowhere' }, { where: 'place' }],
  [
    { ko: '', en: '', from: '', until: '' },
    { ko: 'empty', en: 'empty', from: 'day', until: 'day' },
  ],
])('%o is refused by its fields', (change, faults) => {
  expect(checkNotice({ ...TYPED, ...change }, NOW)).toEqual({ faults });
});

test('it is shown from the first day in Seoul to the end of the last', () => {
  const at = (time: string) => isShown(NOTICE, Date.parse(time), '/about');
  expect(at('2026-09-20T23:59:59+09:00')).toBe(false);
  expect(at('2026-09-21T00:00:00+09:00')).toBe(true);
  expect(at('2026-09-27T23:59:59+09:00')).toBe(true);
  expect(at('2026-09-28T00:00:00+09:00')).toBe(false);
  expect(seoulDay(Date.parse('2026-09-20T15:00:00Z'))).toBe('2026-09-21');
});

test('it is shown where it belongs', () => {
  const now = Date.parse('2026-09-22T00:00:00Z');
  const on = (where: 'home' | 'contact', path: string) => isShown({ ...NOTICE, where }, now, path);
  expect([on('home', '/'), on('home', '/about')]).toEqual([true, false]);
  expect([on('contact', '/contact'), on('contact', '/support'), on('contact', '/')]).toEqual([
    true,
    true,
    false,
  ]);
});

test.each([null, 1, {}, { ...NOTICE, text: { ko: 1, en: '' } }, { ...NOTICE, where: 'x' }])(
  'a file that holds %o holds no notice',
  (value) => expect(readNotice(value)).toBeNull(),
);

test('a file is read as it was written', () => {
  expect(readNotice(JSON.parse(JSON.stringify(NOTICE)))).toEqual(NOTICE);
});
