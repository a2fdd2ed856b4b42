import { expect, test } from 'vitest';

import type { PrintedSheet } from '../../../tools/drawing/printed-sheet.ts';

import { doubleActing, springReturn } from './pistons.ts';

interface Bar {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a scheme of the pistons draws: its pinions and all bars, in the order of its two positions. */
function drawnBy(graphic: typeof springReturn, width: number) {
  const bars: Bar[] = [],
    pinions: { x: number; r: number }[] = [],
    tips: { x: number; y: number }[] = [];
  const nothing = () => undefined;
  const sheet: Partial<PrintedSheet> = {
    drawing: nothing,
    box: nothing,
    line: nothing,
    path: nothing,
    text: () => 0,
    rect: (x, y, wide, height) => void bars.push({ x, y, width: wide, height }),
    circle: (x, _y, r) => void (r > 10 && pinions.push({ x, r })),
    arrow: (x, y) => void tips.push({ x, y }),
  };
  graphic(sheet as PrintedSheet, { x: 0, y: 0, width, height: 640 }, 'en');
  return { bars, pinions, tips };
}

test.each([
  [592, doubleActing],
  [1072, springReturn],
])('%d wide, racks mesh with the pinion at both ends of its quarter turn', (width, graphic) => {
  const { bars, pinions, tips } = drawnBy(graphic, width);
  const [apart, together] = pinions.map(({ x, r }, position) => {
    // Piston and rack of the left side, then of the right one.
    const [, left, , right] = bars.slice(4 * position);
    expect(left!.x + left!.width).toBeGreaterThanOrEqual(x + 12);
    expect(right!.x).toBeLessThanOrEqual(x - 12);
    return { face: x - left!.x, r };
  });
  expect(apart!.face - together!.face).toBeCloseTo((Math.PI / 2) * apart!.r);
  const inside = ({ x, y }: { x: number; y: number }) =>
    bars.some((bar) => x > bar.x && x < bar.x + bar.width && y > bar.y && y < bar.y + bar.height);
  expect(tips.filter(inside)).toEqual([]);
});
