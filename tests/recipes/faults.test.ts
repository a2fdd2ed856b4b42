import { afterAll, beforeAll, describe, expect, test } from 'vitest';

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
});
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

/** Each reads an entry that its own modules import from their head, where node ends a program before its first line. */
const READERS = [
  'node content/check.ts',
  'node tools/build.ts',
  'node tools/check-texts.ts',
  'node tools/sheets.ts',
  'node tools/new.ts page',
  'node tools/content-report.ts',
  'node models/make.ts --check',
];

/** Another copy, in which each test puts back what it changes. */
const other = new SiteCopy();
afterAll(() => other.remove());

test.each([
  [
    "'#content/figures/of-product.ts'",
    "'#content/figures/of-prod.ts'",
    'imports content/figures/of-prod.ts, which is not there',
  ],
  ["'#content/figures/of-product.ts'", "'lodash'", 'imports lodash, which there is not'],
  [
    'exactly, inchFromTo }',
    'exact, inchFromTo }',
    'takes exact from #content/schema/quantity.ts, which has no such name. Did you mean "exactly"?',
  ],
])(
  'a wrong import, %s as %s, is the one fault, whoever imports the file',
  async (right, wrong, said) => {
    const file = `${BALL_VALVES}/s60.ts`;
    const before = other.read(file);
    other.edit(file, (text) => text.replace(right, wrong));
    const { output } = await other.run('node content/check.ts');
    other.edit(file, () => before);
    const [title, fault = '', ...more] = output.trimEnd().split('\n');
    expect(title).toBe('The content has 1 fault:');
    expect(fault).toContain(file);
    expect(fault).toContain(said);
    expect(more).toEqual([]);
  },
);

describe('a slip of the pen, one comma that is missing', () => {
  const BRAND = 'content/company/brand.ts';

  beforeAll(() => other.edit(BRAND, (text) => text.replace(/',\n/, "'\n")));

  test.each(READERS)('%s says file, line and remedy, and nothing else', async (command) => {
    const { code, output } = await other.run(command);
    expect(code).toBe(1);
    expect(output.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^The content has \d+ faults?:$/),
      expect.stringMatching(
        new RegExp(
          `^  ${BRAND}: line \\d+: is no TypeScript \\(Expected .*\\)\\. Correct the line$`,
        ),
      ),
    ]);
  });
});
