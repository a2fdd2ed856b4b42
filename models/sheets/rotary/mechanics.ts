import { COLOUR } from '#models/sheets/printed-sheet.ts';
import type { PrintedSheet } from '#models/sheets/printed-sheet.ts';
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

const metal = { fill: COLOUR.tint, weight: 3 } as const;
/** Between strokes of a hatching, along both axes. */
const HATCH = 15;

/** Hatching of a cut face, at 45°: strokes of several faces of one part are in line. */
function hatch(sheet: PrintedSheet, { x, y, width, height }: Area): void {
  const right = x + width,
    bottom = y + height;
  // A stroke has one sum of x and y. It rises from the left or lower edge to the upper or right one.
  for (let sum = Math.ceil((x + y) / HATCH) * HATCH; sum < right + bottom; sum += HATCH) {
    const from = Math.max(x, sum - bottom),
      to = Math.min(right, sum - y);
    sheet.line(from, sum - from, to, sum - to, { weight: 1.5, stroke: COLOUR.line });
  }
}

/**
 * Bracket, cut through its middle: a box, open to front and back, with a hole in each of its plates. Behind the cut one sees
 * the far halves of both holes and the inside.
 *
 * @param k scale across the axis
 * @param unit of height
 */
function bracket(sheet: PrintedSheet, cx: number, top: number, k: number, unit: number): void {
  const hole = 46,
    half = 150 * k,
    plate = 2.6 * unit,
    wall = 26 * k,
    height = 14 * unit;
  const bottom = top + height;
  const across = half - hole;
  for (const side of [-1, 1]) {
    const from = (distance: number, wide: number) => cx + side * distance - (side < 0 ? wide : 0);
    const faces = [
      { x: from(hole, across), y: top, width: across, height: plate },
      { x: from(half - wall, wall), y: top + plate, width: wall, height: height - 2 * plate },
      { x: from(hole, across), y: bottom - plate, width: across, height: plate },
    ];
    for (const face of faces) sheet.rect(face.x, face.y, face.width, face.height, COLOUR.tint);
    for (const face of faces) hatch(sheet, face);
    const at = (distance: number) => cx + side * distance;
    sheet.path(
      `M${at(hole)} ${top}H${at(half)}V${bottom}H${at(hole)}v${-plate}H${at(half - wall)}V${top + plate}H${at(hole)}z`,
    );
  }
  // Far edges of the holes, above and below each plate.
  for (const level of [top, top + plate, bottom - plate, bottom])
    sheet.line(cx - hole, level, cx + hole, level, { weight: 1.5 });
}

/** Exploded view along the axis: actuator, coupling, bracket, valve. */
export const mountingStack: Graphic = (sheet, { x, y, width, height }, lang) => {
  const narrow = width < NARROW;
  const cx = x + (narrow ? 160 : width * 0.3),
    unit = height / 100;
  // Across the axis the parts shrink with the drawing; along it they fill its height.
  const k = narrow ? 0.8 : 1;
  const words = cx + (narrow ? 170 : 346);
  const rows: readonly (readonly [
    top: number,
    tall: number,
    name: string,
    standard: string,
    on: number,
  ])[] = [
    [4.4, 40, WORDS.actuator[lang], '', narrow ? 157 : 226],
    [42, 4, WORDS.face[lang], data.mounting, 112],
    [52, 14, WORDS.coupling[lang], '', 22],
    [70, 14, WORDS.bracket[lang], '', 137],
    [89, 10, WORDS.valve[lang], '', 112],
  ];
  const wide = narrow ? 320 : 600;
  sheet.drawing('ap-da-line.svg', cx - wide / 2, y, wide, 40 * unit);
  sheet.line(cx, y + 41 * unit, cx, y + height, {
    stroke: COLOUR.needle,
    weight: 2,
    dash: '30 8 6 8',
  });
  sheet.box(cx - 130 * k, y + 43 * unit, 260 * k, 3.4 * unit, metal);
  for (const dx of [-100 * k, 100 * k])
    sheet.line(cx + dx, y + 42 * unit, cx + dx, y + 48 * unit, { weight: 2, dash: '12 5' });
  sheet.box(cx - 34, y + 53 * unit, 68, 13 * unit, metal);
  // Its socket for the valve's stem is hidden.
  sheet.path(`M${cx - 18} ${y + 66 * unit}v${-5 * unit}h36v${5 * unit}`, {
    weight: 2,
    dash: '12 5',
  });
  sheet.box(cx - 17, y + 50.5 * unit, 34, 2.5 * unit, metal);
  bracket(sheet, cx, y + 70 * unit, k, unit);
  sheet.box(cx - 17, y + 88 * unit, 34, 4 * unit, metal);
  sheet.box(cx - 130 * k, y + 92 * unit, 260 * k, 3.4 * unit, metal);
  sheet.path(
    `M${cx - 70 * k} ${y + 95.4 * unit}l${-16 * k} ${4.6 * unit}h${172 * k}l${-16 * k} ${-4.6 * unit}z`,
    metal,
  );
  for (const [at, tall, name, standard, on] of rows) {
    const ly = y + (at + tall / 2) * unit;
    sheet.line(cx + on * k, ly, words - 8, ly, { weight: 1.5, stroke: COLOUR.ink3 });
    sheet.circle(cx + on * k, ly, 4, { fill: COLOUR.ink3, stroke: COLOUR.ink3, weight: 1 });
    sheet.text(words, ly + 9, name, { size: narrow ? 23 : 27, weight: 'SemiBold' });
    if (standard) sheet.text(words, ly + 42, standard, { size: 23, fill: COLOUR.ink3 });
  }
};
