import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { NAMES, partName } from '#app/features/product/part-names.ts';
import { decodeViewerMesh } from '#contract/viewer-format.ts';

const FOLDER = 'public/models';
const partsOf = (file: string): string[] => {
  const { buffer, byteOffset, byteLength } = readFileSync(`${FOLDER}/${file}`);
  const mesh = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  return decodeViewerMesh(mesh).head.parts.map(({ name }) => name);
};

test('every model has a part with a name, and every name a part', () => {
  const files = readdirSync(FOLDER);
  const all = new Set(files.flatMap(partsOf).map((part) => partName(part)?.en));
  for (const { en } of Object.values(NAMES)) expect(all).toContain(en);
});

test('what a picture shows beside what the kind implies has no name', () => {
  for (const part of ['lever', 'lever-grip', 'gland', 'handwheel', 'declutch-lever', 'dome'])
    expect(partName(part), part).toBeUndefined();
  for (const part of ['actuator-indicator', 'name-plate', 'cable-glands', 'air-ports', 'fitting'])
    expect(partName(part), part).toBeUndefined();
});

test('sides leave a part its name; the body is named by the kind of product', () => {
  expect(partName('end-3')).toEqual(partName('end-left'));
  expect(partName('ball-t')).toEqual(partName('ball'));
  expect(partName('body')?.ko).toBe('몸체');
  expect(partName('body', 'pinch-valve')?.ko).toBe('케이싱');
  expect(partName('body', 'actuator')?.ko).toBe('하우징');
});
