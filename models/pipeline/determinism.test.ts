import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pqvi } from '#models/families/pinch-threaded.ts';
import type { Family } from '#models/lib/part.ts';
import { models } from '#models/model-list.ts';
import { decodeViewerMesh } from '../../contract/viewer-format.ts';
import { drawings } from './make/drawings.ts';
import { viewer } from './make/viewer.ts';
import { withDarkTones } from './inks.ts';
import { ModelBuild } from './model-build.ts';

const model = () => new ModelBuild('pqvi', models['pqvi']!.ref, pqvi as Family<unknown>);

test('making a model again gives the committed files, byte for byte', async () => {
  for (const artefact of [drawings, viewer]) {
    for (const { path, data } of await artefact.make(model())) {
      // As `make.ts` writes it: a drawing has its inks of dark paper.
      const made = path.endsWith('.svg') ? Buffer.from(withDarkTones(data.toString())) : data;
      expect(made.equals(readFileSync(path)), path).toBe(true);
    }
  }
});

test('the viewer mesh decodes to the model, to its grid', () => {
  const file = readFileSync('public/models/pqvi.bin');
  const { head, parts } = decodeViewerMesh(
    file.buffer.slice(file.byteOffset, file.byteOffset + file.length) as ArrayBuffer,
  );
  expect(parts.map(({ name }) => name)).toContain('sleeve');
  const xs = parts.flatMap(({ positions }) => Array.from(positions).filter((_, i) => i % 3 === 0));
  // Length of PQVI DN 25: 150 mm (specification §9).
  expect(
    Math.abs(xs.reduce((a, b) => Math.max(a, b)) - xs.reduce((a, b) => Math.min(a, b)) - 150),
  ).toBeLessThanOrEqual(2 * head.step);
  for (const { indices, vertices, triangles, normals, edgeSegments } of parts) {
    expect(indices).toHaveLength(triangles * 3);
    expect(Array.from(indices).reduce((a, b) => Math.max(a, b), 0)).toBe(vertices - 1);
    for (let i = 0; i < normals.length; i += 3)
      expect(Math.hypot(...normals.subarray(i, i + 3))).toBeCloseTo(1, 5);
    expect(edgeSegments.length % 6).toBe(0);
  }
});
