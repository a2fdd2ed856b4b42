import { COLOUR } from '#models/sheets/printed-sheet.ts';
import type { PrintedSheet, StrokeOptions } from '#models/sheets/printed-sheet.ts';
import type { Localized } from '#content/schema/localized.ts';
import { type Area, type Graphic, NARROW } from './graphic.ts';
import { data } from './scales.ts';

/** Words at arrows and parts. */
export const WORDS = {
  air: { ko: '공기', en: 'Air' },
  exhaust: { ko: '배기', en: 'Exhaust' },
  vent: { ko: '대기 개방', en: 'Vent' },
  spring: { ko: '스프링', en: 'Spring' },
  open: { ko: '여는 방향 (예시)', en: 'Opening (example)' },
  close: { ko: '닫는 방향 (예시)', en: 'Closing (example)' },
  onAir: { ko: '공기 공급', en: 'Air on' },
  onFailure: { ko: '공기 차단', en: 'Air off' },
  standard: { ko: '표준', en: 'standard' },
  actuator: { ko: '액추에이터', en: 'Actuator' },
  face: { ko: '접속면', en: 'Mounting face' },
  coupling: { ko: '커플링', en: 'Coupling' },
  bracket: { ko: '브래킷', en: 'Bracket' },
  valve: { ko: '밸브 플랜지와 스템', en: 'Valve flange and stem' },
} satisfies Record<string, Localized>;

/** One position of the pistons. `out`: apart. `inside` and `outside`: what goes through the port of the middle and of both ends. */
interface Position {
  out: boolean;
  springs: boolean;
  /** Stands above a spring. */
  springName?: string;
  inside: Flow;
  outside: Flow;
}

/** The name of a port, and where its air goes: into the cylinder, out of it, or either way. */
interface Flow {
  label: string;
  way: 'in' | 'out' | 'open';
}

const HEIGHT = 150,
  /** What a rack reaches beyond the middle of the pinion, and what stays free before the other piston. */
  TOOTH = 14,
  CLEAR = 5;

/**
 * Section of both pistons in one position, seen from above, with the ports in front. Their travel is what a pinion of this size turns
 * in 90°. The left piston's rack is behind the pinion: pistons that move apart turn it counter-clockwise.
 */
function pistons(
  sheet: PrintedSheet,
  x: number,
  y: number,
  width: number,
  { out, springs, springName, inside, outside }: Position,
): void {
  const mid = x + width / 2,
    level = y + HEIGHT / 2,
    right = x + width;
  const radius = width * 0.077,
    half = width * 0.03,
    travel = (Math.PI / 2) * radius;
  // Together, a rack is just clear of the other piston; apart, it still reaches beyond the pinion's middle.
  const together = travel + TOOTH + half + CLEAR,
    length = together + travel + TOOTH;
  const at = out ? together + travel : together;
  /** Length of an end chamber with the pistons apart. */
  const end = width / 2 - (together + travel + half);
  sheet.box(x, y, width, HEIGHT, { fill: COLOUR.white });
  for (const side of [-1, 1]) {
    const face = mid + side * at;
    sheet.rect(face - half, y, 2 * half, HEIGHT, COLOUR.pneumatic);
    const rack = level + side * (radius + 7);
    sheet.rect(Math.min(face, face - side * length), rack - 7, length, 14, COLOUR.pneumatic);
  }
  sheet.circle(mid, level, radius, { weight: 3, fill: COLOUR.tint2 });
  turn(sheet, mid, level, radius * 0.56, out);
  for (const side of [-1, 1]) {
    const face = mid + side * (at + half),
      wall = mid + side * (width / 2 - 1.5);
    if (springs)
      for (const away of [-1, 1]) spring(sheet, face, wall, level + away * (HEIGHT / 2 - 30));
    pistonArrow(sheet, (face + wall) / 2, level, out ? side : -side, end - 10);
  }
  if (springName) {
    const face = mid + at + half;
    // Where its fifth coil crosses its axis.
    nameOfSpring(sheet, face + 0.45 * (right - 1.5 - face), y, springName);
  }
  // One line joins both ends to their port; it passes the other port in an arc.
  const below = y + HEIGHT,
    joint = mid + width * 0.32;
  sheet.path(`M${x + end / 2} ${below}v16H${mid - 8}a8 8 0 0 1 16 0H${right - end / 2}v-16`, {
    weight: 2.5,
  });
  port(sheet, mid, below, below + 50, inside);
  port(sheet, joint, below + 16, below + 50, outside);
  sheet.circle(joint, below + 16, 4, { fill: COLOUR.ink, weight: 1 });
}

/** Where a piston goes. */
function pistonArrow(
  sheet: PrintedSheet,
  x: number,
  y: number,
  direction: number,
  room: number,
): void {
  const length = Math.min(room, 52),
    head = Math.min(length * 0.6, 20),
    tip = x + (direction * length) / 2;
  sheet.line(tip - direction * length, y, tip - direction * head, y);
  sheet.arrow(tip, y, direction, 0, head);
}

/** Curved arrow of three quarters of a turn round a point. */
function turn(
  sheet: PrintedSheet,
  x: number,
  y: number,
  r: number,
  counterClockwise: boolean,
): void {
  const side = counterClockwise ? -1 : 1;
  // From below on one side over the top to the other; the head stands where the arc ends, along it.
  const dx = side * r * Math.SQRT1_2,
    dy = r * Math.SQRT1_2,
    head = r * 0.95;
  sheet.path(`M${x - dx} ${y + dy}A${r} ${r} 0 1 ${side > 0 ? 1 : 0} ${x + side * r} ${y}`, {
    weight: 2.5,
  });
  sheet.arrow(x + side * r, y + head * 0.75, 0, 1, head);
}

/** A port: its line, the way of its air, and its name. */
function port(
  sheet: PrintedSheet,
  x: number,
  from: number,
  to: number,
  { label, way }: Flow,
): void {
  sheet.line(x, from, x, to - (way === 'out' ? 14 : 0));
  if (way === 'out') sheet.arrow(x, to, 0, 1, 18);
  if (way === 'in') sheet.arrow(x, to - 22, 0, -1, 18);
  sheet.text(x, to + 28, label, { size: 22, anchor: 'middle', fill: COLOUR.ink2 });
}

function spring(sheet: PrintedSheet, from: number, to: number, y: number): void {
  const turns = 5;
  const points = Array.from(
    { length: turns * 2 + 1 },
    (_, i) => `${from + ((to - from) * i) / (turns * 2)} ${y + (i % 2 ? 13 : -13)}`,
  );
  sheet.path(`M${points.join('L')}`, { weight: 2.5, stroke: COLOUR.ink2 });
}

/** The name of a spring above the cylinder, and its leader to the coil. */
function nameOfSpring(sheet: PrintedSheet, x: number, top: number, name: string): void {
  sheet.text(x, top - 24, name, { size: 22, anchor: 'middle', fill: COLOUR.ink2 });
  sheet.line(x, top - 14, x, top + 30, { weight: 1.5, stroke: COLOUR.ink3 });
  sheet.circle(x, top + 30, 4, { fill: COLOUR.ink3, stroke: COLOUR.white, weight: 1.5 });
}

/** Drawing, and below it both positions of the pistons. */
function actionGraphic(file: string, springs: boolean): Graphic {
  return (sheet, { x, y, width, height }, lang) => {
    const half = width / 2 - 30;
    const base = y + height - 250,
      second = x + half + 60;
    const air: Flow = { label: WORDS.air[lang], way: 'in' },
      exhaust: Flow = { label: WORDS.exhaust[lang], way: 'out' },
      vent: Flow = { label: WORDS.vent[lang], way: 'open' };
    const title = { size: 24, weight: 'SemiBold' } as const;
    sheet.drawing(file, x + 40, y, width - 80, height - 350);
    sheet.text(x, base - 24, (springs ? WORDS.onAir : WORDS.open)[lang], title);
    sheet.text(second, base - 24, (springs ? WORDS.onFailure : WORDS.close)[lang], title);
    pistons(sheet, x, base, half, {
      out: true,
      springs,
      inside: air,
      outside: springs ? vent : exhaust,
    });
    pistons(sheet, second, base, half, {
      out: false,
      springs,
      inside: exhaust,
      outside: springs ? vent : air,
      ...(springs ? { springName: WORDS.spring[lang] } : {}),
    });
  };
}

export const doubleActing = actionGraphic('ap-da-cutaway-tone.svg', false);
export const springReturn = actionGraphic('ap-sr-cutaway-tone.svg', true);

/** Dial of rotation angles: the standard one filled, the options dashed. */
export const rotationDial: Graphic = (sheet, { x, y, width, height }, lang) => {
  const narrow = width < NARROW;
  const radius = Math.min(height - 130, width * (narrow ? 0.46 : 0.5));
  const cx = x + width * (narrow ? 0.42 : 0.33),
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
    if (angle === standard || options.includes(angle)) continue;
    const [ax, ay] = point(angle, radius),
      [bx, by] = point(angle, radius - (angle % 15 === 0 ? 22 : 11));
    sheet.line(ax, ay, bx, by, { weight: 1.5, stroke: COLOUR.line });
  }
  sheet.line(cx, cy, cx + radius, cy);
  sheet.text(cx + radius, cy + 42, '0°', { size: 34, anchor: 'middle', fill: COLOUR.ink2 });
  const way = radius * 0.3,
    end = standard - 2;
  const [fx, fy] = point(0, way),
    [hx, hy] = point(end - 6, way),
    [tipX, tipY] = point(end, way);
  sheet.path(`M${fx} ${fy}A${way} ${way} 0 0 0 ${hx} ${hy}`, { weight: 2.5 });
  sheet.arrow(tipX, tipY, tipX - hx, tipY - hy, 22);
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
