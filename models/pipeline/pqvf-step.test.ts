import { readFileSync } from 'node:fs';
import { EntityExtractor, StepTokenizer } from '@ifc-lite/parser';
import { beforeAll, describe, expect, test } from 'vitest';
import { cad, loadKernel } from '#models/lib/kernel.ts';
import { pqvfProportions, pqvfSizes } from '#models/lib/pqvf-proportions.ts';

// The committed files are read by a library that shares nothing with the kernel that wrote them: what is measured here is what
// a customer's CAD program measures. Volumes alone are the kernel's, of the file as it reads it back.

const fileOf = (dn: number) => `public/cad/pqvf-dn${dn}.step`;

type Attribute = string | number | null | Attribute[];
interface Entity {
  id: number;
  type: string;
  attributes: Attribute[];
}

/** A STEP file as IFC-lite's reader of ISO 10303-21 has it: all but complex entities, which are units and rational curves. */
function readStep(dn: number) {
  const bytes = readFileSync(fileOf(dn));
  const extractor = new EntityExtractor(bytes);
  const entities = new Map<number, Entity>();
  for (const { expressId: id, type, offset, length, line } of new StepTokenizer(
    bytes,
  ).scanEntities()) {
    expect(entities.has(id)).toBe(false);
    const found = { expressId: id, type, byteOffset: offset, byteLength: length, lineNumber: line };
    const { attributes } = extractor.extractEntity(found)!;
    entities.set(id, { id, type, attributes: attributes as Attribute[] });
  }
  const of = (type: string) => [...entities.values()].filter((entity) => entity.type === type);
  /** Follows a reference. */
  const at = (reference: Attribute | undefined) => entities.get(reference as number)!.attributes;
  /** Coordinates of a point or direction; -0 is 0. */
  const numbers = (reference: Attribute | undefined) =>
    (at(reference)[1] as number[]).map((value) => value + 0);
  const typeOf = (reference: number) => entities.get(reference)!.type;
  return { of, at, numbers, typeOf };
}

type Vector = readonly [number, number, number];

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** An edge as a face goes along it. */
interface Walked {
  edge: number;
  forwards: boolean;
  from: number;
  to: number;
}

/** Faces of a solid with the edges around them. */
function facesOf({ at }: ReturnType<typeof readStep>, solid: Entity) {
  const [, faces] = at(solid.attributes[1]) as [string, number[]];
  return faces.map((face) => {
    const [, bounds, surface] = at(face) as [string, number[], number];
    const loops = bounds.map((bound): Walked[] => {
      const [, loop, sense] = at(bound) as [string, number, string];
      return (at(loop)[1] as number[]).map((oriented) => {
        const [, , , edge, direction] = at(oriented) as [string, null, null, number, string];
        const [, start, end] = at(edge) as [string, number, number];
        const [from, to] = direction === '.T.' ? [start, end] : [end, start];
        return { edge, forwards: (direction === '.T.') === (sense === '.T.'), from, to };
      });
    });
    return { surface, loops };
  });
}

/** How far a point lies off a plane or a cylinder; 0 for any other surface. */
function distanceOff(step: ReturnType<typeof readStep>, surface: number, point: Vector): number {
  const { at, numbers, typeOf } = step;
  const [, placement, radius] = at(surface);
  const isPlane = typeOf(surface) === 'PLANE';
  if (!isPlane && typeOf(surface) !== 'CYLINDRICAL_SURFACE') return 0;
  const [, origin, axis] = at(placement);
  const offset = minus(point, numbers(origin) as unknown as Vector);
  const along = dot(offset, numbers(axis) as unknown as Vector);
  return isPlane
    ? Math.abs(along)
    : Math.abs(Math.sqrt(Math.max(0, dot(offset, offset) - along * along)) - (radius as number));
}

beforeAll(loadKernel);

describe.each(pqvfSizes)('PQVF DN $dn', ({ dn, length, outer, inner }) => {
  test('STEP is one assembly, whose parts have names of their own', () => {
    const { of } = readStep(dn);
    const names = of('PRODUCT').map(({ attributes: [id, name] }) => [id, name]);
    expect(names.every(([id, name]) => id === name)).toBe(true);
    const parts = ['body', 'flange-left', 'flange-right', 'sleeve', 'fitting'];
    expect(names).toHaveLength(1 + parts.length);
    expect(new Set(names.map(([id]) => id))).toEqual(
      new Set([`PQVF DN ${dn}`, ...parts.map((part) => `PQVF-DN${dn}-${part}`)]),
    );
    // Of the products only one stands below no other.
    const used = of('NEXT_ASSEMBLY_USAGE_OCCURRENCE').map(({ attributes }) => attributes);
    expect(used).toHaveLength(5);
    const roots = new Set(used.map((attributes) => attributes[3]));
    expect(roots.size).toBe(1);
    const definitions = of('PRODUCT_DEFINITION').map(({ id }) => id);
    expect(new Set([...roots, ...used.map((attributes) => attributes[4])])).toEqual(
      new Set(definitions),
    );
    expect(of('CONTEXT_DEPENDENT_SHAPE_REPRESENTATION')).toHaveLength(5);
    expect(of('MANIFOLD_SOLID_BREP')).toHaveLength(5);
    // Every reference leads somewhere.
    const text = readFileSync(fileOf(dn), 'utf8').replace(/'[^']*'/g, '');
    const defined = new Set(text.match(/(?<=^#)\d+(?= =)/gm));
    expect((text.match(/(?<=#)\d+/g) ?? []).filter((id) => !defined.has(id))).toEqual([]);
  });

  test('STEP has closed solids: each edge joins two faces, which go along it in opposite directions', () => {
    const step = readStep(dn);
    const solids = step.of('MANIFOLD_SOLID_BREP');
    expect(step.of('CLOSED_SHELL').map(({ id }) => id)).toEqual(
      solids.map(({ attributes }) => attributes[1]),
    );
    for (const solid of solids) {
      const faces = facesOf(step, solid);
      const walked = faces.flatMap(({ loops }) => loops.flat());
      const ways = Map.groupBy(walked, ({ edge }) => edge);
      for (const [edge, along] of ways)
        expect([edge, along.map(({ forwards }) => String(forwards)).toSorted()]).toEqual([
          edge,
          ['false', 'true'],
        ]);
      for (const { surface, loops } of faces)
        for (const loop of loops)
          for (const [index, { from, to }] of loop.entries()) {
            expect(to).toBe(loop[(index + 1) % loop.length]!.from);
            const corner = step.numbers(step.at(from)[1]) as unknown as Vector;
            expect(distanceOff(step, surface, corner)).toBeLessThan(1e-3);
          }
    }
  });

  test('STEP read back has five solids, each of a volume', async () => {
    const shape = await cad.importSTEP(new Blob([readFileSync(fileOf(dn))]));
    const volumes = Array.from(cad.iterTopo(shape.wrapped, 'solid'), (solid) =>
      cad.measureVolume(cad.cast(solid) as Parameters<typeof cad.measureVolume>[0]),
    );
    expect(volumes).toHaveLength(5);
    for (const volume of volumes) expect(volume).toBeGreaterThan(0);
  });

  test('STEP measures L, D and Di', () => {
    const { of, at, numbers } = readStep(dn);
    // All parts stand where they were drawn.
    for (const { attributes } of of('ITEM_DEFINED_TRANSFORMATION'))
      for (const placement of attributes.slice(2))
        expect(at(placement).slice(1).map(numbers)).toEqual([
          [0, 0, 0],
          [0, 0, 1],
          [1, 0, 0],
        ]);
    const corners = of('VERTEX_POINT').map(({ attributes }) => numbers(attributes[1]));
    const along = corners.map(([x]) => x!);
    expect(Math.max(...along) - Math.min(...along)).toBeCloseTo(length, 3);
    expect(Math.max(...corners.map(([, , z]) => z!))).toBeGreaterThan(pqvfProportions(dn).bossTop);
    // Circles around the pipe's axis: the smallest is the bore, the largest the flange.
    const diameters = of('CIRCLE').flatMap(({ attributes: [, placement, radius] }) => {
      if (at(placement).length < 4) return []; // in the plane of a surface's parameters
      const [, y, z] = numbers(at(placement)[1]) as [number, number, number];
      const [dx] = numbers(at(placement)[2]) as [number];
      const isAround = Math.hypot(y, z) < 1e-6 && Math.abs(Math.abs(dx) - 1) < 1e-6;
      return isAround ? [2 * (radius as number)] : [];
    });
    expect(Math.max(...diameters)).toBeCloseTo(outer, 3);
    expect(Math.min(...diameters)).toBeCloseTo(inner, 3);
  });

  test('STEP states millimetres, its date and what it is', () => {
    const text = readFileSync(fileOf(dn), 'utf8');
    expect(text).toContain('SI_UNIT(.MILLI.,.METRE.)');
    expect(text).not.toContain('CONVERSION_BASED_UNIT');
    const [, date = ''] = new RegExp(`FILE_NAME\\('PQVF DN ${dn}','([^']*)'`).exec(text) ?? [];
    expect(Date.parse(date)).toBeGreaterThan(Date.parse('2026-01-01'));
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
    expect(text).toContain('simplified envelope model');
    expect(text.match(/\d{4}-\d\d-\d\dT/g)).toHaveLength(1);
  });
});
