import { expect, test } from 'vitest';

import { BLANK_INQUIRY } from '#tests/blank-inquiry.ts';

import { csvLine } from './csv.ts';

/** How a text of a visitor stands in the table: with its guard in front. */
const written = (companyName: string): string => {
  const line = csvLine({
    ...BLANK_INQUIRY,
    companyName,
    id: 1,
    receipt: 'GM-20261130-001',
    receivedAt: Date.parse('2026-11-30T12:00:00+09:00'),
    language: 'ko',
    flags: [],
    answeredAt: null,
    corrects: null,
    isDamaged: false,
    mail: null,
  });
  expect(line).toMatch(/^1,GM-20261130-001,2026-11-30 12:00,ko,"/);
  return /^(?:[^,]*,){4}"((?:[^"]|"")*)"/.exec(line)![1]!;
};

test.each(
  '01012345678|02-000-0000|010 0000 0000|2026-01|2026/1/5|1.5|1E5|1.5e-3|1/2|1 1/2|12:30|50%|1,000|(5)|₩1,000|3-May|May 3|12 Dec 2026|2026년 1월|1월 5일|오후 3시|3:30 PM|TRUE|false'.split(
    '|',
  ),
)('Excel would retype %s, so it stands behind a tab', (text) =>
  expect(written(text)).toBe(`\t${text}`),
);

test.each('=1+1|+82-10-0000-0000|-1|@SUM(A1)|＝1'.split('|'))(
  'Excel would calculate %s, so it stands behind an apostrophe',
  (text) => expect(written(text)).toBe(`'${text}`),
);

test.each(
  '○○수처리|S30 DN 50|50A 10K|GM-20261130-001|Maybe|Mark 2 pumps|5 bar|DN 50, 4대'.split('|'),
)('%s stays as it is', (text) => expect(written(text)).toBe(text));
