import { describe, expect, it } from 'vitest';

import { slicesOf, unicodeRange } from './characters.ts';

describe('slicesOf', () => {
  it('keeps every character once, sorted, without controls', () => {
    const { latin, hangul } = slicesOf(['밸브 A\n\t', '밸브 −20 ~ +80 °C', '①']);
    expect(latin).toContain('①');
    expect(latin).not.toMatch(/[\n\t]/);
    expect(hangul).toBe('밸브');
    expect(new Set(latin).size).toBe(Array.from(latin).length);
  });

  it('has the Korean name of Korean at hand for English pages', () => {
    const { latin, hangul } = slicesOf(['한국어 밸브']);
    expect(latin).toContain('한');
    expect(hangul).toBe('밸브');
  });

  it('keeps syllables that only side pages hold apart', () => {
    const { latin, hangul, rare } = slicesOf(['밸브'], ['밸브 꺾쇠 ①']);
    expect({ hangul, rare }).toEqual({ hangul: '밸브', rare: '꺾쇠' });
    expect(latin).toContain('①');
  });

  it('always has the figures and signs of a data sheet', () => {
    const { latin } = slicesOf([]);
    for (const sign of 'azAZ09 –−×°±≤→µΩ′″') expect(latin).toContain(sign);
  });
});

describe('unicodeRange', () => {
  it('joins neighbours', () => {
    expect(unicodeRange('ABCEG가각힣')).toBe('U+41-43,U+45,U+47,U+ac00-ac01,U+d7a3');
    expect(unicodeRange('')).toBe('');
  });
});
