import { pistons as WORDS } from '../../../content/drawn-words.ts';
import type { PrintedSheet } from '../../../tools/drawing/printed-sheet.ts';
import { COLOUR } from '../../../tools/drawing/printed-sheet.ts';

import type { Graphic } from './graphic.ts';

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
