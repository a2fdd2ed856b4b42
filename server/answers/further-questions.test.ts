import { expect, test } from 'vitest';

import { QUESTION_MAX, readQuestions } from './further-questions.ts';

test('each line is a question, without the number that it was typed with', () =>
  expect(readQuestions('1. 중량은?\r\n\r\n- 납기\n  2) DN 50 도면 ', 'S50')).toEqual([
    { code: 'S50', about: '중량은?' },
    { code: 'S50', about: '납기' },
    { code: 'S50', about: 'DN 50 도면' },
  ]));

test('a figure at the beginning is no number of a list', () =>
  expect(readQuestions('1.5 bar에서도 작동합니까?', '')).toEqual([
    { code: '', about: '1.5 bar에서도 작동합니까?' },
  ]));

test('signs that nobody sees are taken out, and what is too long is cut', () => {
  expect(readQuestions('a\u202eb\u0000c', '')).toEqual([{ code: '', about: 'a b c' }]);
  expect(readQuestions('가'.repeat(1000), '')[0]?.about).toHaveLength(QUESTION_MAX);
  expect(readQuestions('x\n'.repeat(100), '')).toHaveLength(20);
});
