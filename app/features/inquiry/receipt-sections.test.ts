import { expect, test } from 'vitest';

import { textSections } from './receipt-sections.ts';

test('headings of the page part the text; the words below the last one stay as they were typed', () => {
  const text =
    '[Quote request]\r\n1. PQVF | Pinch valve\r\n\r\n[Conditions]\nDN 100\n\n[Inquiry]\nFor line\n[2]\n\nThank you.';
  expect(textSections(text, '[Inquiry]')).toEqual([
    { heading: 'Quote request', lines: ['1. PQVF | Pinch valve'] },
    { heading: 'Conditions', lines: ['DN 100'] },
    { heading: 'Inquiry', lines: ['For line', '[2]', '', 'Thank you.'] },
  ]);
});

test('words alone have no heading', () => {
  expect(textSections('Two valves.\nSoon.', '[Inquiry]')).toEqual([
    { heading: '', lines: ['Two valves.', 'Soon.'] },
  ]);
});
