import type { DrawingPlace, LeaderView } from '#app/shared/product/product-view.ts';

/** A place on the sheet, per cent of its width and height. */
type Place = DrawingPlace;

/** A leader with the words at its end: on the part, at the elbow, and at the sheet's edge. */
export interface PlacedLeader {
  name: string;
  part: Place;
  elbow: Place;
  side: 'left' | 'right';
}

/** Where a picture lies on the sheet: the sheet's width over its height, and the margins, per cent of both. */
export interface SheetFrame {
  ratio: number;
  marginX: number;
  marginY: number;
}

/** The sheet of a product: as the style sheet's `.well`. */
export const SHEET: SheetFrame = { ratio: 1.17, marginX: 14, marginY: 7 };

/** Where a point of a picture lies on the sheet, when the picture is as large as its margins allow, in the middle. */
export function onSheet(
  { x, y }: Place,
  picture: { width: number; height: number },
  { ratio, marginX, marginY }: SheetFrame,
): Place {
  const room = { width: ratio * (100 - 2 * marginX), height: 100 - 2 * marginY };
  const scale = Math.min(room.width / picture.width, room.height / picture.height);
  const size = { width: (picture.width * scale) / ratio, height: picture.height * scale };
  return {
    x: round(50 + (x / 100 - 0.5) * size.width),
    y: round(50 + (y / 100 - 0.5) * size.height),
  };
}

/**
 * A line through two points of a picture, as far as the picture's edges and beyond them, on the sheet.
 * @param beyond per cent of the sheet's height
 */
export function acrossPicture(
  [a, b]: readonly [DrawingPlace, DrawingPlace],
  picture: { width: number; height: number },
  frame: SheetFrame,
  beyond: number,
): [Place, Place] {
  const from = onSheet(a, picture, frame),
    to = onSheet(b, picture, frame);
  const low = onSheet({ x: 0, y: 0 }, picture, frame),
    high = onSheet({ x: 100, y: 100 }, picture, frame);
  const grow = { x: beyond / frame.ratio, y: beyond };
  // Where the line meets the grown edges of both directions, in lengths of the line.
  const meets = (['x', 'y'] as const).flatMap((axis) => {
    const run = to[axis] - from[axis];
    if (run === 0) return [];
    const edges = [low[axis] - grow[axis], high[axis] + grow[axis]];
    return [edges.map((edge) => (edge - from[axis]) / run).toSorted((t, u) => t - u)];
  });
  const at = (t: number): Place => ({
    x: round(from.x + (to.x - from.x) * t),
    y: round(from.y + (to.y - from.y) * t),
  });
  return [
    at(Math.max(...meets.map(([first = 0]) => first))),
    at(Math.min(...meets.map(([, last = 1]) => last))),
  ];
}

/** Room of a line of words, and how far the first and the last are from the edges, per cent of the sheet's height. */
const LINE = 12;
const EDGE = 9;
/** Width of a letter of the Korean and of the Latin script, per cent of a sheet of 560 px. */
const HANGUL = 2.35;
const LATIN = 1.3;
const FIRST_HANGUL = 0x1100;
/** From the sheet's edge to the words. */
export const INSET = 2;

/** Leaders to both sides: the parts farther left to the left, in the order of their heights, so that none cross. */
export function placeLeaders(
  leaders: readonly LeaderView[],
  picture: { width: number; height: number },
): PlacedLeader[] {
  const parts = leaders
    .map(({ name, ...at }) => ({ name, part: onSheet(at, picture, SHEET) }))
    .toSorted((a, b) => a.part.x - b.part.x);
  const half = Math.floor(parts.length / 2);
  return [...column(parts.slice(0, half), 'left'), ...column(parts.slice(half), 'right')];
}

function column(
  parts: readonly { name: string; part: Place }[],
  side: PlacedLeader['side'],
): PlacedLeader[] {
  const inOrder = parts.toSorted((a, b) => a.part.y - b.part.y);
  const heights: number[] = [];
  for (const { part } of inOrder)
    heights.push(Math.max((heights.at(-1) ?? EDGE - LINE) + LINE, part.y));
  // What reaches beyond the lower edge goes up again, and pushes those above it.
  let floor = 100 - EDGE;
  for (let at = heights.length - 1; at >= 0; at--) {
    heights[at] = Math.min(heights[at]!, floor);
    floor = heights[at]! - LINE;
  }
  return inOrder.map(({ name, part }, index) => {
    const reach = INSET + widthOf(name) + 1;
    return {
      name,
      part,
      side,
      elbow: {
        x: Math.round(side === 'left' ? reach : 100 - reach),
        y: level(heights[index]!, part.y),
      },
    };
  });
}

/** A leader that is nearly level is level. */
const level = (height: number, part: number): number =>
  Math.abs(height - part) < 1 ? part : Math.round(height);

const widthOf = (name: string): number =>
  Array.from(name, (letter) => (letter.charCodeAt(0) >= FIRST_HANGUL ? HANGUL : LATIN)).reduce(
    (sum, width) => sum + width,
    0,
  );

const round = (value: number): number => Math.round(value * 10) / 10;
