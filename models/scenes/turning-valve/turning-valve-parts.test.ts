import { beforeAll, expect, test } from 'vitest';
import { TURNING_ANGLES } from '../../../content/turning-valve.ts';
import { loadKernel } from '#models/lib/kernel.ts';
import { PRODUCT_VIEW } from '#models/lib/part.ts';
import { cameraFrom } from '#models/pipeline/camera.ts';
import { featureLines } from '#models/pipeline/edges.ts';
import { meshParts } from '#models/pipeline/mesh.ts';
import { picturePlane } from '#models/pipeline/picture-plane.ts';
import { turningStem } from './turning-valve-parts.ts';

beforeAll(loadKernel);

test('the square of the stem has an outline on both sides at every angle', () => {
  const camera = cameraFrom(PRODUCT_VIEW);
  // Half its width, less a little for the small plane; middle of its height below the stem's top, mm.
  const HALF = 6,
    MIDDLE = 10;
  for (const angle of TURNING_ANGLES) {
    const stem = turningStem(angle);
    const top = stem.shape.boundingBox.bounds[1][2];
    const mesh = meshParts([stem], { linear: 0.2, angular: 0.1 });
    const plane = picturePlane(mesh, camera, 400);
    const [axis, row] = plane.project([0, 0, top - MIDDLE]);
    const crossings = featureLines(mesh[0]!, plane, plane.screens[0]!, camera)
      .filter((line) => line.some(([, y]) => y < row) && line.some(([, y]) => y > row))
      .map((line) => (line[0]![0] - axis) / plane.scale);
    expect(Math.min(...crossings), `left, ${angle}°`).toBeLessThan(-HALF);
    expect(Math.max(...crossings), `right, ${angle}°`).toBeGreaterThan(HALF);
  }
});
