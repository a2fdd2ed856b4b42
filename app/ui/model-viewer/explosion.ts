import type { Box, Point } from './solids.ts';

/** A piece to be drawn apart. */
export interface Piece extends Box {
  /** Of its part: several pieces may have one. */
  name: string;
}

/** How a piece moves until all are apart, mm. */
interface Move {
  /** From the beginning on. */
  first: Point;
  /** Once covers, ends and shafts are on their way: what comes out along the pipe, and what goes with it. */
  later: Point;
}

type Axis = 0 | 1 | 2;
type Vector = [number, number, number];
type Sign = 1 | -1;
interface Way {
  axis: Axis;
  sign: Sign;
}
const AXES = [0, 1, 2] as const;
const PIPE: Axis = 0;
const UP: Way = { axis: 2, sign: 1 },
  DOWN: Way = { axis: 2, sign: -1 };

/** Air between two pieces that were drawn apart, and how near pieces of one part are that move as one; shares of the model's diagonal. */
const AIR = 0.045,
  TOUCH = 0.0015;
/** Share of the way at which what comes out along the pipe sets out. */
const LATER = 0.4;

/** Printed on another part, riveted to it or inside it, and moved with it. */
const FIXED = /(?:^|-)(?:marks?|rules|rivets|bars?|face|needle|knob|stator|rotor)$/;
/** Keyed to a shaft, and moved with that. */
const KEYED = /(?:^|-)(?:pinion|cams|worm-wheel)$/;
/** Stands upright in the largest part, and nothing hangs on it that is not keyed to it: shafts, and what seals them. */
const SHAFT = /^(?:actuator-)?(?:stem|shaft|packing)$/;
/** Comes out along the pipe, whatever it stands in. */
const ALONG_PIPE = /^(?:ball|disc|sleeve|liner|seats?)(?:-|$)/;
const FASTENER = /(?:bolts?|studs?|screws?|(?:lever|handle)-nut)(?:-(?:left|right|front))?$/;
/** Driven out lengthwise, towards the viewer where that is their way. */
const PIN = /(?:^|-)pins?$/;
/** Stays with the part that its name begins with, whatever else is near: grip and bolt of a lever, pins of a disc. */
const OWN = /^(?:actuator-)?(?:lever|disc)-/;
/** Lies under a lever, around the stem. */
const UNDER_LEVER = /^notch-plate$/,
  LEVER = 'lever';
/** Parts of an actuator on a valve stay together. */
const ACTUATOR = /^actuator-/;
/** A part and its counterpart on the other side do not hang on each other. */
const SIDE = /-(?:left|right|\d+)$/;
/** Comes off its own end, where it comes off along the pipe. */
const END = /-(?:left|right)$/;
/** Balls of which a model shows one or the other stand in the same place. */
const CHOICE = /^(ball)-[lt]$/;

/** What moves as one, and what is moved with it. */
interface Node extends Box {
  pieces: number[];
  name: string;
  children: Node[];
  way?: Way;
}

/**
 * Where every piece goes when a model is drawn apart: pieces leave the smallest larger one that they touch, along one axis,
 * each as far as it takes to clear it and what left before on the same way. Parts that hang on a part go with it.
 *
 * @returns moves around the middle of the whole; and the box of all pieces after them
 */
export function explosionOf(pieces: readonly Piece[]): { moves: Move[]; box: Box } {
  const diagonal = lengthOf(boxAround(pieces));
  const nodes = groupsOf(pieces, diagonal * TOUCH);
  const root = treeOf(nodes, diagonal * TOUCH);
  const moves = pieces.map(() => ({ first: [0, 0, 0] as Vector, later: [0, 0, 0] as Vector }));
  if (root) moveApart(root, pieces, moves, diagonal * AIR);
  const before = boxAround(pieces);
  const after = boxAround(
    pieces.map((piece, index) => {
      const move = moves[index];
      return move ? shifted(piece, movedAt(move, 1)) : piece;
    }),
  );
  const back = AXES.map((axis) => middle(before, axis) - middle(after, axis));
  for (const { first } of moves) for (const axis of AXES) first[axis] += back[axis] ?? 0;
  return { moves, box: shifted(after, [back[0] ?? 0, back[1] ?? 0, back[2] ?? 0]) };
}

/** How far a piece has moved. @param share 0 assembled to 1 */
export function movedAt({ first, later }: Move, share: number): Point {
  const late = Math.max(0, (share - LATER) / (1 - LATER));
  const along = (axis: Axis) => first[axis] * share + later[axis] * late;
  return [along(0), along(1), along(2)];
}

const nameOf = ({ name }: Piece) => name.replace(CHOICE, '$1');

/** Pieces of one part that touch are one: rim and hub of a handwheel, rings of a packing. Largest first. */
function groupsOf(pieces: readonly Piece[], touch: number): Node[] {
  const groups: Node[] = [];
  for (const [index, piece] of pieces.entries()) {
    const own = groups.filter(
      (group) => group.name === nameOf(piece) && gapOf(group, piece, touch) <= touch,
    );
    const merged: Node = {
      pieces: [...own.flatMap((group) => group.pieces), index],
      name: nameOf(piece),
      children: [],
      ...boxAround([...own, piece]),
    };
    groups.splice(0, groups.length, ...groups.filter((group) => !own.includes(group)), merged);
  }
  return groups.toSorted((a, b) => volumeOf(b) - volumeOf(a));
}

/** Hangs every group on the smallest larger one that it touches, or else on the nearest. */
function treeOf(nodes: readonly Node[], touch: number): Node | undefined {
  const isActuator = ({ name }: Node) => ACTUATOR.test(name);
  const valve = nodes.filter((node) => !isActuator(node));
  const root = valve[0] ?? nodes[0];
  for (const side of [valve, nodes.filter(isActuator)]) {
    for (const [index, node] of side.entries()) {
      if (node === root) continue;
      const keyed = KEYED.test(node.name);
      const fixed = keyed || FIXED.test(node.name);
      const held = fixed || OWN.test(node.name);
      // Covers and ends are of the body, and what comes out along the pipe comes out of it without them.
      const along = ALONG_PIPE.test(node.name);
      const larger = side
        .slice(0, SHAFT.test(node.name) ? Math.min(1, index) : index)
        .filter(
          ({ name }) =>
            !FIXED.test(name) &&
            !KEYED.test(name) &&
            SHAFT.test(name) === keyed &&
            (held || ALONG_PIPE.test(name) === along || (along && name === root?.name)) &&
            name.replace(SIDE, '') !== node.name.replace(SIDE, ''),
        );
      const own = larger.filter(
        ({ name }) =>
          (held && node.name.startsWith(`${name}-`)) ||
          (UNDER_LEVER.test(node.name) && name === LEVER),
      );
      const parent = larger.length > 0 ? nearest(node, own.length > 0 ? own : larger, touch) : root;
      if (!parent) continue;
      parent.children.push(node);
      if (!fixed) node.way = larger.length > 0 ? wayOut(node, parent, side[0] ?? parent) : UP;
    }
  }
  return root;
}

function nearest(node: Node, larger: readonly Node[], touch: number): Node | undefined {
  const gaps = larger.map((other) => Math.max(0, gapOf(node, other, touch) - touch));
  const least = Math.min(...gaps);
  // The last of them is the smallest.
  return larger.findLast((_, index) => gaps[index] === least);
}

/** The way on which a group leaves another soonest; one that lies in its middle is not drawn out sideways. */
function wayOut(node: Node, from: Node, root: Node): Way {
  const offset = (axis: Axis) => middle(node, axis) - middle(from, axis);
  if (FASTENER.test(node.name)) {
    const axis = axisOfRevolution(node);
    return { axis, sign: middle(node, axis) < middle(root, axis) ? -1 : 1 };
  }
  if (PIN.test(node.name)) {
    const axis = AXES.toSorted((a, b) => sizeOf(node, b) - sizeOf(node, a))[0] ?? PIPE;
    return { axis, sign: axis === PIPE ? 1 : -1 };
  }
  if (SHAFT.test(node.name)) return UP;
  if (UNDER_LEVER.test(node.name) && from.name === LEVER) return DOWN;
  const axes = ALONG_PIPE.test(node.name) && !ALONG_PIPE.test(from.name) ? [PIPE] : AXES;
  const end = END.exec(node.name)?.[0];
  const signsOf = (axis: Axis) =>
    ([1, -1] as const).filter((sign) => axis !== PIPE || !end || sign > 0 === (end === '-right'));
  const ways = axes.flatMap((axis) =>
    signsOf(axis).map((sign) => {
      const far = sign > 0 ? from.high[axis] - node.low[axis] : node.high[axis] - from.low[axis];
      const aside = Math.abs(offset(axis)) / (1 + sizeOf(from, axis) / 2);
      // Where both are about as near, towards the viewer at first: a ball between two like ends.
      const tie = sign > 0 ? 1 : 1.15;
      return { axis, sign, cost: (Math.max(far, 0) * tie) / (0.1 + aside) };
    }),
  );
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best));
}

/** The axis across which a turned piece is as wide as high. */
function axisOfRevolution(box: Box): Axis {
  const unlike = (axis: Axis) => {
    const [a = 1, b = 1] = AXES.filter((other) => other !== axis).map((other) =>
      sizeOf(box, other),
    );
    return Math.abs(Math.log(a / b));
  };
  return AXES.reduce<Axis>((best, axis) => (unlike(axis) < unlike(best) ? axis : best), 0);
}

/** Moves what hangs on a group off it, nearest first; adds to `moves`. @returns boxes of all that moves with the group */
function moveApart(
  node: Node,
  pieces: readonly Piece[],
  moves: readonly { first: Vector; later: Vector }[],
  air: number,
): Box[] {
  const ofPiece = (index: number) => pieces[index] ?? node;
  const own = node.pieces.map(ofPiece);
  const placed: { way?: Way; boxes: Box[] }[] = [{ boxes: own }];
  // Others are put over a shaft: it comes first.
  const place = ({ way, name, ...box }: Node) =>
    way ? (SHAFT.test(name) ? box.low[way.axis] : middle(box, way.axis)) * way.sign : 0;
  for (const child of node.children.toSorted((a, b) => place(a) - place(b))) {
    const boxes = moveApart(child, pieces, moves, air);
    const { way } = child;
    if (!way) {
      placed.push({ boxes });
      continue;
    }
    const before = placed
      .filter((other) => !other.way || (other.way.axis === way.axis && other.way.sign === way.sign))
      .flatMap((other) => other.boxes);
    const distance = clearance(boxes, before, way, air);
    const move: Vector = [0, 0, 0];
    move[way.axis] = distance * way.sign;
    const when = ALONG_PIPE.test(child.name) && way.axis === PIPE ? 'later' : 'first';
    for (const index of piecesUnder(child)) {
      const sum = moves[index]?.[when];
      if (sum) sum[way.axis] += move[way.axis];
    }
    placed.push({ way, boxes: boxes.map((box) => shifted(box, move)) });
  }
  return placed.flatMap(({ boxes }) => boxes);
}

/** How far boxes go on a way until none has one of the others before or beside it. */
function clearance(boxes: readonly Box[], others: readonly Box[], way: Way, air: number): number {
  const { axis, sign } = way;
  const across = AXES.filter((other) => other !== axis);
  let distance = 0;
  for (const box of boxes) {
    for (const other of others) {
      if (
        across.some(
          (side) => box.low[side] >= other.high[side] || other.low[side] >= box.high[side],
        )
      )
        continue;
      const far = sign > 0 ? other.high[axis] - box.low[axis] : box.high[axis] - other.low[axis];
      distance = Math.max(distance, far + air);
    }
  }
  return distance;
}

const piecesUnder = (node: Node): number[] => [
  ...node.pieces,
  ...node.children.flatMap(piecesUnder),
];

const sizeOf = ({ low, high }: Box, axis: Axis) => high[axis] - low[axis];
const middle = ({ low, high }: Box, axis: Axis) => (low[axis] + high[axis]) / 2;
const volumeOf = (box: Box) => sizeOf(box, 0) * sizeOf(box, 1) * sizeOf(box, 2);
const lengthOf = (box: Box) => Math.hypot(...AXES.map((axis) => sizeOf(box, axis)));

/** Largest gap between two boxes along an axis; infinite where only their edges or corners are near. */
function gapOf(a: Box, b: Box, touch: number): number {
  const gaps = AXES.map((axis) => Math.max(a.low[axis] - b.high[axis], b.low[axis] - a.high[axis]));
  const largest = Math.max(...gaps, 0);
  return largest <= touch && gaps.filter((gap) => gap > 0).length > 1 ? touch * 2 : largest;
}

const shifted = ({ low, high }: Box, [x, y, z]: Point): Box => ({
  low: [low[0] + x, low[1] + y, low[2] + z],
  high: [high[0] + x, high[1] + y, high[2] + z],
});

function boxAround(boxes: readonly Box[]): Box {
  const ends = (pick: (box: Box) => Point, choose: (...values: number[]) => number): Point => [
    choose(...boxes.map((box) => pick(box)[0])),
    choose(...boxes.map((box) => pick(box)[1])),
    choose(...boxes.map((box) => pick(box)[2])),
  ];
  return { low: ends((box) => box.low, Math.min), high: ends((box) => box.high, Math.max) };
}
