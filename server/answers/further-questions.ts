/** Reads what a customer asks further: each line is a question. */
import type { FurtherQuestion } from './sheet-calls.ts';

/** Longest question: what a row of the sheet can hold. */
export const QUESTION_MAX = 300;
const CODE_MAX = 60;
/** Most questions at once. */
const MOST = 20;

// oxlint-disable-next-line no-control-regex -- control characters are what it finds
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;

const oneLine = (text: string, max: number): string =>
  Array.from(text.normalize('NFC').replaceAll(CONTROL, ' ').replaceAll(/\s+/g, ' ').trim())
    .slice(0, max)
    .join('');

/** @param code of the product that all of them are about; '': of none */
export const readQuestions = (typed: string, code: string): FurtherQuestion[] =>
  typed
    .split(/\r?\n/)
    .map((line) => oneLine(line.replace(/^\s*(?:\d{1,2}[.)]|[-•*])\s+/, ''), QUESTION_MAX))
    .filter((about) => about !== '')
    .slice(0, MOST)
    .map((about) => ({ code: oneLine(code, CODE_MAX), about }));
