import { readFile } from 'node:fs/promises';

import subsetFont from 'subset-font';
import { beforeAll, describe, expect, it } from 'vitest';

import { renamed, verticalMetrics } from './sfnt.ts';

let font: Buffer;

beforeAll(async () => {
  const whole = await readFile('fonts/PretendardVariable.woff2');
  font = await subsetFont(whole, '가A', { targetFormat: 'sfnt' });
});

/** A text as it may stand in the font: one byte or two a character. */
function holds(buffer: Buffer, text: string): boolean {
  return (
    buffer.includes(text, 0, 'latin1') || buffer.includes(Buffer.from(text, 'utf16le').swap16())
  );
}

describe('renamed', () => {
  it('leaves no trace of the reserved name in what names the font', () => {
    const other = renamed(font, 'Pretendard', 'GamasanTxt');
    expect(holds(font, 'Pretendard Variable')).toBe(true);
    expect(holds(other, 'Pretendard Variable')).toBe(false);
    expect(holds(other, 'GamasanTxt Variable')).toBe(true);
    expect(other.length).toBe(font.length);
  });

  it('takes a name of the same length only', () => {
    expect(() => renamed(font, 'Pretendard', 'Gamasan')).toThrow(RangeError);
  });
});

describe('verticalMetrics', () => {
  it('are parts of the em', () => {
    const { ascent, descent, lineGap } = verticalMetrics(font);
    expect(ascent).toBeCloseTo(0.952, 3);
    expect(descent).toBeCloseTo(0.241, 3);
    expect(lineGap).toBe(0);
  });
});
