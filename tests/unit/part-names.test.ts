import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { partName } from '#app/features/product/part-names.ts';
import { decodeViewerMesh } from '#models/viewer-format.ts';

const FOLDER = 'public/models';

test.each(readdirSync(FOLDER))('every part of %s has a name in both languages', (file) => {
  const { buffer, byteOffset, byteLength } = readFileSync(`${FOLDER}/${file}`);
  const mesh = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  const parts = decodeViewerMesh(mesh).head.parts.map(({ name }) => name);
  expect(parts.filter((part) => partName(part) === undefined)).toEqual([]);
});

test('sides and the actuator of an assembly leave a part its name', () => {
  expect(partName('actuator-piston-left')).toEqual(partName('piston-right'));
  expect(partName('end-3')).toEqual(partName('end-left'));
  expect(partName('no-such-thing')).toBeUndefined();
});

test('what is printed on a part, or is a piece of it, has the name of the part', () => {
  for (const [piece, whole] of [
    ['name-plate-rules', 'name-plate'],
    ['actuator-name-plate-rivets', 'name-plate'],
    ['dome-marks', 'dome'],
    ['indicator-ring', 'indicator'],
    ['declutch-boss', 'declutch-lever'],
    ['handwheel-knob', 'handwheel'],
    ['ball-t', 'ball'],
  ] as const)
    expect(partName(piece)).toEqual(partName(whole));
});

test('the body of a pinch valve is its casing', () => {
  expect(partName('body', true)?.ko).toBe('케이싱');
  expect(partName('body')?.ko).toBe('몸체');
});
