import type { Shape3D } from 'replicad';
import { cut, fuse } from '#models/lib/booleans.ts';
import { cad } from '#models/lib/kernel.ts';
import { buildPqvf } from '#models/families/pinch-flanged.ts';
import { capScrew, hexBolt, studNut } from '#models/lib/fasteners.ts';
import type { MaterialName } from '#models/lib/materials.ts';
import type { Cutaway, Part } from '#models/lib/part.ts';
import { flangeHoles } from '#models/lib/flange-parts.ts';
import {
  alongX,
  circularPattern,
  box,
  cylinder,
  draw,
  compound,
  place,
  revolveDrawing,
  tube,
  X,
} from '#models/lib/solids.ts';
import { meshCutaway, type MeshPart } from '#models/pipeline/mesh.ts';
import { SCENE_TOLERANCE } from '#models/scenes/scene-object.ts';
import { VALVE } from './layout.ts';

const { bore, sleeveOuter, lip, face, length, ringOuter, chamber, thickness, flange } = VALVE;

let valve: Part[] | undefined;

/** A part of the valve by name; the valve is built once. */
function valvePart(name: string, material?: MaterialName): Part[] {
  valve ??= buildPqvf(VALVE, true).map((one) => ({ ...one, shape: drilled(one) }));
  const part = valve.find((one) => one.name === name);
  if (!part) throw new Error(`the pinch valve has no part "${name}"`);
  return [{ ...part, ...(material ? { material } : {}) }];
}

/** Radius of the thread of the screws that hold an end flange, how far they reach into the casing, and their length, mm. */
const SCREW = 4.5 * VALVE.detailScale,
  SCREW_DEPTH = 18;
export const SCREW_LENGTH = SCREW_DEPTH + thickness - 10 * VALVE.detailScale;

/** Casing and end flanges with the holes of the flange screws, which nobody sees before a flange is off. */
function drilled({ name, shape }: Part): Shape3D {
  const end = /^flange-(left|right)$/.exec(name)?.[1];
  if (name !== 'body' && end === undefined) return shape;
  const sides = end === undefined ? [-1, 1] : [end === 'left' ? -1 : 1];
  const holes = sides.flatMap((side) =>
    circularPattern(4, flange.pitchCircle / 2, (y, z) =>
      name === 'body'
        ? cylinder(SCREW, SCREW_DEPTH + 1, [side * (ringOuter + 1), y, z], [-side, 0, 0])
        : cylinder(SCREW + 1, 2 * thickness, [side * (face + 2), y, z], [-side, 0, 0]),
    ),
  );
  return cut(shape, holes);
}

/** The valve's parts. The worn sleeve differs from the new one in its bore, which wear has widened. */
export const valveObjects = {
  casing: () => valvePart('body'),
  /** The casing with a quarter removed: its inside, and the air passage cut through its middle. */
  'casing-cut': (): MeshPart[] => meshCutaway(valvePart('body'), frontQuarter, SCENE_TOLERANCE),
  'flange-left': () => valvePart('flange-left'),
  'flange-right': () => valvePart('flange-right'),
  'screws-left': () => valvePart('screws-left'),
  'screws-right': () => valvePart('screws-right'),
  fitting: () => valvePart('fitting'),
  'port-axis': () => portAxis(),
  'sleeve-new': () => valvePart('sleeve'),
  'sleeve-new-folded': () => valvePart('sleeve').map(folded),
  'sleeve-worn': () => [worn()],
  'sleeve-worn-folded': () => [folded(worn())],
  'sleeve-worn-cut': (): MeshPart[] => meshCutaway([worn()], frontQuarter, SCENE_TOLERANCE),
  /** The valve with a quarter removed and its sleeve closed by control air. */
  'valve-cut-shut': (): MeshPart[] =>
    meshCutaway(
      [
        ...[
          'body',
          'flange-left',
          'flange-right',
          'fitting',
          'screws-left',
          'screws-right',
        ].flatMap((name) => valvePart(name)),
        pinched(),
      ],
      { ...frontQuarter, uncut: ['fitting', 'screws-left', 'screws-right', 'sleeve-shut'] },
      SCENE_TOLERANCE,
    ),
  dirt: () => [dirt()],
  'blind-covers': () => blindCovers(),
  'alignment-marks': () => alignmentMarks(),
} satisfies Record<string, () => Part[] | MeshPart[]>;

const frontQuarter: Cutaway = {
  box: [
    [-length, -length, 0],
    [length, 0, length],
  ],
  description: { ko: '슬리브', en: 'sleeve' },
};

/** Depth of the wear at x, mm: uneven, and none at the ends. */
export function wear(x: number): number {
  const share = Math.min(1, (length / 2 - 30 - Math.abs(x)) / 120);
  const waves = 6.5 + 3.4 * Math.sin(x / 61) + 2.1 * Math.sin(x / 33 + 1);
  return waves * share * share * (3 - 2 * share);
}

const wearSlope = (x: number) => (wear(x + 0.01) - wear(x - 0.01)) / 0.02;

/** The worn bore is one smooth curve: along cones, the edge of a shadow would go in steps. */
function worn(): Part {
  const end = length / 2;
  const CURVES = 14;
  let profile = draw([bore, -end])
    .lineTo([lip, -end])
    .lineTo([lip, -face])
    .lineTo([sleeveOuter, -face])
    .lineTo([sleeveOuter, face])
    .lineTo([lip, face])
    .lineTo([lip, end])
    .lineTo([bore, end]);
  const at = (i: number) => (end - 30) * (1 - (2 * i) / CURVES);
  profile = profile.lineTo([bore, at(0)]);
  for (let i = 0; i < CURVES; i++) {
    const from = at(i),
      to = at(i + 1),
      third = (to - from) / 3;
    profile = profile.cubicBezierCurveTo(
      [bore + wear(to), to],
      [bore + wear(from) + wearSlope(from) * third, from + third],
      [bore + wear(to) - wearSlope(to) * third, to - third],
    );
  }
  return {
    name: 'sleeve-worn',
    material: 'rubber-worn',
    shape: alongX(revolveDrawing(profile.close())),
  };
}

/** A sleeve half way in the casing: the lip of its left end, wider than the chamber, is folded in there, where nobody sees it. */
const folded = (sleeve: Part): Part => ({
  ...sleeve,
  shape: cut(
    sleeve.shape,
    tube(lip + 5, sleeveOuter, length / 2 - face + 3, [-length / 2 - 3, 0, 0], X),
  ),
});

/** The closed sleeve: round ends, flat in the middle. */
function pinched(): Part {
  const section = (x: number, wide: number, high: number) =>
    draw([-wide, 0])
      .threePointsArcTo([wide, 0], [0, high])
      .threePointsArcTo([-wide, 0], [0, -high])
      .close()
      .sketchOnPlane('YZ', [x, 0, 0]);
  const r = sleeveOuter - 0.5;
  const half = (side: 1 | -1) =>
    cad.loft(
      [
        section(side * 352, r, r - 0.5),
        section(side * 240, r * 0.995, r * 0.8),
        section(side * 110, r * 0.985, r * 0.24),
        section(side * 1, r * 0.98, r * 0.16),
      ].map((sketch) => (sketch as unknown as { wire: never }).wire),
      { ruled: false },
    );
  const ends = [-1, 1].map((side) =>
    fuse(
      cylinder(sleeveOuter - 0.5, face - 350, [side > 0 ? 350 : -face, 0, 0], X),
      cylinder(lip, length / 2 - face + 0.5, [side > 0 ? face - 0.5 : -length / 2, 0, 0], X),
    ).cut(cylinder(bore, 60, [side > 0 ? 340 : -400, 0, 0], X)),
  );
  return { name: 'sleeve-shut', material: 'rubber', shape: compound(half(1), half(-1), ends) };
}

/** Deposits on the casing's faces and in its chamber. */
function dirt(): Part {
  const rings = [-1, 1].map((side) =>
    tube(
      flange.pitchCircle / 2 - 15,
      chamber + 2,
      1,
      [side > 0 ? ringOuter : -ringOuter - 1, 0, 0],
      X,
    ),
  );
  const film = tube(chamber - 0.2, chamber - 1.2, 2 * ringOuter - 2, [-ringOuter + 1, 0, 0], X);
  return { name: 'dirt', material: 'rubber-worn', shape: compound(rings, film) };
}

/** Centre line from the port to the unscrewed fitting above it. */
function portAxis(): Part[] {
  const dashes = [0, 26, 38].map((from, index) =>
    cylinder(2.4, index === 1 ? 5 : 19, [0, 0, VALVE.bossTop + 6 + from]),
  );
  return [{ name: 'port-axis', material: 'signal-red', shape: compound(dashes) }];
}

/** Blind covers with their bolts, for the leak test. */
function blindCovers(): Part[] {
  const plate = (side: 1 | -1) =>
    cut(
      cylinder(flange.outer / 2, 24, [side > 0 ? length / 2 : -length / 2 - 24, 0, 0], X),
      flangeHoles(flange, -500, 1000),
    );
  const bolts = [-1, 1].flatMap((side) =>
    circularPattern(
      flange.holes,
      flange.pitchCircle / 2,
      (y, z) => [
        place(hexBolt(20), [side * (length / 2 + 24), y, z], [side, 0, 0]),
        // Behind the valve's flange, as in the line.
        place(studNut(20), [side * VALVE.ringInner, y, z], [-side, 0, 0]),
      ],
      Math.PI / flange.holes,
    ).flat(),
  );
  return [
    { name: 'covers', material: 'paint-valve', shape: compound(plate(1), plate(-1)) },
    { name: 'cover-bolts', material: 'steel', shape: compound(bolts) },
  ];
}

/** Half the angle between two of a flange's twelve holes, degrees. */
const BETWEEN_HOLES = 15;

/** Yellow alignment marks on casing and sleeve: one stroke of paint, down the rim and the face of each. */
function alignmentMarks(): Part[] {
  const { ringInner } = VALVE;
  const half = 10,
    // Thick enough to hide the edges below it.
    paint = 2,
    end = length / 2,
    rim = flange.outer / 2;
  const stroke = (from: [x: number, z: number], to: [x: number, z: number]) =>
    box([from[0], -half, from[1]], [to[0], half, to[1]]);
  return [
    {
      name: 'marks',
      material: 'indicator',
      shape: fuse(
        stroke([ringInner, rim - 1], [ringOuter + paint, rim + paint]),
        stroke([ringOuter - 1, lip - 4], [ringOuter + paint, rim + paint]),
        stroke([ringOuter, lip - 1], [end + paint, lip + paint]),
        stroke([end - 1, bore + 1], [end + paint, lip + paint]),
      ).rotate(BETWEEN_HOLES, [0, 0, 0], X),
    },
  ];
}

/** A removed screw of an end flange, for the tray: its head on z = 0, its thread below. */
export const looseScrew = () => capScrew(2 * SCREW, SCREW_LENGTH);
/** Thickness of a cover flange, mm. */
export const COVER_THICKNESS = thickness;
