import { expect, test } from 'vitest';

import { frameIn, typedFrame } from './frame-size.ts';

const AP = { prefix: 'AP', from: 1, to: 12 };

test.each([
  ['AP8', 'AP8'],
  ['ap-8 double-acting, torque at 6 bar', 'AP8'],
  ['AP 08 복동', 'AP8'],
  ['AP12', 'AP12'],
  ['AP8 AP8', 'AP8'],
  // No size of the range, or which one is not said.
  ['AP13', undefined],
  ['AP0', undefined],
  ['AP8 AP10', undefined],
  ['AP8.5', undefined],
  ['AP-DA', undefined],
  ['MAP8', undefined],
  ['AP120', undefined],
])('%s names %s', (words, size) => expect(frameIn(AP, words)).toBe(size));

test.each([
  ['8', 'AP8'],
  [' 12 ', 'AP12'],
  ['ap 8', 'AP8'],
  // While it is being typed, and what is no size: the supplier reads it as it is.
  ['A', 'A'],
  ['13', '13'],
  ['AP8 or AP9', 'AP8 or AP9'],
  ['', ''],
])('%s is entered as %s', (text, size) => expect(typedFrame(AP, text)).toBe(size));
