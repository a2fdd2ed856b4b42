import { describe, expect, it } from 'vitest';

import { pageWindow } from './page-window.ts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('pageWindow', () => {
  it.each([
    // page, pages, first shown, last shown
    [1, 1, 1, 1],
    [1, 9, 1, 9],
    [5, 9, 1, 9],
    [9, 9, 1, 9],
    [1, 10, 1, 10],
    [10, 10, 1, 10],
    [1, 11, 1, 10],
    [10, 11, 1, 10],
    [11, 11, 11, 11],
    [1, 13, 1, 10],
    [6, 13, 1, 10],
    [11, 13, 11, 13],
    [12, 13, 11, 13],
    [13, 13, 11, 13],
    [1, 250, 1, 10],
    [20, 250, 11, 20],
    [21, 250, 21, 30],
    [125, 250, 121, 130],
    [250, 250, 241, 250],
  ])('page %i of %i shows %i to %i', (page, pages, from, to) => {
    expect(pageWindow(page, pages)).toEqual(range(from, to));
  });

  it('takes a page outside the catalogue as the nearest one inside', () => {
    expect(pageWindow(0, 13)).toEqual(range(1, 10));
    expect(pageWindow(99, 13)).toEqual(range(11, 13));
    expect(pageWindow(1, 0)).toEqual([1]);
  });
});
