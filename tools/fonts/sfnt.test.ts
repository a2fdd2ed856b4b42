import { readFile } from 'node:fs/promises';

import subsetFont from 'subset-font';
import { expect, it } from 'vitest';

import { verticalMetrics } from './sfnt.ts';

const FILES = ['fonts/GamasanTxt-hangul.woff2', 'fonts/GamasanTxt-latin.woff2'];
const SYLLABLE_AND_LETTER = '가A';

it.each(FILES)(
  'vertical metrics of %s are parts of the em, and those of Pretendard',
  async (path) => {
    const [own, original] = await Promise.all(
      [path, 'fonts/PretendardVariable.woff2'].map(async (file) =>
        verticalMetrics(
          await subsetFont(await readFile(file), SYLLABLE_AND_LETTER, { targetFormat: 'sfnt' }),
        ),
      ),
    );
    expect(own?.ascent).toBeCloseTo(0.952, 3);
    expect(own?.descent).toBeCloseTo(0.241, 3);
    expect(own?.lineGap).toBe(0);
    expect(own?.ascent).toBeCloseTo(original?.ascent ?? 0, 3);
    expect(own?.descent).toBeCloseTo(original?.descent ?? 0, 3);
  },
);

it.each(FILES)(
  '%s carries the reserved name nowhere but in copyright and licence',
  async (path) => {
    const font = await subsetFont(await readFile(path), SYLLABLE_AND_LETTER, {
      targetFormat: 'sfnt',
    });
    const holds = (text: string) =>
      font.includes(text, 0, 'latin1') || font.includes(Buffer.from(text, 'utf16le').swap16());
    expect(holds('GamasanTxt Variable')).toBe(true);
    expect(holds('Pretendard Variable')).toBe(false);
  },
);
