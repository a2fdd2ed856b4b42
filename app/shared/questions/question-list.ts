import { isRecord } from '#app/shared/quote/quote-item.ts';
import { createStoredList, useStoredList } from '#app/shared/stored-list/stored-list.ts';
import { keepOnly } from '#app/shared/stored-list/take-out.ts';

/** What the sources do not state and a visitor wants to know. */
export interface Question {
  /** What it is asked of, as printed: `480-050`; empty for a question of a page. */
  code: string;
  /** What is missing, in the language that it was asked in: `60 Hz 시간`. */
  about: string;
}

/** Most questions of one inquiry, and the longest of their words. */
export const MAX_QUESTIONS = 60;
const MAX_WORDS = 120;

const oneLine = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, MAX_WORDS) : '';

/** Reads a question out of what any page of this origin may have written; undefined where it is none. */
export function question(value: unknown): Question | undefined {
  if (!isRecord(value)) return undefined;
  const about = oneLine(value['about']);
  return about === '' ? undefined : { code: oneLine(value['code']), about };
}

/** The questions that go out with the next inquiry, kept on the device until it has arrived. */
export const questionList = createStoredList<Question>({
  key: 'gamasan.questions',
  version: 1,
  limit: MAX_QUESTIONS,
  parse: question,
});

export const useQuestions = (): readonly Question[] => useStoredList(questionList);

export const isSameQuestion = (a: Question, b: Question): boolean =>
  a.code.toLowerCase() === b.code.toLowerCase() && a.about === b.about;

/** Those of several questions that are not among the ones that are asked. */
export const notAsked = (asked: readonly Question[], questions: readonly Question[]): Question[] =>
  questions.filter((own) => !asked.some((other) => isSameQuestion(other, own)));

/**
 * Takes questions back.
 *
 * @returns asks them again
 */
export const removeQuestions = (questions: readonly Question[]): (() => void) =>
  keepOnly(questionList, notAsked(questions, questionList.get()), isSameQuestion);

/**
 * Renames the questions in the language of the page.
 *
 * @param words names in that language, by the names that they may have been asked by
 */
export function nameQuestions(words: Readonly<Record<string, string>>): void {
  const before = questionList.get();
  const after = before
    .map((asked) => ({ ...asked, about: words[asked.about] ?? asked.about }))
    .filter((own, place, all) => all.findIndex((each) => isSameQuestion(each, own)) === place);
  if (after.some(({ about }, place) => about !== before[place]?.about)) questionList.set(after);
}

/**
 * Asks all of several questions, or takes them all back.
 *
 * @returns false where they are more than an inquiry takes: none is added then
 */
export function toggleQuestions(questions: readonly Question[], asked: boolean): boolean {
  const others = notAsked(questions, questionList.get());
  const next = asked ? [...others, ...questions] : others;
  if (asked && next.length > MAX_QUESTIONS) return false;
  questionList.set(next);
  return true;
}
