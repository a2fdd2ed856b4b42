import { describe, expect, test } from 'vitest';

import { explosionOf, movedAt, type Piece } from './explosion.ts';

const piece = (
  name: string,
  low: readonly [number, number, number],
  high: readonly [number, number, number],
): Piece => ({ name, low, high });

/** A two-piece ball valve with a lever, as S10. */
const VALVE = [
  piece('body', [-76, -82, -82], [39, 82, 99]),
  piece('end', [28, -82, -82], [76, 82, 82]),
  piece('ball', [-56, -56, -56], [56, 56, 56]),
  piece('seats', [-49, -48, -48], [-31, 48, 48]),
  piece('seats', [31, -48, -48], [49, 48, 48]),
  piece('stem', [-12, -12, 48], [12, 12, 114]),
  piece('packing', [-14, -14, 77], [14, 14, 98]),
  piece('lever', [-17, -17, 108], [104, 17, 136]),
  piece('lever-nut', [-11, -11, 122], [11, 11, 135]),
  piece('name-plate', [-20, -83, 0], [20, -82, 20]),
  piece('name-plate-rules', [-15, -83.3, 2], [15, -82, 18]),
];
const placed = (pieces: readonly Piece[]) => {
  const { moves: steps, box } = explosionOf(pieces);
  const moves = steps.map((step) => movedAt(step, 1));
  const boxes = pieces.map(({ name, low, high }, index) => ({
    name,
    low: low.map((value, axis) => value + moves[index]![axis]!),
    high: high.map((value, axis) => value + moves[index]![axis]!),
  }));
  return { boxes, box, moves, of: (name: string) => boxes.find((found) => found.name === name)! };
};

describe('a model drawn apart', () => {
  test('ball and seats come out of the body along the pipe, in the order in which they lie', () => {
    const { of, boxes, moves } = placed(VALVE);
    const [left, right] = boxes.filter(({ name }) => name === 'seats');
    const order = [of('body'), left!, of('ball'), right!, of('end')];
    for (const [index, next] of order.slice(1).entries())
      expect(next.low[0]).toBeGreaterThan(order[index]!.high[0]!);
    for (const axis of [1, 2] as const)
      for (const index of [2, 3, 4]) expect(moves[index]![axis]).toBeCloseTo(moves[1]![axis]);
  });

  test('stem, packing, lever and nut go up, one above the other', () => {
    const { of } = placed(VALVE);
    const order = ['body', 'stem', 'packing', 'lever', 'lever-nut'].map(of);
    for (const [index, next] of order.slice(1).entries())
      expect(next.low[2]).toBeGreaterThan(order[index]!.high[2]!);
  });

  test('what is printed on a part stays on it', () => {
    const { moves } = placed(VALVE);
    expect(moves.at(-1)).toEqual(moves.at(-2));
  });

  test('the whole stays around its middle', () => {
    const { box, boxes } = placed(VALVE);
    for (const axis of [0, 1, 2] as const) {
      const low = Math.min(...boxes.map((one) => one.low[axis]!));
      const high = Math.max(...boxes.map((one) => one.high[axis]!));
      expect(box.low[axis]).toBeCloseTo(low);
      expect(box.high[axis]).toBeCloseTo(high);
      const before = VALVE.flatMap((one) => [one.low[axis], one.high[axis]]);
      expect(low + high).toBeCloseTo(Math.min(...before) + Math.max(...before));
    }
  });

  test('an actuator stays together above its valve', () => {
    const { of } = placed([
      ...VALVE,
      piece('actuator-body', [-90, -50, 137], [90, 50, 240]),
      piece('actuator-cap-right', [90, -50, 137], [120, 50, 240]),
      piece('actuator-cap-left', [-120, -50, 137], [-90, 50, 240]),
    ]);
    expect(of('actuator-body').low[2]).toBeGreaterThan(of('lever').high[2]!);
    expect(of('actuator-cap-right').low[0]).toBeGreaterThan(of('actuator-body').high[0]!);
    expect(of('actuator-cap-left').high[0]).toBeLessThan(of('actuator-body').low[0]!);
    expect(of('actuator-cap-left').low[2]).toBe(of('actuator-body').low[2]);
  });

  test("a disc's pins are driven out lengthwise, and all of a lever stays with it", () => {
    const { moves, of } = placed([
      piece('body', [-36, -79, -90], [36, 79, 135]),
      piece('liner', [-25, -63, -63], [25, 63, 63]),
      piece('disc', [-45, -28, -49], [45, 28, 49]),
      piece('disc-pins', [-11, -16, 21], [11, 16, 29]),
      piece('stem', [-9, -9, -77], [9, 9, 154]),
      piece('notch-plate', [-40, -42, 135], [86, 86, 139]),
      piece('lever', [-25, -24, 139], [108, 64, 155]),
      piece('lever-grip', [74, 30, 135], [171, 99, 154]),
      piece('lever-bolt', [-9, -9, 143], [9, 9, 162]),
    ]);
    expect(of('disc-pins').high[1]).toBeLessThan(of('disc').low[1]!);
    const [disc, pins] = [moves[2]!, moves[3]!];
    expect([pins[0], pins[2]]).toEqual([disc[0], disc[2]]);
    for (const [below, above] of [
      ['body', 'stem'],
      ['stem', 'notch-plate'],
      ['notch-plate', 'lever'],
      ['lever', 'lever-bolt'],
    ] as const)
      expect(of(above).low[2], above).toBeGreaterThan(of(below).high[2]!);
    const [lever, grip] = [moves[6]!, moves[7]!];
    expect(grip[2]).toBe(lever[2]);
  });

  test('two balls of which one is shown go the same way', () => {
    const { moves } = placed([
      ...VALVE.filter(({ name }) => name !== 'ball'),
      piece('ball-t', [-50, -56, -56], [50, 56, 56]),
      piece('ball-l', [-56, -50, -56], [50, 56, 56]),
    ]);
    expect(moves.at(-1)).toEqual(moves.at(-2));
  });
});
