import { beforeEach, expect, test } from 'vitest';

import { MAX_QUESTIONS, NO_QUOTE, type Question, questionsOf } from '#app/shared/quote/entries.ts';
import { quoteStore } from '#app/shared/quote/quote-list.ts';

import { nameQuestions, removeQuestions, toggleQuestions } from './question-list.ts';

const some = (count: number, code: string): Question[] =>
  Array.from({ length: count }, (_, index) => ({ code, about: `value ${index}` }));
const asked = () => questionsOf(quoteStore.get().entries);

beforeEach(() => void quoteStore.update(() => NO_QUOTE));

test('questions are asked and taken back; what is more than an inquiry takes is refused whole', () => {
  expect(toggleQuestions(some(MAX_QUESTIONS - 1, 'S10'), true)).toBe(true);
  expect(toggleQuestions(some(2, 'S20'), true)).toBe(false);
  expect(asked()).toHaveLength(MAX_QUESTIONS - 1);
  expect(toggleQuestions(some(1, 'S20'), true)).toBe(true);
  // Those that are asked already take no more room.
  expect(toggleQuestions(some(MAX_QUESTIONS - 1, 'S10'), true)).toBe(true);
  removeQuestions([{ code: 's20', about: 'value 0' }]);
  expect(asked()).toHaveLength(MAX_QUESTIONS - 1);
  expect(toggleQuestions(some(MAX_QUESTIONS - 1, 'S10'), false)).toBe(true);
  expect(quoteStore.get().entries).toEqual([]);
});

test('a full list takes questions back, and asks them again only as far as there is room', () => {
  toggleQuestions(some(MAX_QUESTIONS, 'S10'), true);
  const [first, second] = some(2, 'S10');
  const undo = removeQuestions([first!, second!]);
  expect(toggleQuestions(some(1, 'S20'), true)).toBe(true);
  undo();
  // What has been asked since stays, and the second has no room any more.
  expect(asked()).toHaveLength(MAX_QUESTIONS);
  expect(asked()).toContainEqual(first);
  expect(asked()).not.toContainEqual(second);
  expect(asked().at(-1)).toEqual({ code: 'S20', about: 'value 0' });
});

test('questions that are put back are renamed in the language of the page, and asked once', () => {
  const korean = { code: 'S10', about: '무게' };
  const english = { code: 'S10', about: 'Weight' };
  const own = { code: '', about: '자유 문의' };
  const words = { 무게: 'Weight' };
  toggleQuestions([korean, own], true);
  const undo = removeQuestions([korean]);
  // The page is in English by now.
  nameQuestions(words);
  undo();
  nameQuestions(words);
  expect(asked()).toEqual([own, english]);

  // Asked again in English before it was put back.
  quoteStore.update(() => NO_QUOTE);
  toggleQuestions([korean, own], true);
  const again = removeQuestions([korean]);
  toggleQuestions([english], true);
  again();
  nameQuestions(words);
  expect(asked()).toEqual([own, english]);

  // Nothing is written where nothing is renamed.
  const before = quoteStore.get();
  nameQuestions(words);
  expect(quoteStore.get()).toBe(before);
});
