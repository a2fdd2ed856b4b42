import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { explosionOf, movedAt, type Piece } from '#app/ui/model-viewer/explosion.ts';
import { solidsOf } from '#app/ui/model-viewer/solids.ts';
import { decodeViewerMesh } from '#contract/viewer-format.ts';

describe('every model drawn apart', () => {
  const folder = new URL('../../public/models/', import.meta.url);
  const models = readdirSync(folder).map((file): [string, Piece[]] => {
    const { parts } = decodeViewerMesh(Uint8Array.from(readFileSync(new URL(file, folder))).buffer);
    return [
      file.replace('.bin', ''),
      solidsOf(parts).map(({ part, low, high }) => ({ name: parts[part]!.name, low, high })),
    ];
  });
  /** Moves beside the part that they are bolted to: the body of the valve, or of the actuator on it. */
  const beside = (pieces: readonly Piece[], share: number) => {
    const { moves } = explosionOf(pieces);
    const volume = ({ low, high }: Piece) =>
      low.reduce((product, value, axis) => product * (high[axis]! - value), 1);
    const largest = (actuator: boolean) =>
      pieces.reduce(
        (best, one, index) =>
          one.name.startsWith('actuator-') === actuator &&
          (best < 0 || volume(one) > volume(pieces[best]!))
            ? index
            : best,
        -1,
      );
    const bodies = [largest(false), largest(true)];
    return pieces.map(({ name }, index) => {
      const body = bodies[name.startsWith('actuator-') && bodies[1]! >= 0 ? 1 : 0]!;
      const [own, of] = [
        movedAt(moves[index]!, share),
        movedAt(moves[body < 0 ? bodies[1]! : body]!, share),
      ];
      return own.map((value, axis) => value - of[axis]!);
    });
  };

  test.each(models)(
    '%s: what is called left or right goes to its own side, if along the pipe',
    (_, pieces) => {
      for (const share of [0.2, 0.5, 1]) {
        const moves = beside(pieces, share);
        for (const [index, { name }] of pieces.entries()) {
          const [x = 0] = moves[index]!;
          if (name.endsWith('-left')) expect(x, name).toBeLessThan(0.01);
          if (name.endsWith('-right')) expect(x, name).toBeGreaterThan(-0.01);
        }
      }
    },
  );

  test.each(models)('%s: what lies below the ball goes down', (_, pieces) => {
    if (!pieces.some(({ name }) => name.startsWith('ball'))) return;
    const moves = beside(pieces, 1);
    for (const [index, { name, high, low }] of pieces.entries()) {
      const [x = 0, y = 0, z = 0] = moves[index]!;
      const onAxis = [0, 1].every((axis) => Math.abs(low[axis]! + high[axis]!) < 1);
      if (!onAxis || high[2] > -20) continue;
      expect(z, name).toBeLessThan(0);
      expect(Math.hypot(x, y), name).toBeCloseTo(0);
    }
  });

  test.each(models)(
    '%s: nothing comes out along the pipe before its ends are on their way',
    (_, pieces) => {
      const moves = beside(pieces, 0.3);
      for (const [index, { name }] of pieces.entries())
        if (/^(?:ball|sleeve|disc|liner)$/.test(name))
          expect(moves[index]![0], name).toBeCloseTo(0);
    },
  );

  test.each(models)('%s: no piece ends inside another', (_, pieces) => {
    const { moves } = explosionOf(pieces);
    const boxes = pieces.map(({ low, high }, index) => {
      const move = movedAt(moves[index]!, 1);
      return {
        low: low.map((v, axis) => v + move[axis]!),
        high: high.map((v, axis) => v + move[axis]!),
        move,
      };
    });
    const inside: string[] = [];
    for (const [a, one] of boxes.entries())
      for (const [b, other] of boxes.entries()) {
        if (a === b || one.move.every((v, axis) => Math.abs(v - other.move[axis]!) < 0.01))
          continue;
        if (one.low.every((v, axis) => v > other.low[axis]! && one.high[axis]! < other.high[axis]!))
          inside.push(`${pieces[a]!.name} in ${pieces[b]!.name}`);
      }
    expect(inside).toEqual([]);
  });
});
