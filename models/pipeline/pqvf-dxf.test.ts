import { readFileSync } from 'node:fs';
// CommonJS: the class is the default export, whatever the types say.
import Parser, { type IDxf } from 'dxf-parser';
import { describe, expect, test } from 'vitest';
import { flangeSize } from '../../content/flange-sizes.ts';
import { pqvfSizes } from '#models/lib/pqvf-proportions.ts';

// The committed files are read by a library that shares nothing with the kernel that wrote them: what is measured here is what
// a customer's CAD program measures.

const read = (dn: number) => readFileSync(`public/cad/pqvf-dn${dn}.dxf`, 'utf8');

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

interface Flat {
  x: number;
  y: number;
}
interface Curve {
  type: string;
  layer: string;
  vertices?: Flat[];
  center?: Flat;
  radius?: number;
  shape?: boolean;
}

const curves = (dxf: IDxf): Curve[] =>
  (dxf.entities as unknown as Curve[]).filter(({ type }) => type !== 'TEXT' && type !== 'SOLID');
const isOutline = (layer: string) => layer === 'OUTLINE' || layer === 'HIDDEN';

const pointsOf = ({ vertices, center, radius = 0 }: Curve): [number, number][] =>
  center
    ? [
        [center.x - radius, center.y - radius],
        [center.x + radius, center.y + radius],
      ]
    : (vertices ?? []).map(({ x, y }) => [x, y]);

/** Middles of the tenths of a line. */
const tenths = ({ vertices }: Curve): Flat[] => {
  const [a, b] = vertices as [Flat, Flat];
  return Array.from({ length: 10 }, (_, index) => {
    const t = (index + 0.5) / 10;
    return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
  });
};

const isOn = ({ x, y }: Flat, { vertices }: Curve): boolean => {
  const [a, b] = vertices as [Flat, Flat];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const along = ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / length;
  const beside = Math.abs((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x)) / length;
  return beside < 1e-3 && along > -1e-3 && along < length + 1e-3;
};

describe.each(pqvfSizes)('PQVF DN $dn', ({ dn, length, outer, inner }) => {
  const flange = flangeSize(dn);

  test('DXF measures L, D and Di, and has the flange holes', () => {
    const dxf = new Parser().parseSync(read(dn));
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
    const text = read(dn);
    expect(text).toContain('simplified envelope model');
    expect(text).toContain(' - mm\n');
    expect(text).toMatch(/^[\x20-\x7e\n]*$/);
  });

  test('DXF is of the release that it claims, and opens with the whole drawing in view', () => {
    const dxf = new Parser().parseSync(read(dn))!;
    // Units came into the header with later releases.
    expect(Object.keys(dxf.header).toSorted()).toEqual([
      '$ACADVER',
      '$EXTMAX',
      '$EXTMIN',
      '$LIMMAX',
      '$LIMMIN',
      '$LUNITS',
    ]);
    expect(dxf.header['$ACADVER']).toBe('AC1009');
    const [low, high] = ['$EXTMIN', '$EXTMAX'].map((name) => dxf.header[name] as Flat);
    for (const entity of curves(dxf))
      for (const [x, y] of pointsOf(entity)) {
        expect(x).toBeGreaterThan(low!.x - 1e-4);
        expect(x).toBeLessThan(high!.x + 1e-4);
        expect(y).toBeGreaterThan(low!.y - 1e-4);
        expect(y).toBeLessThan(high!.y + 1e-4);
      }
    const [view] = dxf.tables['viewPort'].viewPorts as unknown as { center: Flat }[];
    expect(view!.center.x).toBeCloseTo((low!.x + high!.x) / 2, 3);
    // Release 12 has the height of the view in group 40, of which the reader knows nothing.
    const [, height] = /\*ACTIVE\n[^*]*?\n40\n([\d.]+)\n/.exec(read(dn)) ?? [];
    expect(Number(height)).toBeGreaterThan(high!.y - low!.y);
  });

  test('DXF draws no line twice, hides none that is seen, and closes what is closed', () => {
    const dxf = new Parser().parseSync(read(dn))!;
    const all = curves(dxf);
    // Straight lines by the middle of each tenth: on no two of them, of either layer.
    const lines = all.filter(({ type, layer }) => type === 'LINE' && isOutline(layer));
    const doubled = lines.filter((line, index) =>
      lines.some((other, at) => at !== index && tenths(line).every((point) => isOn(point, other))),
    );
    expect(doubled).toEqual([]);
    const round = all
      .filter(({ type, layer }) => type === 'CIRCLE' && isOutline(layer))
      .map(({ center, radius }) => [center!.x, center!.y, radius!].map((v) => v.toFixed(2)).join());
    expect(round.length).toBe(new Set(round).size);
    for (const { type, vertices, shape } of all)
      if (type === 'POLYLINE' && vertices)
        expect(
          shape ||
            Math.hypot(vertices[0]!.x - vertices.at(-1)!.x, vertices[0]!.y - vertices.at(-1)!.y) >
              1e-3,
        ).toBe(true);
  });
});
