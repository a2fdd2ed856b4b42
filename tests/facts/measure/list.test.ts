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

function printed(pasted: string): string[] {
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
  return [...rows, ...others.map((text) => `+ ${text}`)];
}

describe.each(files)('%s', (file) => {
  const pasted = readFileSync(join(FOLDER, file), 'utf8');

  test('becomes the positions that an engineer reads', () => {
    expect(printed(pasted)).toEqual(EXPECTED[file.replace('.txt', '')]);
  });

  test('loses no word', () => {
    const { positions, others } = readList(pasted);
    const kept = [...positions.map(({ row }) => row), ...others].join(' ');
    for (const word of pasted.replace(/["〃]|상동/g, ' ').match(/[\p{L}\d]+/gu) ?? [])
      expect(kept.normalize('NFKC')).toContain(word.normalize('NFKC'));
  });
});

const NAMES = '품명\t규격\t수량\n';
test.each<[string, string, string[]]>([
  [
    'a header once more, with other columns',
    `${NAMES}볼밸브\t50A\t4\n수량\t품명\t규격\n2\t핀치밸브\t80A`,
    [
      ' ¦ 볼밸브 ¦ DN 50 ¦ 4 ¦ ',
      ' ¦ 핀치밸브 ¦ DN 80 ¦ 2 ¦ ',
      '+ 품명 · 규격 · 수량',
      '+ 수량 · 품명 · 규격',
    ],
  ],
  [
    'a row of units below the header',
    '\ufeffTag\tItem\tSize\tPress.\tTemp.\tQty\r\n\t\tinch\tpsig\t(°F)\tpcs\r\nXV-1\tBall valve\t2\t145\t356\t4.0',
    [
      'XV-1 ¦ Ball valve ¦ 180 °C, 9.9974 bar, DN 50 ¦ 4 ¦ ',
      '+ Tag · Item · Size · Press. · Temp. · Qty',
      '+ inch · psig · (°F) · pcs',
    ],
  ],
  [
    'a header in two rows',
    '품명\t규격\t\t수량\n\t구경\t압력(MPa)\t\n볼밸브\t50\t1.6\t４ＥＡ',
    [' ¦ 볼밸브 ¦ 16 bar, DN 50 ¦ 4 EA ¦ ', '+ 품명 · 규격 · 수량', '+ 구경 · 압력(MPa)'],
  ],
  [
    'units in the names of columns, however they are parted',
    'Item\tType\tSize, in\tTemp °F\tPress/psi\tQty\nHV-1\tBall valve\t2\t356\t145\t2',
    [
      'HV-1 ¦ Ball valve ¦ 180 °C, 9.9974 bar, DN 50 ¦ 2 ¦ ',
      '+ Item · Type · Size, in · Temp °F · Press/psi · Qty',
    ],
  ],
  [
    'a total of several quantities',
    'Description\tSize\tUnit 1\tUnit 2\tTotal Qty\nBall valve\tDN50\t2\t2\t4',
    [' ¦ Ball valve 2 2 ¦ DN 50 ¦ 4 ¦ ', '+ Description · Size · Unit 1 · Unit 2 · Total Qty'],
  ],
  [
    'a price without a name',
    '볼밸브\t50A\t4\t120000\n볼밸브\t80A\t2\t150000',
    [' ¦ 볼밸브 ¦ DN 50 ¦ 4 ¦ 120000', ' ¦ 볼밸브 ¦ DN 80 ¦ 2 ¦ 150000'],
  ],
  [
    'a column for each size',
    '품명\t50A\t80A\t비고\n볼밸브\t4\t-\t급함\n합계\t4\t0\t',
    [' ¦ 볼밸브 ¦ DN 50 ¦ 4 ¦ 급함', '+ 품명 · 비고 · Size · Qty', '+ 합계 · 50A · 4'],
  ],
  [
    'columns typed with spaces',
    '품명        규격      수량\n볼밸브      50A       4\n버터플라이  150Ax10K  2',
    [' ¦ 볼밸브 ¦ DN 50 ¦ 4 ¦ ', ' ¦ 버터플라이 ¦ DN 150, JIS 10K ¦ 2 ¦ ', '+ 품명 · 규격 · 수량'],
  ],
  [
    'columns typed with bars, totals and taxes below',
    '| 품명 | 규격 | 수량 | 금액 |\n|---|---|---|---|\n| 볼밸브 | 50A | 4 | 100 |\n| 부가세 | | | 10 |\n| 총 합계 | | | 110 |',
    [
      ' ¦ 볼밸브 ¦ DN 50 ¦ 4 ¦ ',
      '+ 품명 · 규격 · 수량 · 금액',
      '+ --- · --- · --- · ---',
      '+ 부가세 · 10',
      '+ 총 합계 · 110',
    ],
  ],
  [
    'figures that cannot be read in a column of figures',
    '품명\t사용압력\t온도\t전원\t수량\n볼밸브\t10kg\t120\t\t1.000\n전동\t\t\t4-20mA\t2\n전동\t\t\t380 3상\t2',
    [
      ' ¦ 볼밸브 ¦ 120 °C ✗ 10kg ¦ 1.000 ¦ ',
      ' ¦ 전동 4-20mA ¦  ¦ 2 ¦ ',
      ' ¦ 전동 ¦ 380 V 3 ph ¦ 2 ¦ ',
      '+ 품명 · 사용압력 · 온도 · 전원 · 수량',
    ],
  ],
  [
    'fractions beside a quantity, as they were typed',
    '볼밸브 1½" 5 EA\n볼밸브 2½인치 x 2\n볼밸브 ３／４인치 ２대',
    [' ¦ 볼밸브 ¦ DN 40 ¦ 5 EA ¦ ', ' ¦ 볼밸브 ¦ DN 65 ¦ 2 ¦ ', ' ¦ 볼밸브 ¦ DN 20 ¦ 2 대 ¦ '],
  ],
  [
    'figures in a note, whose words name no product',
    '품명\t규격\t수량\t비고\n버터플라이\t150A\t2\t증기 180℃\n볼밸브\t50A\t1\t게이트밸브 대체, 3kg',
    [
      ' ¦ 버터플라이 ¦ 180 °C, DN 150 ¦ 2 ¦ 증기 180℃',
      ' ¦ 볼밸브 ¦ DN 50 ✗ 3kg ¦ 1 ¦ 게이트밸브 대체, 3kg',
      '+ 품명 · 규격 · 수량 · 비고',
    ],
  ],
  [
    'lines typed below cells',
    '볼밸브\t50A\t4\n핀치밸브 80A 2대\nP-101\t볼밸브 25A\t1',
    [' ¦ 볼밸브 ¦ DN 50 ¦ 4 ¦ ', ' ¦ 핀치밸브 ¦ DN 80 ¦ 2 대 ¦ ', ' ¦ P-101 볼밸브 ¦ DN 25 ¦ 1 ¦ '],
  ],
  [
    'two quantities, of which none can be chosen',
    '품명\t규격\t1공장 수량\t2공장 수량\n볼밸브\t50A\t2\t3',
    [' ¦ 볼밸브 2 3 ¦ DN 50 ¦  ¦ ', '+ 품명 · 규격 · 1공장 수량 · 2공장 수량'],
  ],
  [
    'a mail, several items in a line of it, and a count before a name',
    '안녕하세요. 견적 부탁드립니다.\n볼밸브 50A 4개, 핀치 80A 2개\n4 x S30 DN80\n2 of S10\n홍길동 02-000-0000',
    [
      ' ¦ 볼밸브 핀치 ¦ ✗ 50A ✗ 80A ¦  ¦ ',
      ' ¦ S30 ¦ DN 80 ¦ 4 ¦ ',
      ' ¦ 2 of S10 ¦  ¦  ¦ ',
      '+ 안녕하세요. 견적 부탁드립니다.',
      '+ 홍길동 02-000-0000',
    ],
  ],
])('%s', (_, pasted, rows) => expect(printed(pasted)).toEqual(rows));

test('rows beyond the longest list are left, whole', () => {
  const rows = Array.from({ length: 7 }, (_, row) => `볼밸브\t${row + 1}`);
  const { positions, left } = readList(`품명\t수량\n${rows.join('\n')}\n합계\t7`, { longest: 5 });
  expect(positions).toHaveLength(5);
  expect(left).toEqual(['볼밸브 · 6', '볼밸브 · 7']);
});

test('a bare number goes along with the unit or the name of its column', () =>
  expect(readList('품명\t구경\t압력, bar\t수량\n게이트밸브\t300\t16\t1').positions[0]?.text).toBe(
    '게이트밸브 · 구경 300 · 16 bar',
  ));

test('columns are told apart by their names, else by what stands in them first', () => {
  expect(readList('품명\t규격\t수량\n볼밸브\t50A\t4').sample).toEqual(['품명', '규격', '수량']);
  expect(readList('볼밸브\t50A\t4').sample).toEqual(['볼밸브', '50A', '4']);
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
