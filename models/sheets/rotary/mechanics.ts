import { COLOUR } from '#models/sheets/printed-sheet.ts';
import type { PrintedSheet, StrokeOptions } from '#models/sheets/printed-sheet.ts';
import type { Localized } from '#content/schema/localized.ts';
import { type Area, type Graphic, NARROW } from './graphic.ts';
import { data } from './scales.ts';

/** Words at arrows and parts. */
export const WORDS = {
  air: { ko: '공기', en: 'Air' },
  exhaust: { ko: '배기', en: 'Exhaust' },
  spring: { ko: '스프링', en: 'Spring' },
  open: { ko: '한쪽으로', en: 'One way' },
  close: { ko: '반대쪽으로', en: 'The other way' },
  onAir: { ko: '공기 공급', en: 'Air on' },
  onFailure: { ko: '공기 차단', en: 'Air off' },
  standard: { ko: '표준', en: 'standard' },
  actuator: { ko: '액추에이터', en: 'Actuator' },
  face: { ko: '접속면', en: 'Mounting face' },
  coupling: { ko: '커플링', en: 'Coupling' },
  bracket: { ko: '브래킷', en: 'Bracket' },
  valve: { ko: '밸브 플랜지와 스템', en: 'Valve flange and stem' },
} satisfies Record<string, Localized>;

/** Section of both pistons in one position, with ports and arrows. `out`: pistons apart. */
function pistons(
  sheet: PrintedSheet,
  x: number,
  y: number,
  width: number,
  {
    out,
    springs,
    inside,
    outside,
  }: { out: boolean; springs: boolean; inside: string; outside: string },
): void {
  const height = 150,
    mid = x + width / 2;
  // In a narrow drawing the pistons stay clear of the wall, so that springs and arrows have room.
  const narrow = width < NARROW / 2;
  sheet.box(x, y, width, height, { fill: COLOUR.white });
  sheet.circle(mid, y + height / 2, 26, { weight: 3, fill: COLOUR.tint2 });
  const inner = width * 0.19;
  const at = out ? width * (narrow ? 0.27 : 0.36) : inner;
  // As long in either position, and clear of the other piston where they are nearest.
  const length = 2 * inner - 11 - 8;
  for (const side of [-1, 1]) {
    const face = mid + side * at;
    sheet.rect(face - 11, y + 6, 22, height - 12, COLOUR.pneumatic);
    const rack = y + height / 2 + side * 33;
    sheet.rect(Math.min(face, face - side * length), rack - 7, length, 14, COLOUR.pneumatic);
    if (springs) spring(sheet, face + side * 13, mid + side * (width / 2 - 3), y + 30);
    if (springs) spring(sheet, face + side * 13, mid + side * (width / 2 - 3), y + height - 30);
    const arrow = out ? side : -side;
    // Arrows between the springs, or beside the other piston's rack.
    const level = y + height / 2 - (out || narrow ? 0 : side * 33);
    // In a narrow drawing there is room outside the pistons only, whichever way they go.
    const start = narrow && !out ? face + side * 60 : face;
    const [from, tip] = narrow ? [14, 46] : [20, 64];
    sheet.line(start + arrow * from, level, start + arrow * (tip - 12), level, {
      stroke: COLOUR.ink,
    });
    sheet.arrow(start + arrow * tip, level, arrow, 0, 20);
  }
  port(sheet, mid, y + height, inside);
  port(sheet, x + width - 34, y + height, outside);
}

function port(sheet: PrintedSheet, x: number, y: number, label: string): void {
  sheet.line(x, y, x, y + 26);
  sheet.text(x, y + 56, label, { size: 22, anchor: 'middle', fill: COLOUR.ink2 });
}

function spring(sheet: PrintedSheet, from: number, to: number, y: number): void {
  const turns = 7;
  const points = Array.from(
    { length: turns * 2 + 1 },
    (_, i) => `${from + ((to - from) * i) / (turns * 2)} ${y + (i % 2 ? 13 : -13)}`,
  );
  sheet.path(`M${points.join('L')}`, { weight: 2.5, stroke: COLOUR.ink2 });
}

/** Drawing, and below it both positions of the pistons. */
function actionGraphic(file: string, springs: boolean): Graphic {
  return (sheet, { x, y, width, height }, lang) => {
    const half = width / 2 - 30;
    const base = y + height - 250;
    sheet.drawing(file, x + 40, y, width - 80, height - 350);
    const first = springs ? WORDS.onAir : WORDS.open,
      second = springs ? WORDS.onFailure : WORDS.close;
    sheet.text(x, base - 24, first[lang], { size: 24, weight: 'SemiBold' });
    sheet.text(x + half + 60, base - 24, second[lang], { size: 24, weight: 'SemiBold' });
    pistons(sheet, x, base, half, {
      out: true,
      springs,
      inside: WORDS.air[lang],
      outside: WORDS.exhaust[lang],
    });
    pistons(sheet, x + half + 60, base, half, {
      out: false,
      springs,
      inside: WORDS.exhaust[lang],
      outside: springs ? WORDS.spring[lang] : WORDS.air[lang],
    });
  };
}

export const doubleActing = actionGraphic('ap-da-cutaway-tone.svg', false);
export const springReturn = actionGraphic('ap-sr-cutaway-tone.svg', true);

/** Dial of rotation angles: the standard one filled, the options dashed. */
export const rotationDial: Graphic = (sheet, { x, y, width, height }, lang) => {
  const narrow = width < NARROW;
  const radius = Math.min(height - 130, width * (narrow ? 0.46 : 0.52));
  const cx = x + width * (narrow ? 0.42 : 0.3),
    cy = y + height - 50;
  const point = (angle: number, r: number): [number, number] => {
    const a = (angle * Math.PI) / 180;
    return [cx + r * Math.cos(a), cy - r * Math.sin(a)];
  };
  const { standard, options } = data.rotation;
  const [sx, sy] = point(standard, radius * 0.86);
  sheet.path(
    `M${cx} ${cy}L${cx + radius * 0.86} ${cy}A${radius * 0.86} ${radius * 0.86} 0 0 0 ${sx} ${sy}z`,
    { fill: COLOUR.pneumaticPale, weight: 0.01 },
  );
  const most = Math.max(standard, ...options);
  const [mx, my] = point(most, radius);
  sheet.path(`M${cx + radius} ${cy}A${radius} ${radius} 0 0 0 ${mx} ${my}`, {});
  for (let angle = 0; angle <= most; angle += 5) {
    const [ax, ay] = point(angle, radius),
      [bx, by] = point(angle, radius - (angle % 15 === 0 ? 22 : 11));
    sheet.line(ax, ay, bx, by, { weight: 1.5, stroke: COLOUR.line });
  }
  sheet.line(cx, cy, cx + radius, cy);
  for (const angle of options) {
    const [ax, ay] = point(angle, radius);
    sheet.line(cx, cy, ax, ay, { weight: 2.5, dash: '16 10', stroke: COLOUR.ink3 });
    const [tx, ty] = point(angle, radius + 46);
    sheet.text(tx, ty + 12, `${angle}°`, { size: 34, anchor: 'middle', fill: COLOUR.ink2 });
  }
  const [ex, ey] = point(standard, radius);
  sheet.line(cx, cy, ex, ey, { weight: 7, stroke: COLOUR.pneumatic });
  const [tx, ty] = point(standard, radius + 40);
  sheet.text(tx, ty, `${standard}°`, {
    size: 54,
    weight: 'SemiBold',
    anchor: 'middle',
    fill: COLOUR.pneumatic,
  });
  sheet.text(tx + 62, ty, WORDS.standard[lang], { size: 24, fill: COLOUR.ink3 });
  sheet.circle(cx, cy, 20, { fill: COLOUR.white, weight: 4 });
  // Where the dial leaves room: below its last angle, or beside its top.
  if (narrow) sheet.drawing('ap-da-tone.svg', x, cy - 128, width * 0.28, 140);
  else sheet.drawing('ap-da-tone.svg', x + width * 0.66, y - 10, width * 0.34, height * 0.36);
};

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
  BRACKET = { half: 50, tall: 62, plate: 9, wall: 8, hole: 20 },
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
function bracket({ sheet, cx, foot, k }: Place): void {
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
    for (const level of [top, foot - plate])
      sheet.line(at(BOLT * k), level - 5, at(BOLT * k), level + plate + 5, {
        weight: 1.2,
        stroke: COLOUR.needle,
      });
  }
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
