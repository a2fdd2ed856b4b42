/** Shape of a three-way ball's bore. */
export type ThreeWayPort = 'T' | 'L';

/** An end of the body: left, right, and the branch between them. */
export type ValveEnd = 'A' | 'B' | 'C';

/** Where the ends lie, in quarter turns counter-clockwise from the right, seen along the stem. */
const END_AT: Readonly<Record<ValveEnd, number>> = { A: 2, B: 0, C: 3 };

/** Where the bore opens in its first position, in the same quarter turns. */
const BORE_AT: Readonly<Record<ThreeWayPort, readonly number[]>> = { L: [2, 3], T: [0, 2, 3] };

/** One position of the ball. */
export interface FlowPosition {
  /** Counter-clockwise from the first position, degrees. */
  degrees: number;
  /** Where the bore opens, degrees counter-clockwise from the right. */
  bore: readonly number[];
  /** Ends that the bore joins; empty where it opens on fewer than two. */
  joined: readonly ValveEnd[];
}

/** The four quarter positions of a three-way ball in a body with two ends in line and a branch. */
export const flowPositions = (port: ThreeWayPort): FlowPosition[] =>
  [0, 1, 2, 3].map((turn) => {
    const bore = BORE_AT[port].map((at) => (at + turn) % 4);
    const open = (['A', 'B', 'C'] as const).filter((end) => bore.includes(END_AT[end]));
    return {
      degrees: turn * 90,
      bore: bore.map((at) => at * 90),
      joined: open.length > 1 ? open : [],
    };
  });
