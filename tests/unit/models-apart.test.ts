/** Every model of the viewer, drawn apart: parts leave on their own side. */
import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { explosionOf } from '#app/ui/model-viewer/explosion.ts';
import { solidsOf } from '#app/ui/model-viewer/solids.ts';
import { decodeViewerMesh } from '#models/viewer-format.ts';

const FOLDER = 'public/models';

function apart(file: string) {
  const { buffer, byteOffset, byteLength } = readFileSync(`${FOLDER}/${file}`);
  const { parts } = decodeViewerMesh(buffer.slice(byteOffset, byteOffset + byteLength));
  const pieces = solidsOf(parts).map(({ part, low, high }) => ({
    name: parts[part]!.name,
    low,
    high,
  }));
  const { moves } = explosionOf(pieces);
  return pieces.map((piece, index) => ({ ...piece, move: moves[index]! }));
}

describe.each(readdirSync(FOLDER))('%s', (file) => {
  const pieces = apart(file);
  const body = pieces.find(({ name }) => name === 'body');

  test('what is on the left leaves to the left, what is on the right to the right', () => {
    const wrong = pieces.filter(({ name, move }) => {
      const along = move[0] - (body?.move[0] ?? 0);
      return /-left$/.test(name) ? along > 0.01 : /-right$/.test(name) && along < -0.01;
    });
    expect(body ? wrong.map(({ name, move }) => [name, ...move]) : []).toEqual([]);
  });

  test('what closes a body from below leaves downwards, and not sideways', () => {
    for (const { name, move } of pieces.filter((piece) =>
      /^(?:lower-cover|plug)/.test(piece.name),
    )) {
      expect(move[0], name).toBeCloseTo(body?.move[0] ?? move[0]);
      expect(move[2], name).toBeLessThanOrEqual(body?.move[2] ?? move[2]);
    }
  });
});
