import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readList } from '#facts/measure/list.ts';
import { tableRows } from '#facts/measure/table-rows.ts';

import { EXPECTED } from './lists/expected.ts';
import { printReading } from './print.ts';

const FOLDER = join(import.meta.dirname, 'lists');
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'));

test('there are twenty lists, each with its answer', () => {
  expect(files).toHaveLength(20);
  expect(files.map((name) => name.replace('.txt', ''))).toEqual(Object.keys(EXPECTED));
});

describe.each(files)('%s', (file) => {
  const pasted = readFileSync(join(FOLDER, file), 'utf8');

  test('becomes the positions that an engineer reads', () => {
    const { positions, others } = readList(pasted);
    const rows = positions.map((position) =>
      [
        position.tag,
        position.words.join(' '),
        printReading(position),
        `${position.quantity} ${position.unit}`.trim(),
        position.note,
      ].join(' ¦ '),
    );
    expect([...rows, ...others.map((text) => `+ ${text}`)]).toEqual(
      EXPECTED[file.replace('.txt', '')],
    );
  });

  test('loses no word', () => {
    const { positions, others } = readList(pasted);
    const kept = [...positions.map(({ row }) => row), ...others].join(' ');
    for (const word of pasted.replace(/["〃]|상동/g, ' ').match(/[\p{L}\d]+/gu) ?? [])
      expect(kept.normalize('NFKC')).toContain(word.normalize('NFKC'));
  });
});

test('rows beyond the longest list are left, whole', () => {
  const rows = Array.from({ length: 7 }, (_, row) => `볼밸브\t${row + 1}`);
  const { positions, left } = readList(`품명\t수량\n${rows.join('\n')}\n합계\t7`, { longest: 5 });
  expect(positions).toHaveLength(5);
  expect(left).toEqual(['볼밸브 · 6', '볼밸브 · 7']);
});

test('what the visitor says of a column counts', () => {
  const pasted = '볼밸브\t50\t4\t6\n볼밸브\t80\t2\t3';
  expect(readList(pasted).positions[0]).toMatchObject({ quantity: '6' });
  expect(readList(pasted, { uses: { 2: 'quantity', 3: 'off' } }).positions[0]).toMatchObject({
    quantity: '4',
    text: '볼밸브 · 50',
    row: '볼밸브 · 50 · 4 · 6',
  });
  expect(readList(pasted, { uses: { 1: 'tag' } }).positions[0]).toMatchObject({ tag: '50' });
});

test.each<[string, string[][]]>([
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['"a\nb"\tc', [['a\nb', 'c']]],
  ['"a ""b"""\tc', [['a "b"', 'c']]],
  // Inch marks are no quotes.
  [
    '2"\tc\n"d\te',
    [
      ['2"', 'c'],
      ['"d', 'e'],
    ],
  ],
  ['', [['']]],
  ['a\t', [['a', '']]],
  ['a\n', [['a'], ['']]],
])('cells of %j', (text, rows) => expect(tableRows(text, '\t')).toEqual(rows));

test('any text is read, and no row of it is lost', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.array(
          fc.constantFrom(
            '볼밸브',
            '50A',
            '2"',
            '4',
            'EA',
            '',
            'a,b',
            '"',
            '1,100 Nm',
            '품명',
            '수량',
          ),
          { maxLength: 5 },
        ),
        { maxLength: 9 },
      ),
      fc.constantFrom('\t', ',', ';'),
      (rows, delimiter) => {
        const { positions, others, left } = readList(
          rows.map((row) => row.join(delimiter)).join('\n'),
          { longest: 4 },
        );
        const kept = [...positions.map(({ row }) => row), ...others, ...left].join('\n');
        for (const cell of rows.flat()) if (/^[가-힣]+$/.test(cell)) expect(kept).toContain(cell);
      },
    ),
    { numRuns: 500 },
  ));
