import { expect, test } from 'vitest';
import { materials, type MaterialName } from '#models/lib/materials.ts';
import { hatchCutFaces, hatchFill, hatchingOf, hatchPattern } from './hatching.ts';
import type { GBuffer } from './g-buffer.ts';

const names = Object.keys(materials) as MaterialName[];
const CUT_FACES = ['cut-cast', 'cut-second', 'cut-rubber', 'cut-ball', 'cut-soft'] as const;

/** A picture of one material, everywhere. */
function pictureOf(name: MaterialName, width: number, height: number): GBuffer {
  return { width, height, palette: [name], material: new Int8Array(width * height) } as GBuffer;
}

/** Which samples of a hatched picture are ink. */
function ink(name: MaterialName, width = 640, height = 40) {
  const colour = new Float32Array(width * height * 3).fill(0.5);
  hatchCutFaces(pictureOf(name, width, height), colour);
  return Array.from({ length: width * height }, (_, at) => colour[at * 3]! < 0.3);
}

test('only cut faces are hatched, and no cut face has a colour of its own: red would read as a position', () => {
  expect(names.filter((name) => hatchingOf(name))).toEqual(CUT_FACES);
  for (const name of CUT_FACES)
    expect(new Set(materials[name].tones), name).toEqual(new Set(['#ffffff']));
});

test('neighbouring castings lean to either side, elastomers are crossed', () => {
  expect(hatchPattern('cut-cast')).toContain('rotate(45)');
  expect(hatchPattern('cut-second')).toContain('rotate(-45)');
  expect(hatchPattern('cut-rubber')).toMatch(/stroke=.* d="M[\d.]+ 0v[\d.]+M0 [\d.]+h/);
  expect(hatchPattern('cut-cast')).toContain(`id="${/#(.*)\)/.exec(hatchFill('cut-cast'))?.[1]}"`);
  expect(hatchPattern('polished')).toBe('');
});

test('a render has the same lines: along one diagonal, along the other, or both', () => {
  const [first, second, crossed] = [ink('cut-cast'), ink('cut-second'), ink('cut-rubber')];
  const share = (samples: boolean[]) => samples.filter(Boolean).length / samples.length;
  expect(share(first)).toBeGreaterThan(0.03);
  expect(share(crossed)).toBeGreaterThan(2 * share(first));
  // Along its own diagonal ink stays ink; along the other it does not.
  const along = (samples: boolean[], step: number) =>
    samples.filter((is, at) => is && at > 640 && at < 640 * 38 && samples[at + step]).length /
    samples.filter(Boolean).length;
  expect(along(first, 640 - 1)).toBeGreaterThan(0.85);
  expect(along(second, 640 + 1)).toBeGreaterThan(0.85);
  expect(along(first, 640 + 1)).toBeLessThan(0.2);
});

test('what is no cut face keeps its light', () => {
  const colour = new Float32Array(300).fill(0.5);
  hatchCutFaces(pictureOf('paint-valve', 10, 10), colour);
  expect(new Set(colour)).toEqual(new Set([0.5]));
});
