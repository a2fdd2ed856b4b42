import { expect, test, vi } from 'vitest';

import { productQuestions } from './product.ts';
import { askFor, openQuestions, type Question } from './questions.ts';

const QUESTIONS: readonly Question[] = [
  { flag: 'code', ask: 'Its code', like: 'S95' },
  {
    flag: 'pn',
    ask: 'PN',
    like: '16',
    check: (answer) => {
      if (!/^\d+$/.test(answer)) throw new Error(`"${answer}" is no PN.`);
    },
  },
  { flag: 'ansi', ask: 'ANSI class', like: '150', optional: true },
];

test('asks what the flags leave open, again until the answer will do, and says why', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const asked: string[] = [];
  const typed = ['', 'sixteen', '16', ''];
  const close = vi.fn();
  const answers = await askFor(
    QUESTIONS,
    { code: ' S95 ' },
    {
      question: async (text) => {
        asked.push(text);
        return typed[asked.length - 1] ?? '';
      },
      close,
    },
  );
  expect(answers).toEqual({ code: 'S95', pn: '16', ansi: '' });
  expect(asked).toEqual(['PN (16): ', 'PN (16): ', 'PN (16): ', 'ANSI class (150, or nothing): ']);
  expect(said.mock.calls.flat()).toEqual(['  --pn must not be empty.', '  "sixteen" is no PN.']);
  expect(close).toHaveBeenCalledOnce();
  said.mockRestore();
});

test('without a terminal all that is open is said at once, a sentence each', () => {
  expect(openQuestions(QUESTIONS, { pn: 'x', ansi: '150' })).toEqual([
    '--code is missing: Its code, such as S95',
    '--pn: "x" is no PN.',
  ]);
});

test('the place of a product says which figures are asked for', () => {
  const flags = (place: string) => productQuestions({ in: place }).map(({ flag }) => flag);
  expect(flags('sirca-valves/ball-valves')).toEqual(
    expect.arrayContaining(['size', 'pn', 'temperature']),
  );
  expect(flags('special/quarter-turn-480')).toEqual(expect.arrayContaining(['torque', 'flanges']));
  expect(flags('special/quarter-turn-480')).not.toContain('pn');
});
