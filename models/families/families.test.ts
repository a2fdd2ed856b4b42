import type { Shape3D } from 'replicad';
import { beforeAll, describe, expect, it } from 'vitest';
import { modelRefSchema } from '../../content/schema/model.ts';
import { loadKernel } from '#models/lib/kernel.ts';
import { flangeHoles } from '#models/lib/flange-parts.ts';
import { notchedLever } from '#models/lib/levers.ts';
import { materials } from '#models/lib/materials.ts';
import { pqvfProportions } from '#models/lib/pqvf-proportions.ts';
import type { Family, Part } from '#models/lib/part.ts';
import { tappedHole, tappedStud } from '#models/lib/tapped-joint.ts';
import { models } from '#models/model-list.ts';
import { families } from './all-families.ts';
import { box, cylinder, tube, X, Y } from '#models/lib/solids.ts';
import { ballFlanged } from './ball-flanged.ts';
import { ends, STEM } from './ball-flanged/ball-flanged-proportions.ts';
import { packingOf } from './ball-flanged/packing.ts';
import { ballThreaded } from './ball-threaded.ts';
import { ballThreeWay } from './ball-three-way.ts';
import { ballThreeWayActuated } from './ball-three-way-actuated.ts';
import { electricQuarterTurn } from './electric-quarter-turn.ts';
import { butterfly } from './butterfly.ts';
import { pqvf } from './pinch-flanged.ts';
import { pneumatic } from './pneumatic.ts';
import { actuatorProportions, galleryStep } from './pneumatic/actuator-body.ts';
import { endCaps } from './pneumatic/end-caps.ts';

const entries = Object.entries(models);

/** The parts of each model that a test has asked for: building one takes seconds, and no test changes a part. */
const made = new Map<string, Part[]>();

function once(key: string, make: () => Part[]): Part[] {
  const parts = made.get(key) ?? make();
  made.set(key, parts);
  return parts;
}

/** The parts of a family's pictures. */
const built = <P>(family: Family<P>, params: P): Part[] =>
  once(`${family.id} ${JSON.stringify(params)}`, () => family.build(params));

/** The parts of a family's 3D viewer, where it has its own. */
const viewed = <P>(family: Family<P>, params: P): Part[] =>
  once(`${family.id} in the viewer ${JSON.stringify(params)}`, () =>
    family.viewer ? family.viewer(params) : family.build(params),
  );

describe('registry', () => {
  it('names a family and parameters that the schema knows', () => {
    for (const [id, { ref }] of entries) {
      expect(modelRefSchema.safeParse(ref).success, id).toBe(true);
      expect(families[ref.family].id).toBe(ref.family);
    }
  });

  it('gives every id its own look: no two share family and parameters', () => {
    const looks = entries.map(([, { ref }]) => JSON.stringify(ref));
    expect(new Set(looks).size).toBe(looks.length);
  });

  it('describes each model in both languages, and never whether a butterfly disc is concentric or offset', () => {
    for (const [id, { ref, name }] of entries) {
      const description = (
        families[ref.family].description as (params: unknown) => { ko: string; en: string }
      )(ref.params);
      expect(description.ko, id).toMatch(/[가-힣]/);
      expect(description.en.length, id).toBeGreaterThan(20);
      expect(`${name.ko} ${name.en} ${description.ko} ${description.en}`, id).not.toMatch(
        /concentric|offset|eccentric|편심|동심/i,
      );
    }
  });

  it('does not say which of S70 and S80 has the T port', () => {
    expect(families['ball-three-way-actuated'].cutaway).toBeUndefined();
    for (const id of ['s70', 's80']) {
      expect(models[id]?.ref).toMatchObject({ family: 'ball-three-way-actuated' });
    }
  });
});

describe('geometry', () => {
  beforeAll(() => loadKernel());

  it('a spring-return actuator is longer than a double-acting one', () => {
    const length = (action: 'double-acting' | 'spring-return') => extent(endCaps(action)).size[0];
    expect(length('spring-return')).toBeGreaterThan(length('double-acting') + 50);
  });

  it('pistons, pinion and indicator of a pneumatic actuator agree: shut where springs relax, open otherwise', () => {
    const [shut, open] = (['spring-return', 'double-acting'] as const).map((action) => {
      const parts = built(pneumatic, { action });
      for (const side of ['left', 'right'])
        expect(
          partOf(parts, `piston-${side}`).shape.intersect(partOf(parts, 'pinion').shape).faces,
          `${action}: rack of the ${side} piston in the pinion`,
        ).toHaveLength(0);
      return {
        apart: extent([partOf(parts, 'piston-left'), partOf(parts, 'piston-right')]).size[0],
        bars: extent([partOf(parts, 'indicator-bars')]).size,
      };
    });
    expect(open!.apart).toBeGreaterThan(shut!.apart + 50);
    // O stands along the pipe, S across it.
    expect(open!.bars[0]).toBeGreaterThan(2 * open!.bars[1]);
    expect(shut!.bars[1]).toBeGreaterThan(2 * shut!.bars[0]);
  });

  it('air of a pneumatic actuator: its left port opens between the pistons, the right one into a gallery to both end caps', () => {
    const { axisZ, half, bore } = actuatorProportions;
    const parts = built(pneumatic, { action: 'double-acting' });
    const free = (probe: Shape3D) =>
      parts.every(({ shape }) => shape.intersect(probe).faces.length === 0);
    const port = (x: number) => cylinder(4, 40, [x, -bore - 20, axisZ], Y);
    expect([free(port(-12)), free(port(12))]).toEqual([true, false]);
    const [[, , stepZ], [, galleryY]] = galleryStep;
    const galleryZ = stepZ + 7;
    const gallery = cylinder(1.5, 2 * half + 12, [-half - 6, galleryY, galleryZ], X);
    const riser = cylinder(1.5, axisZ - 3 - galleryZ, [10, galleryY, galleryZ]);
    expect([free(gallery), free(riser)]).toEqual([true, true]);
    // From the gallery's ends into the caps.
    for (const x of [-half - 6, half + 3])
      expect(free(box([x, galleryY, galleryZ - 1], [x + 3, 0, galleryZ + 1]))).toBe(true);
  });

  it('a neck with cooling fins is taller than a ribbed one', () => {
    const base = { body: 'wafer-plain', finish: 'painted', operator: 'shaft' } as const;
    const height = (neck: 'ribbed' | 'finned') =>
      extent(built(butterfly, { ...base, neck })).high[2];
    expect(height('finned')).toBeGreaterThan(height('ribbed') + 80);
  });

  it('an open ball valve: the bore is free from end to end, and the lever lies along the pipe', () => {
    const flanged = built(ballFlanged, { body: 'two-piece' });
    const threaded = built(ballThreaded, { body: 'three-piece', operator: 'lever' });
    for (const [parts, radius] of [
      [flanged, 34],
      [threaded, 14],
    ] as const) {
      for (const name of ['ball', 'seats']) {
        const through = partOf(parts, name).shape.intersect(cylinder(radius, 400, [-200, 0, 0], X));
        expect(through.faces, name).toHaveLength(0);
      }
      const grip = extent([partOf(parts, 'lever-grip')]);
      expect(grip.size[0]).toBeGreaterThan(2 * grip.size[1]);
      expect(grip.low[1]! + grip.high[1]).toBeCloseTo(0, 1);
    }
  });

  it('S70 and S80 name their three ends, and neither wears the letter of a port', () => {
    const names = built(ballThreeWayActuated, { lies: 'along' }).map(({ name }) => name);
    expect(names).toContain('end-marks');
    expect(names.filter((name) => name.includes('port') || name.startsWith('ball'))).toEqual([]);
  });

  it('in the 3D viewer S70 and S80 have seats, a stem and both balls: which of them has which is not stated', () => {
    for (const lies of ['along', 'across'] as const) {
      const parts = viewed(ballThreeWayActuated, { lies });
      for (const name of ['seats', 'stem']) expect(partOf(parts, name)).toBeDefined();
      const towards = (name: string, x: number) =>
        partOf(parts, name).shape.intersect(cylinder(13, 20, [x, 0, 0], X)).faces.length > 0;
      // The T is open along the pipe, the L shut at its left end.
      expect([towards('ball-t', 4), towards('ball-t', -24)]).toEqual([false, false]);
      expect([towards('ball-l', 4), towards('ball-l', -24)]).toEqual([false, true]);
    }
  });

  it('in the 3D viewer the 480 actuator is hollow, and what is in it clears the housing and each other', () => {
    const outside = built(electricQuarterTurn, {});
    const parts = viewed(electricQuarterTurn, {});
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
    const room = box([-80, -50, 40], [100, 50, 95]);
    expect(partOf(outside, 'base').shape.intersect(room).faces.length).toBeGreaterThan(0);
    expect(partOf(parts, 'base').shape.intersect(room).faces).toHaveLength(0);
    const inside = ['worm-wheel', 'motor-plate', 'motor', 'motor-gear', 'limit-switches'];
    for (const name of [...inside, 'shaft', 'worm'])
      for (const wall of ['base', 'cover'])
        expect(
          partOf(parts, name).shape.intersect(partOf(parts, wall).shape).faces,
          `${name}, ${wall}`,
        ).toHaveLength(0);
    for (const [name, other] of [
      ['worm', 'worm-wheel'],
      ['motor-rotor', 'motor-gear'],
      ['motor-rotor', 'motor-stator'],
      ['cams', 'limit-switches'],
      ['worm-wheel', 'motor-gear'],
    ] as const)
      expect(
        partOf(parts, name).shape.intersect(partOf(parts, other).shape).faces,
        `${name}, ${other}`,
      ).toHaveLength(0);
  });

  it('in the 3D viewer a butterfly valve has one stem through its bored disc, and no part is within another', () => {
    for (const id of ['301', '501m']) {
      const { ref } = models[id]!;
      if (ref.family !== 'butterfly') throw new Error(`${id} is no butterfly valve`);
      const parts = viewed(butterfly, ref.params);
      expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
      const stem = extent([partOf(parts, 'stem')]);
      const disc = extent([partOf(parts, 'disc')]);
      expect(stem.low[2]).toBeLessThan(disc.low[2]! - 10);
      expect(stem.high[2]).toBeGreaterThan(disc.high[2] + 50);
      const inner = parts.filter(({ name }) => !name.startsWith('lever') && name !== 'notch-plate');
      for (const [index, one] of inner.entries())
        for (const other of inner.slice(index + 1))
          expect(
            one.shape.intersect(other.shape).faces,
            `${id}: ${one.name}, ${other.name}`,
          ).toHaveLength(0);
    }
  });

  it('the studs of a flanged ball valve stand between the holes of its flanges', () => {
    for (const body of ['two-piece', 'two-piece-yoke', 'three-piece'] as const) {
      const parts = built(ballFlanged, { body });
      const studs = parts.filter(({ name }) => name.startsWith('body-studs'));
      for (const { name, shape } of studs)
        for (const hole of flangeHoles(ends[body], -200, 400))
          expect(shape.intersect(hole).faces, `${body}: ${name}`).toHaveLength(0);
    }
  });

  it('the studs of a flanged ball valve end in blind holes of its body', () => {
    for (const body of ['two-piece', 'two-piece-yoke', 'three-piece'] as const) {
      const parts = built(ballFlanged, { body });
      const studs = partOf(parts, 'body-studs').shape;
      for (const name of ['body', body === 'three-piece' ? 'end-right' : 'end'])
        expect(studs.intersect(partOf(parts, name).shape).faces, `${body}: ${name}`).toHaveLength(
          0,
        );
    }
    const block = cylinder(20, 30, [0, 0, -30]).cut(tappedHole(8));
    expect(block.intersect(tappedStud(8, 0)).faces).toHaveLength(0);
    const deep = (shape: Shape3D) => extent([{ name: 'x', material: 'steel', shape }]).low[2]!;
    expect(deep(tappedStud(8, 0))).toBeLessThan(-8);
    expect(deep(tappedHole(8))).toBeLessThan(deep(tappedStud(8, 0)) - 2);
  });

  it('the studs of a flanged ball valve stand beside the plane of its section', () => {
    for (const body of ['two-piece', 'two-piece-yoke', 'three-piece'] as const)
      for (const { name, shape } of built(ballFlanged, { body }))
        if (name.startsWith('body-studs'))
          expect(
            shape.intersect(box([-400, -0.1, -400], [400, 0.1, 400])).faces,
            `${body}: ${name}`,
          ).toHaveLength(0);
  });

  it('seats of threaded valves lie in pockets, and levers between their stops', () => {
    const free = (parts: readonly Part[], name: string, others: readonly string[]) => {
      for (const other of others)
        expect(
          partOf(parts, name).shape.intersect(partOf(parts, other).shape).faces,
          `${name}, ${other}`,
        ).toHaveLength(0);
    };
    const lever = built(ballThreaded, { body: 'three-piece', operator: 'lever' });
    free(lever, 'seats', ['body', 'ball', 'end-left', 'end-right']);
    free(lever, 'stop-screws', ['body', 'lever', 'packing-nut']);
    free(lever, 'stem', ['ball', 'body']);
    const handle = built(ballThreaded, { body: 'two-piece', operator: 'wing-handle' });
    free(handle, 'stop-screws', ['body', 'handle', 'packing-nut']);
    const threeWay = built(ballThreeWay, { port: 'T' });
    free(threeWay, 'seats', ['body', 'ball', 'end-1', 'end-2', 'end-3']);
    free(threeWay, 'body', ['ball', 'end-1', 'end-2', 'end-3']);
    // The wall around the back seat, where the openings for the ends meet it.
    const beside = box([19.4, 20.6, -1], [20.4, 21.4, 1]);
    expect(beside.cut(partOf(threeWay, 'body').shape).faces).toHaveLength(0);
    // And around those of the three-piece valve.
    const around = box([16, -1, 22], [21, 1, 25]);
    expect(around.cut(partOf(lever, 'end-right').shape).faces).toHaveLength(0);
  });

  it('springs press the seats of the three-piece ball valve against its ball, which turns on bushes', () => {
    const parts = built(ballFlanged, { body: 'three-piece' });
    const free = (name: string, others: readonly string[]) => {
      for (const other of others)
        expect(
          partOf(parts, name).shape.intersect(partOf(parts, other).shape).faces,
          `${name}, ${other}`,
        ).toHaveLength(0);
    };
    free('seat-carriers', ['ball', 'seats', 'end-left', 'end-right', 'body', 'seat-springs']);
    free('seat-springs', ['end-left', 'end-right']);
    free('seats', ['ball']);
    free('trunnion-bush', ['ball', 'trunnion', 'stem', 'body']);
    free('stem', ['ball', 'body', 'bonnet']);
    const carriers = extent([partOf(parts, 'seat-carriers')]).high[0];
    expect(extent([partOf(parts, 'seat-springs')]).high[0]).toBeLessThan(carriers!);
  });

  it('a gasket seals each joint of a flanged ball valve, and the stuffing box lies in one part', () => {
    for (const body of ['two-piece', 'two-piece-yoke', 'three-piece'] as const) {
      const parts = built(ballFlanged, { body });
      const apart = (one: Part, other: Part) =>
        expect(
          one.shape.intersect(other.shape).faces,
          `${body}: ${one.name}, ${other.name}`,
        ).toHaveLength(0);
      const around = parts.filter(({ name }) =>
        /^(?:body|ends?|end-left|end-right|bonnet|lower-cover|ball|stem|trunnion)$|^body-studs/.test(
          name,
        ),
      );
      const gaskets = parts.filter(({ name }) => /gasket/.test(name));
      expect(gaskets, body).toHaveLength(body === 'three-piece' ? 2 : 1);
      for (const gasket of gaskets) for (const part of around) apart(gasket, part);
      for (const part of around) if (part.name !== 'body') apart(part, partOf(parts, 'body'));
      // Around and under the packing.
      const { from, to, radius } = packingOf(body);
      const wall = tube(radius + 4, radius + 0.5, to - from - 5, [0, 0, from - 2]);
      const holder = partOf(parts, body === 'three-piece' ? 'bonnet' : 'body');
      expect(wall.cut(holder.shape).faces, body).toHaveLength(0);
    }
  });

  it('the screws of a pinch valve reach through its end flanges into the casing, beside its holes and the planes of section', () => {
    const { face, thickness, flange } = pqvfProportions(100);
    const screws = partOf(built(pqvf, { dn: 100 }), 'screws-right');
    expect(extent([screws]).low[0]).toBeLessThan(face - thickness - 5);
    for (const hole of flangeHoles(flange, 0, 400))
      expect(screws.shape.intersect(hole).faces).toHaveLength(0);
    for (const plane of [box([0, -1, -200], [400, 1, 200]), box([0, -200, -1], [400, 200, 1])])
      expect(screws.shape.intersect(plane).faces).toHaveLength(0);
  });

  it('a three-way valve shows its port: on its neck, and on its stem as the passage lies', () => {
    const left = (port: 'T' | 'L') => {
      const parts = built(ballThreeWay, { port });
      expect(extent([partOf(parts, 'port-mark')]).size[2]).toBeGreaterThan(10);
      return extent([partOf(parts, 'port-indicator-bars')]).low[0]!;
    };
    expect(left('T')).toBeLessThan(-15);
    expect(left('L')).toBeGreaterThan(-5);
  });

  it('the stem of a flanged ball valve is round where its packing seals', () => {
    for (const body of ['two-piece', 'two-piece-yoke', 'three-piece'] as const) {
      const { from, to } = packingOf(body);
      const round = cylinder(STEM - 0.1, to - from, [0, 0, from]);
      const stem = partOf(built(ballFlanged, { body }), 'stem').shape;
      expect(round.cut(stem).faces, body).toHaveLength(0);
    }
  });

  it('screws hold the notch plate in the holes of the pad', () => {
    const { ref } = models['301']!;
    if (ref.family !== 'butterfly') throw new Error('301 is no butterfly valve');
    const parts = built(butterfly, ref.params);
    const screws = partOf(parts, 'notch-plate-screws');
    expect(extent([screws]).low[2]).toBeLessThan(
      extent([partOf(parts, 'notch-plate')]).low[2]! - 13,
    );
    for (const name of ['body', 'notch-plate', 'lever'])
      expect(screws.shape.intersect(partOf(parts, name).shape).faces, name).toHaveLength(0);
  });

  it('the latch of a lever stands in a notch of the plate, and reaches over it', () => {
    const parts = notchedLever(0, 28);
    const plate = partOf(parts, 'notch-plate');
    const trigger = partOf(parts, 'lever-trigger');
    const latch = extent([
      { ...trigger, shape: trigger.shape.intersect(cylinder(84, 60, [0, 0, -30])) },
    ]);
    expect(trigger.shape.intersect(plate.shape).faces).toHaveLength(0);
    expect(latch.low[2]).toBeLessThan(extent([plate]).low[2]!);
    expect(latch.high[2]).toBeGreaterThan(extent([plate]).high[2]);
  });

  it('a threaded ball valve builds to sound, named parts in known materials', () => {
    const parts = built(ballThreaded, { body: 'two-piece', operator: 'wing-handle' });
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
    for (const { name, material, shape } of parts) {
      expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(materials).toHaveProperty(material);
      expect(shape.faces.length, name).toBeGreaterThan(0);
    }
  });
});

function partOf(parts: readonly Part[], name: string): Part {
  const part = parts.find((entry) => entry.name === name);
  if (!part) throw new Error(`no part "${name}"`);
  return part;
}

/** Bounding box of all parts, mm. */
function extent(parts: readonly Part[]) {
  const boxes = parts.map(({ shape }) => shape.boundingBox.bounds);
  const low = [0, 1, 2].map((axis) => Math.min(...boxes.map(([from]) => from[axis]!)));
  const high = [0, 1, 2].map((axis) => Math.max(...boxes.map(([, to]) => to[axis]!)));
  return { low, high, size: high.map((value, axis) => value - low[axis]!) } as {
    low: number[];
    high: [number, number, number];
    size: [number, number, number];
  };
}
