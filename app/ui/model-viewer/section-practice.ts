import type { ModelPart } from './model.ts';
import type { Box } from './solids.ts';

/**
 * How drawings show a section (ISO 128): each part is hatched differently from those beside it, and shafts, fasteners and
 * what a hand holds are not cut lengthwise.
 */

/** Lines of a cut face. */
export interface Hatching {
  /** Their direction, from the horizontal. */
  degrees: number;
  /** Their distance, as a share of the usual one. */
  spacing: number;
  /** A second set at right angles to the first: elastomers and plastics. */
  crossed: boolean;
}

const lines = (degrees: number, spacing: number, crossed = false): Hatching => ({
  degrees,
  spacing,
  crossed,
});

/** In order of preference: 45° first, then closer, then at other angles. */
const METAL = [
  lines(45, 1),
  lines(-45, 1),
  lines(45, 0.62),
  lines(-45, 0.62),
  lines(20, 0.8),
  lines(-20, 0.8),
  lines(70, 0.8),
  lines(-70, 0.8),
];
const SOFT = [lines(-45, 0.4), lines(45, 0.4), lines(15, 0.45)];
const ELASTIC = [lines(45, 0.7, true), lines(45, 0.5, true), lines(20, 0.6, true)];

/** Luminance, linear: rubber and black plastic below, PTFE above. */
const DARK = 0.03,
  WHITE = 0.8;

/** Hatchings of the kind of material that a part looks like. */
function choicesFor({ colour, metal }: ModelPart['surface']): readonly Hatching[] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  const luminance = red * 0.21 + green * 0.72 + blue * 0.07;
  if (luminance < DARK) return ELASTIC;
  return luminance > WHITE && metal < 0.5 ? SOFT : METAL;
}

const volume = ({ low, high }: Box) => (high[0] - low[0]) * (high[1] - low[1]) * (high[2] - low[2]);
const meet = (a: Box, b: Box) =>
  ([0, 1, 2] as const).every((axis) => a.low[axis] <= b.high[axis] && b.low[axis] <= a.high[axis]);

/** The hatching of every part: largest first, each with the first one that no part beside it has. */
export function hatchingsOf(
  parts: readonly { surface: ModelPart['surface']; boxes: readonly Box[] }[],
): Hatching[] {
  const chosen = new Map<number, Hatching>();
  const size = (index: number) =>
    (parts[index]?.boxes ?? []).reduce((sum, box) => sum + volume(box), 0);
  const order = [...parts.keys()].toSorted((a, b) => size(b) - size(a));
  for (const index of order) {
    const part = parts[index];
    if (!part) continue;
    const beside = [...chosen].flatMap(([other, hatching]) =>
      parts[other]?.boxes.some((box) => part.boxes.some((own) => meet(own, box))) ? [hatching] : [],
    );
    const choices = choicesFor(part.surface);
    const used = (choice: Hatching) => beside.filter((hatching) => hatching === choice).length;
    const least = Math.min(...choices.map(used));
    chosen.set(index, choices.find((choice) => used(choice) === least) ?? lines(45, 1));
  }
  return [...parts.keys()].map((index) => chosen.get(index) ?? lines(45, 1));
}

/** Shafts, fasteners, what is turned by hand, springs, bought fittings, and what is printed or engraved on a face. */
const WHOLE =
  /(?:^|-)(?:stem|shaft|trunnion|pins?|pinion|worm|rotor|springs?|bolts?|studs?|screws?|rivets|lever|grip|trigger|handle|handwheel|knob|selectors|lamps|switches|ports?|fitting|glands|unions|pipes|silencers|plugs?|gauge|needle|face|bars?|marks?|rules|plate-rules|display)$|(?:lever|handle)-nut$|^gauge-/;

/** Whether a part is left whole where it lies along the section plane. @param name as its family calls it */
export const isLeftWhole = (name: string): boolean => WHOLE.test(name);

/** A piece is a shaft across the plane where it reaches this much farther along Y than otherwise: then it is cut. */
const ACROSS = 1.4;
/** The plane may lie this share of a piece's depth behind its middle: it stands a little beside the axis. */
const BEHIND = 0.1;

/** Whether the plane at `y` leaves a piece whole that drawings do not cut: its greater part lies behind the plane. */
export function staysWhole({ low, high }: Box, y: number): boolean {
  const depth = high[1] - low[1];
  if (depth > ACROSS * Math.max(high[0] - low[0], high[2] - low[2])) return false;
  return y <= (low[1] + high[1]) / 2 + BEHIND * depth;
}
