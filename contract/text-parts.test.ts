import { expect, test } from 'vitest';

import { textParts } from './text-parts.ts';

test('lines with tabs are a table, the others stay text', () => {
  expect(textParts(['Two lines:', 'P-101\tBall 50A\t4', 'P-102\t\t1', '', 'Thank you.'])).toEqual([
    { text: 'Two lines:' },
    {
      rows: [
        ['P-101', 'Ball 50A', '4'],
        ['P-102', '', '1'],
      ],
    },
    { text: 'Thank you.' },
  ]);
});
