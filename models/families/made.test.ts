import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isIntact, readLock } from '#models/pipeline/lock.ts';
import { models } from '#models/model-list.ts';

const lock = readLock();
/** A phone turns this smoothly; the bytes that travel are limited by the command that makes it. */
const MOST_TRIANGLES = 65_000;

describe.each(Object.keys(models))('artefacts of %s', (id) => {
  it('are all made and lie on disk as they were made', () => {
    const made = lock[id] ?? {};
    expect(Object.keys(made)).toEqual(
      expect.arrayContaining(['drawings', 'card', 'render', 'viewer']),
    );
    for (const [name, artefact] of Object.entries(made))
      expect(isIntact(artefact), name).toBe(true);
  });

  it('have a viewer mesh that is not too fine', () => {
    const file = readFileSync(`public/models/${id}.bin`);
    const head = JSON.parse(file.subarray(8, 8 + file.readUInt32LE(4)).toString()) as {
      parts: { name: string; triangles: number }[];
    };
    const triangles = head.parts.reduce((sum, part) => sum + part.triangles, 0);
    for (const part of head.parts) expect(part.triangles, part.name).toBeGreaterThan(0);
    expect(triangles).toBeLessThan(MOST_TRIANGLES);
  });
});

/** Alike from outside: what tells T from L is the ball, which their cut-aways show. */
const ALIKE = 'three-way-l';

it('no two models share a card picture', () => {
  const ids = Object.keys(models).filter((id) => id !== ALIKE);
  const cards = ids.map((id) => lock[id]?.['card']?.files[0]?.sha256);
  expect(new Set(cards).size).toBe(cards.length);
});
