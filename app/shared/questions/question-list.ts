/** The questions that go out with the next inquiry: parts of the quote list's entries (app/shared/quote/entries.ts). */
import { useMemo } from 'react';

import {
  entryOfQuestion,
  isSameQuestion,
  MAX_QUESTION,
  MAX_QUESTIONS,
  type Question,
  questionsOf,
} from '#app/shared/quote/entries.ts';
import { dispatch, quoteStore, useQuote } from '#app/shared/quote/quote-list.ts';
import { oneLine } from '#app/shared/stored-list/stored.ts';

export function useQuestions(): readonly Question[] {
  const { entries } = useQuote();
  return useMemo(() => questionsOf(entries), [entries]);
}

/** A question of a page, in a visitor's words; `undefined` without any. */
export const pageQuestion = (words: string): Question | undefined => {
  const about = oneLine(words, MAX_QUESTION);
  return about === '' ? undefined : { code: '', about };
};

const ask = (questions: readonly Question[]): void =>
  void dispatch({ type: 'add', entries: questions.map((each) => entryOfQuestion(each)), dn: null });

/**
 * Takes questions back.
 *
 * @returns asks them again
 */
export function removeQuestions(questions: readonly Question[]): () => void {
  dispatch({ type: 'takeBack', questions });
  return () => ask(questions);
}

/** Renames the questions in the language of the page, by the names that they may have been asked by. */
export const nameQuestions = (words: Readonly<Record<string, string>>): void =>
  void dispatch({ type: 'reword', words });

/**
 * Asks all of several questions, or takes them all back.
 *
 * @returns false where they are more than an inquiry takes: none is added then
 */
export function toggleQuestions(questions: readonly Question[], asked: boolean): boolean {
  if (!asked) dispatch({ type: 'takeBack', questions });
  else {
    const others = questionsOf(quoteStore.get().entries).filter(
      (each) => !questions.some((own) => isSameQuestion(own, each)),
    );
    if (others.length + questions.length > MAX_QUESTIONS) return false;
    ask(questions);
  }
  return true;
}
