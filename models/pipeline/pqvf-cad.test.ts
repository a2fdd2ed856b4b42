import { readFileSync } from 'node:fs';
// CommonJS: the class is the default export, whatever the types say.
import Parser, { type IDxf } from 'dxf-parser';
import { importSTEP } from 'replicad';
import { beforeAll, describe, expect, test } from 'vitest';
import { flangeSize } from '../../content/flange-sizes.ts';
import { loadKernel } from '#models/lib/kernel.ts';
import { pqvfProportions, pqvfSizes } from '#models/lib/pqvf-proportions.ts';
import { STEP_TIME } from './step.ts';

// The committed files are read with another library (DXF) or by the kernel (STEP): what is measured here is what a
// customer's CAD program measures.

const read = (dn: number, type: string) => readFileSync(`public/cad/pqvf-dn${dn}.${type}`, 'utf8');

interface Measured {
  x: [number, number];
  y: [number, number];
  circles: { x: number; y: number; diameter: number }[];
}

/** Extents and circles of the layer OUTLINE between two x. */
function measure(dxf: IDxf, from: number, to: number): Measured {
  const xs: number[] = [],
    ys: number[] = [],
    circles: Measured['circles'] = [];
  for (const entity of dxf.entities.filter(({ layer }) => layer === 'OUTLINE')) {
    const { center, radius, vertices } = entity as unknown as {
      center?: { x: number; y: number };
      radius?: number;
      vertices?: { x: number; y: number }[];
    };
    const inside = ({ x }: { x: number }) => x >= from && x <= to;
    for (const point of (vertices ?? []).filter(inside)) {
      xs.push(point.x);
      ys.push(point.y);
    }
    if (entity.type === 'CIRCLE' && center && radius && inside(center))
      circles.push({ ...center, diameter: 2 * radius });
  }
  return { x: [Math.min(...xs), Math.max(...xs)], y: [Math.min(...ys), Math.max(...ys)], circles };
}

describe.each(pqvfSizes)('PQVF DN $dn', ({ dn, length, outer, inner }) => {
  const flange = flangeSize(dn);

  test('DXF measures L, D and Di, and has the flange holes', () => {
    const dxf = new Parser().parseSync(read(dn, 'dxf'));
    if (!dxf) throw new Error('no DXF');
    const front = measure(dxf, -length / 2 - 1, length / 2 + 1);
    expect(front.x[1] - front.x[0]).toBeCloseTo(length, 3);
    expect(-2 * front.y[0]).toBeCloseTo(outer, 3);
    const { circles } = measure(dxf, length / 2 + 1, Infinity);
    const centre = circles.find(({ diameter }) => Math.abs(diameter - outer) < 1e-3);
    if (!centre) throw new Error('no circle of diameter D');
    const concentric = circles.filter(({ x, y }) => Math.hypot(x - centre.x, y - centre.y) < 1e-3);
    expect(Math.min(...concentric.map(({ diameter }) => diameter))).toBeCloseTo(inner, 3);
    const holes = circles.filter(({ diameter }) => Math.abs(diameter - flange.holeDiameter) < 1e-3);
    expect(holes).toHaveLength(flange.holes);
    for (const { x, y } of holes)
      expect(2 * Math.hypot(x - centre.x, y - centre.y)).toBeCloseTo(flange.pitchCircle, 3);
  });

  test('DXF says millimetres and what it is', () => {
    const text = read(dn, 'dxf');
    expect(text).toContain('simplified envelope model');
    expect(new Parser().parseSync(text)?.header).toMatchObject({
      $INSUNITS: 4,
      $MEASUREMENT: 1,
    });
    expect(text).toMatch(/^[\x20-\x7e\n]*$/);
  });

  test('STEP states millimetres, its fixed time and what it is', () => {
    const text = read(dn, 'step');
    expect(text).toContain('SI_UNIT(.MILLI.,.METRE.)');
    expect(text).not.toContain('CONVERSION_BASED_UNIT');
    expect(text).toContain(`FILE_NAME('PQVF DN ${dn}','${STEP_TIME}'`);
    expect(text).toContain('simplified envelope model');
    expect(text.match(/\d{4}-\d\d-\d\dT/g)).toHaveLength(1);
  });
});

describe('STEP read back by the kernel', () => {
  beforeAll(loadKernel);

  test.each(pqvfSizes)('DN $dn measures L, D and Di', async ({ dn, length, outer, inner }) => {
    const shape = await importSTEP(new Blob([read(dn, 'step')]));
    const [low, high] = shape.boundingBox.bounds;
    expect(high[0] - low[0]).toBeCloseTo(length, 2);
    expect(high[1] - low[1]).toBeCloseTo(outer, 2);
    // Circular edges around the pipe's axis; the smallest diameter is the bore.
    const axial = shape.edges.filter(
      (edge) => edge.geomType === 'CIRCLE' && onAxis(edge.pointAt(0), edge.pointAt(0.5)),
    );
    const bore = axial
      .map((edge) => edge.length / Math.PI)
      .filter((diameter) => diameter > inner / 2);
    expect(Math.min(...bore)).toBeCloseTo(inner, 2);
    expect(low[2]).toBeCloseTo(-outer / 2, 2);
    expect(high[2]).toBeGreaterThan(pqvfProportions(dn).bossTop);
  });
});

const onAxis = (a: { x: number; y: number; z: number }, b: { x: number; y: number; z: number }) =>
  Math.abs(a.x - b.x) < 1e-3 && Math.hypot(a.y + b.y, a.z + b.z) < 1e-3;
