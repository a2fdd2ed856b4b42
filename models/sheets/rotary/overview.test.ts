import { expect, test } from 'vitest';

import rotary from '../../../content/documents/rotary.ts';
import type { PrintedSheet } from '../../../tools/drawing/printed-sheet.ts';

import { sizeRow } from './overview.ts';
import { data } from './scales.ts';

/** What a drawing writes on a sheet. */
function wordsOf(lang: 'ko' | 'en'): string[] {
  const words: string[] = [];
  const sheet: Partial<PrintedSheet> = {
    drawing: () => undefined,
    box: () => undefined,
    line: () => undefined,
    text: (_x: number, _y: number, text: string) => words.push(text),
  };
  sizeRow(sheet as PrintedSheet, { x: 0, y: 0, width: 1000, height: 1200 }, lang);
  return words;
}

test.each(['ko', 'en'] as const)(
  'the page of sizes names each of them, and states their number as the data has it (%s)',
  (lang) => {
    const { sizes, sizesStated } = data;
    const drawn = wordsOf(lang).filter((word) => /^AP\d+$/.test(word));
    expect(drawn).toHaveLength(sizes.to - sizes.from + 1);
    const page = JSON.stringify(rotary.pages[3]?.content);
    expect(page).toContain(lang === 'ko' ? `${sizesStated}개` : `"${sizesStated}"`);
  },
);
