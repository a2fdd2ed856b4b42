import { mounting as WORDS } from '../../../content/drawn-words.ts';
import { COLOUR } from '../../../tools/drawing/printed-sheet.ts';
import type { PrintedSheet, StrokeOptions } from '../../../tools/drawing/printed-sheet.ts';

import { type Area, type Graphic, NARROW } from './graphic.ts';
import { data } from './scales.ts';

/** Strokes of the exploded view. */
const metal = { fill: COLOUR.tint, weight: 2.5 } as const;
const THIN = { weight: 1.5 } as const;
/** Between strokes of a hatching, along both axes. */
const HATCH = 9;

/** Hatching of a cut face, at 45°: strokes of several faces of one part are in line. */
function hatch(sheet: PrintedSheet, { x, y, width, height }: Area): void {
  const right = x + width,
    bottom = y + height;
  // A stroke has one sum of x and y. It rises from the left or lower edge to the upper or right one.
  for (let sum = Math.ceil((x + y) / HATCH) * HATCH; sum < right + bottom; sum += HATCH) {
    const from = Math.max(x, sum - bottom),
      to = Math.min(right, sum - y);
    sheet.line(from, sum - from, to, sum - to, { weight: 1.2, stroke: COLOUR.line });
  }
}

// Proportions of the exploded view, mm of illustration: one scale for all its parts, so that faces that meet are alike.
const ACTUATOR = { wide: 261, tall: 166 },
  PAD = 43,
  PAD_TALL = 10,
  /** Bolts of the mounting faces, from the axis. */
  BOLT = 25,
  COUPLING = { half: 15, tall: 46 },
  SQUARE = 9,
  BRACKET = { half: 50, tall: 62, plate: 9, wall: 8, hole: 16 },
  STEM = 22,
  FLANGE = 12,
  NECK = 24;
const STACK = ACTUATOR.tall + 10 + COUPLING.tall + BRACKET.tall + STEM + FLANGE + NECK;

/** A part of the exploded view, seen from its front: `foot` is where it stands on the sheet, `k` units are one mm. */
interface Place {
  sheet: PrintedSheet;
  cx: number;
  foot: number;
  k: number;
}

/** Box by its left, its foot, width and height, mm from the middle of the part's foot. */
const boxOf = (
  { sheet, cx, foot, k }: Place,
  [left, low, wide, tall]: readonly [number, number, number, number],
  options: StrokeOptions = metal,
): void => sheet.box(cx + left * k, foot - (low + tall) * k, wide * k, tall * k, options);

/** Hidden edges of the bolt holes through a plate, and their axes. */
function boltHoles({ sheet, cx, foot, k }: Place, low: number, tall: number): void {
  for (const side of [-1, 1]) {
    const x = cx + side * BOLT * k,
      top = foot - (low + tall) * k,
      bottom = foot - low * k;
    for (const edge of [-4 * k, 4 * k])
      sheet.line(x + edge, top, x + edge, bottom, { weight: 1.2, dash: '5 3' });
    sheet.line(x, top - 5, x, bottom + 5, { weight: 1.2, stroke: COLOUR.needle });
  }
}

/** The actuator, with its mounting face as its foot. */
function actuatorFront(place: Place): void {
  const { sheet, cx, foot, k } = place;
  const circle = (x: number, z: number, r: number, options: StrokeOptions = THIN) =>
    sheet.circle(cx + x * k, foot - z * k, r * k, options);
  boxOf(place, [-14, 157, 28, 9]);
  boxOf(place, [-21, 143, 42, 14], { ...metal, fill: COLOUR.ink2 });
  boxOf(place, [-39, 140, 78, 3]);
  boxOf(place, [-30, 134, 60, 6]);
  for (const side of [-1, 1]) {
    boxOf(place, [side < 0 ? -130.5 : 127, 36, 3.5, 72]);
    const x = (mm: number) => cx + side * mm * k,
      z = (mm: number) => foot - mm * k;
    sheet.path(
      `M${x(94)} ${z(136)}H${x(116)}Q${x(127.5)} ${z(136)} ${x(127.5)} ${z(124)}V${z(20)}Q${x(127.5)} ${z(8)} ${x(116)} ${z(8)}H${x(94)}z`,
      { ...metal, fill: COLOUR.tint2 },
    );
  }
  boxOf(place, [-94, 10, 188, 124]);
  for (const z of [42, 102]) boxOf(place, [-94, z - 2, 188, 4], THIN);
  boxOf(place, [-94, 49, 188, 46], THIN);
  boxOf(place, [45, 58, 42, 28], THIN);
  for (const side of [-1, 1]) {
    circle(side * 12, 72, 6, { weight: 2.5 });
    for (const z of [60, 84]) circle(side * 16, z, 2);
    circle(side * 26, 27, 12);
    circle(side * 26, 27, 8);
    circle(side * 26, 27, 4.5, { weight: 2.5 });
  }
  boxOf(place, [-PAD, 0, 2 * PAD, PAD_TALL]);
  boltHoles(place, 0, PAD_TALL);
}

/** The coupling: a square for the actuator's socket above, and a hidden socket for the valve's stem below. */
function coupling(place: Place): void {
  boxOf(place, [-SQUARE, COUPLING.tall, 2 * SQUARE, 10]);
  boxOf(place, [-COUPLING.half, 0, 2 * COUPLING.half, COUPLING.tall]);
  boxOf(place, [-SQUARE, 0, 2 * SQUARE, STEM], { weight: 1.5, dash: '6 4' });
}

/**
 * Bracket, cut through its middle: a box, open to front and back, with a hole in each of its plates. Behind the cut one sees
 * the far halves of both holes and the inside.
 */
function bracket(place: Place): void {
  const { sheet, cx, foot, k } = place;
  const [half, tall, plate, wall, hole] = [
    BRACKET.half * k,
    BRACKET.tall * k,
    BRACKET.plate * k,
    BRACKET.wall * k,
    BRACKET.hole * k,
  ];
  const top = foot - tall;
  const across = half - hole;
  for (const side of [-1, 1]) {
    const from = (distance: number, wide: number) => cx + side * distance - (side < 0 ? wide : 0);
    const faces = [
      { x: from(hole, across), y: top, width: across, height: plate },
      { x: from(half - wall, wall), y: top + plate, width: wall, height: tall - 2 * plate },
      { x: from(hole, across), y: foot - plate, width: across, height: plate },
    ];
    for (const face of faces) sheet.rect(face.x, face.y, face.width, face.height, COLOUR.tint);
    for (const face of faces) hatch(sheet, face);
    const at = (distance: number) => cx + side * distance;
    sheet.path(
      `M${at(hole)} ${top}H${at(half)}V${foot}H${at(hole)}v${-plate}H${at(half - wall)}V${top + plate}H${at(hole)}z`,
      { weight: 2.5 },
    );
  }
  for (const low of [0, BRACKET.tall - BRACKET.plate]) boltHoles(place, low, BRACKET.plate);
  // Far edges of the holes, above and below each plate.
  for (const level of [top, top + plate, foot - plate, foot])
    sheet.line(cx - hole, level, cx + hole, level, THIN);
}

/** The upper part of the valve: stem, flange, and the neck of its body. */
function valveTop(place: Place): void {
  const { sheet, cx, foot, k } = place;
  boxOf(place, [-SQUARE, NECK + FLANGE, 2 * SQUARE, STEM]);
  sheet.path(
    `M${cx - 24 * k} ${foot - NECK * k}L${cx - 30 * k} ${foot}H${cx + 30 * k}L${cx + 24 * k} ${foot - NECK * k}z`,
    metal,
  );
  boxOf(place, [-PAD, NECK, 2 * PAD, FLANGE]);
  boltHoles(place, NECK, FLANGE);
}

/** Exploded view along the axis, all from the front: actuator with its mounting face, coupling, bracket, valve. */
export const mountingStack: Graphic = (sheet, { x, y, width, height }, lang) => {
  const narrow = width < NARROW;
  const room = narrow ? 190 : 360;
  const size = narrow ? 23 : 27;
  const k = Math.min((width - room) / ACTUATOR.wide, height / (STACK + 60));
  const cx = x + (ACTUATOR.wide / 2) * k,
    words = x + ACTUATOR.wide * k + 14;
  const gap = (height - STACK * k) / 3;
  const feet = { actuator: y + ACTUATOR.tall * k, coupling: 0, bracket: 0, valve: y + height };
  feet.coupling = feet.actuator + gap + (10 + COUPLING.tall) * k;
  feet.bracket = feet.coupling + gap + BRACKET.tall * k;
  const placed = (foot: number): Place => ({ sheet, cx, foot, k });
  sheet.line(cx, feet.actuator, cx, feet.valve, {
    stroke: COLOUR.needle,
    weight: 2,
    dash: '24 6 5 6',
  });
  actuatorFront(placed(feet.actuator));
  coupling(placed(feet.coupling));
  bracket(placed(feet.bracket));
  valveTop(placed(feet.valve));
  const rows: readonly (readonly [at: number, on: number, name: string, standard?: string])[] = [
    [feet.actuator - 72 * k, 112, WORDS.actuator[lang]],
    [feet.actuator - (PAD_TALL / 2) * k, PAD - 6, WORDS.face[lang], data.mounting],
    [feet.coupling - COUPLING.tall * 0.75 * k, 8, WORDS.coupling[lang]],
    [feet.bracket - (BRACKET.tall / 2) * k, BRACKET.half - BRACKET.wall / 2, WORDS.bracket[lang]],
    [feet.valve - (NECK + FLANGE / 2) * k, PAD - 6, WORDS.valve[lang]],
  ];
  for (const [at, on, name, standard] of rows) {
    sheet.line(cx + on * k, at, words - 8, at, { weight: 1.5, stroke: COLOUR.ink3 });
    sheet.circle(cx + on * k, at, 4, { fill: COLOUR.ink3, stroke: COLOUR.ink3, weight: 1 });
    const next = sheet.paragraph(words, at + 9, x + width - words, name, {
      size,
      weight: 'SemiBold',
      leading: 1.3,
    });
    if (standard) sheet.text(words, next + 2, standard, { size: size - 2, fill: COLOUR.ink3 });
  }
};
