import { expect, test } from 'vitest';

import {
  MAX_QUESTIONS,
  type Question,
  questionList,
  removeQuestions,
  toggleQuestions,
} from './question-list.ts';

const some = (count: number, code: string): Question[] =>
  Array.from({ length: count }, (_, index) => ({ code, about: `value ${index}` }));

test('questions are asked and taken back; what is more than an inquiry takes is refused whole', () => {
  expect(toggleQuestions(some(MAX_QUESTIONS - 1, 'S10'), true)).toBe(true);
  expect(toggleQuestions(some(2, 'S20'), true)).toBe(false);
  expect(questionList.get()).toHaveLength(MAX_QUESTIONS - 1);
  expect(toggleQuestions(some(1, 'S20'), true)).toBe(true);
  // Those that are asked already take no more room.
  expect(toggleQuestions(some(MAX_QUESTIONS - 1, 'S10'), true)).toBe(true);
  removeQuestions([{ code: 's20', about: 'value 0' }]);
  expect(questionList.get()).toHaveLength(MAX_QUESTIONS - 1);
  expect(toggleQuestions(some(MAX_QUESTIONS - 1, 'S10'), false)).toBe(true);
  expect(questionList.get()).toEqual([]);
});
