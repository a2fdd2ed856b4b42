import { expect, it } from 'vitest';

import { refusedStatements } from './refused-statements.ts';

const judge = (ko: string, en: string) =>
  refusedStatements([{ file: 'content/a.ts', field: 'text', ko, en }]).length > 0;

it.each([
  ['밸브의 구동 토크에 안전율을 더한 값이 최대 토크를 넘지 않아야 합니다.', ''],
  ['', 'Valve torque plus a safety margin must stay within the maximum torque.'],
  ['복동식 또는 단동식을 정하고 안전율을 더합니다', ''],
  ['', 'Multiply by factors for medium and frequency, add a safety margin, and compare.'],
])('refuses %s%s', (ko, en) => expect(judge(ko, en)).toBe(true));

it.each([
  [
    '밸브의 최대 요구 토크에 안전율을 곱한 값이 최대 토크를 넘지 않아야 합니다.',
    'The highest valve torque times the safety factor must not exceed the maximum torque.',
  ],
])('lets %s stand', (ko, en) => expect(judge(ko, en)).toBe(false));
