import { afterAll, beforeAll, expect, test } from 'vitest';

import { SiteCopy, type Answer } from './site-copy.ts';

const BALL_VALVES = 'content/catalogue/sirca-valves/ball-valves';

const site = new SiteCopy();
let check: Answer;
let build: Answer;

beforeAll(async () => {
  site.edit(`${BALL_VALVES}/s50.ts`, (text) => text.replace("'s50/card'", "'s50/crad'"));
  site.edit(`${BALL_VALVES}/s60.ts`, (text) => text.replace(/^ {2}technical,\n/m, ''));
  site.edit(`${BALL_VALVES}/s40.ts`, (text) => text.replace("inch('1-1/4')", "inch('1.25')"));
  site.edit('content/company/contact.ts', (text) =>
    text.replace(/email: '[^']*'/, "email: 'sales'"),
  );
  check = await site.run('node content/check.ts');
  build = await site.run('node tools/build.ts');
}, 120_000);
afterAll(() => site.remove());

test('all faults at once, one line each: file, field, problem, remedy', () => {
  expect(check.code).toBe(1);
  expect(check.output.trimEnd().split('\n')).toEqual([
    'The content has 4 faults:',
    expect.stringMatching(
      new RegExp(`^  ${BALL_VALVES}/s40.ts: line \\d+: "1.25" is not an inch size; write 1/4`),
    ),
    expect.stringMatching(
      new RegExp(
        `^  ${BALL_VALVES}/s50.ts: image: there is no picture "s50/crad". Did you mean "s50/card"\\?`,
      ),
    ),
    expect.stringMatching(
      new RegExp(`^  ${BALL_VALVES}/s60.ts: technical: is missing. Add technical: \\{ family`),
    ),
    '  content/company/contact.ts: email: "sales" has another form. Write email: \'sales@example.com\'',
  ]);
});

test('the build says the same and nothing else', () => {
  expect(build.code).toBe(1);
  expect(build.output).toBe(check.output);
});
