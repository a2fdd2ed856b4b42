import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { absentWords } from '#content/absent-words.ts';
import { match } from '#facts/match.ts';
import { readList } from '#facts/measure/list.ts';

import { finderData } from '#app/features/finder/finder.server.ts';

import { askedOf } from '#app/shared/fit/asked.ts';
import { entryOfPosition } from '#app/shared/pasted/entry-of-position.ts';
import { findProduct } from '#app/shared/pasted/find-product.ts';

const data = finderData('ko');
const codes = new Set(data.items.map(({ id }) => id));
const absent = absentWords.flatMap(({ words }) => words);

const found = (pasted: string) =>
  readList(pasted, { codes }).positions.map((position) => {
    const { item, others } = findProduct(position, data, absent);
    return [item?.id ?? '', others.length] as const;
  });

test('a tender of eight: five products, three rows that go along as their text', () => {
  const tender = new URL('../facts/measure/lists/03-tender-of-eight.txt', import.meta.url);
  expect(found(readFileSync(tender, 'utf8'))).toEqual([
    ['s10', 3],
    ['501m', 3],
    // Out of range: the others are.
    ['301e', 5],
    ['s30', 0],
    ['480-050', 2],
    ['', 0],
    ['', 0],
    ['', 0],
  ]);
});

test.each([
  ['480-050 삼상 380V', 3],
  ['480-050, 220 V, 단상', 1],
  ['480-050 three-phase', 3],
  ['480-050 AC 400V', 3],
  // No supply is said, or none that it can be had for.
  ['480-050 4대', undefined],
  ['480-050 24 VDC', undefined],
  ['480-050 단상 380V', undefined],
  // A product without a choice.
  ['S10 단상 220V', undefined],
])('the supply that "%s" asks for', (line, phase) => {
  const [position] = readList(line, { codes }).positions;
  const { item, asked } = findProduct(position!, data, absent);
  expect(entryOfPosition(position!, { asked }, item).supply?.phase).toBe(phase);
});

test.each<[string, string]>([
  // By its code, in whatever letters, and whatever the figures say.
  ['s30 DN 50', 's30'],
  ['301, 180 °C', '301'],
  ['SIRCA HT600 150A', 'ht600'],
  ['480-050', '480-050'],
  // A code and another kind contradict each other.
  ['볼밸브 501M 150A', ''],
  // A kind without a figure names no product.
  ['볼밸브', ''],
  ['핀치밸브 슬러리', ''],
  // Of another kind, or with a property that no product has.
  ['체크밸브 80A', ''],
  ['게이트 밸브 50A', ''],
  ['볼 체크밸브 50A', ''],
  ['방폭 볼밸브 50A', ''],
  ['볼밸브 50A 500 °C PN 400', ''],
  ['spare parts', ''],
  // A plain ball valve is never a three-way one.
  ['삼방 볼밸브 DN 50', 's70'],
  ['S70 볼밸브 DN 50', 's70'],
  // Nothing of its kind is in range: what is not stated is offered as that.
  ['핀치밸브 DN100 5 bar', 'pqvf'],
  ['Pinch valve, DN 100, PN 6', 'pqvf'],
  ['볼밸브 50A 10K', 's10'],
  // A valve with a drive is no valve without one, and no actuator.
  ['전동볼밸브 50A 220V', ''],
  ['electric ball valve DN 50', ''],
  ['공압 핀치밸브 DN 80 3 bar', 'pqvf'],
  ['볼밸브용 전동액추에이터 300Nm 220V', '480-035'],
  // A size of a range of actuators.
  ['AP8 복동 2대', 'ap-da'],
  ['AP-8 spring return 2 EA', 'ap-sr'],
  ['AP8 2대', ''],
  // A spare part is no valve.
  ['슬리브 DN 50 EPDM', ''],
])('%s', (line, id) => expect(found(line)[0]?.[0]).toBe(id));

test.each<[string, string]>([
  ['볼밸브 50A 10K', 'not-stated'],
  ['핀치밸브 DN100 5 bar', 'not-stated'],
  ['볼밸브 50A PN16', 'in-range'],
])('what is said of %s is %s', (line, result) => {
  const [position] = readList(line, { codes }).positions;
  const { item, asked } = findProduct(position!, data, absent);
  expect(match(item!, askedOf(asked))?.result).toBe(result);
});

test('a temperature in a note counts', () => {
  const pasted = '품명\t규격\t수량\t비고\n버터플라이\t150A PN10\t2\t증기 180℃';
  const [position] = readList(pasted, { codes }).positions;
  const { item, others } = findProduct(position!, data, absent);
  expect([item, ...others].map((each) => each?.id)).not.toContain('301e');
});
