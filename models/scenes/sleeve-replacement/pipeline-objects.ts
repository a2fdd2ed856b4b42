import { cut, fuse } from '#models/lib/booleans.ts';
import { hexBolt, studNut } from '#models/lib/fasteners.ts';
import { flangeDisc } from '#models/lib/flange-parts.ts';
import { notchedLever } from '#models/lib/levers.ts';
import type { MaterialName } from '#models/lib/materials.ts';
import type { Part } from '#models/lib/part.ts';
import { pipe } from '#models/lib/piping.ts';
import {
  circularPattern,
  box,
  cylinder,
  compound,
  halfTurn,
  NEG_Y,
  place,
  roundedBox,
  tube,
  X,
} from '#models/lib/solids.ts';
import { padlock } from './padlock.ts';
import {
  FLOOR,
  ISOLATION,
  PIPE_END,
  PIPE_FACE,
  PIPE_FLANGE,
  PIPE_INNER,
  PIPE_OUTER,
  VALVE,
} from './layout.ts';

const { flange } = VALVE;
const SIDES = [-1, 1] as const;
const [NEAR, FAR] = ISOLATION;
const LEVER_SCALE = 1.5,
  NECK_TOP = 285,
  /** From a padlock's body up to the top of its shackle, above the lever. */
  LOCK_HEIGHT = 76;

/** Pipes, isolation valves with levers, supports, studs and drain. */
export const pipelineObjects = {
  pipes: () => pipes(),
  'isolation-bodies': () => isolationBodies(),
  'levers-open': () => levers('open'),
  'levers-shut': () => [...levers('shut'), ...lockTags()],
  supports: () => supports(),
  'studs-old': () => studs('rubber-worn'),
  'studs-new': () => studs('steel'),
  'faces-worn': () => pipeFaces('rubber-worn'),
  'faces-clean': () => pipeFaces('polished'),
  drain: () => drain(),
  'drain-lever-shut': () => drainLever(false),
  'drain-lever-open': () => drainLever(true),
  pan: () => pan(),
  water: () => water(),
  stream: () => [
    { name: 'stream', material: 'paint-valve', shape: cylinder(11, 66, [...SPOUT, FLOOR + 22]) },
  ],
} satisfies Record<string, () => Part[]>;

function pipes(): Part[] {
  const side = fuse(
    tube(PIPE_OUTER, PIPE_INNER, NEAR - PIPE_FACE, [PIPE_FACE, 0, 0], X),
    tube(PIPE_OUTER, PIPE_INNER, PIPE_END - FAR, [FAR, 0, 0], X),
    ...[PIPE_FACE, NEAR - PIPE_FLANGE, FAR].map((x) =>
      flangeDisc(flange, x, PIPE_FLANGE, 2 * PIPE_INNER),
    ),
  );
  return [
    {
      name: 'pipes',
      material: 'pipe',
      shape: compound(side, halfTurn(side)),
    },
  ];
}

/** Raised flange faces towards the valve, which are checked and cleaned. */
function pipeFaces(material: MaterialName): Part[] {
  const ring = (x: number) => tube(184, PIPE_INNER + 1, 0.8, [x, 0, 0], X);
  return [{ name: 'faces', material, shape: compound(ring(PIPE_FACE - 0.8), ring(-PIPE_FACE)) }];
}

function isolationBodies(): Part[] {
  const width = FAR - NEAR;
  const middle = (NEAR + FAR) / 2;
  const bodies = SIDES.map((s) =>
    fuse(
      cylinder(192, width - 1, [s > 0 ? NEAR + 0.5 : -FAR + 0.5, 0, 0], X),
      cylinder(27, 110, [s * middle, 0, 160]),
      roundedBox(96, 96, 18, 16, [s * middle, 0, NECK_TOP - 18]),
    ),
  );
  const bolts = SIDES.flatMap((s) =>
    circularPattern(
      flange.holes,
      flange.pitchCircle / 2,
      (y, z) => [
        place(hexBolt(20), [s * (NEAR - PIPE_FLANGE), y, z], [-s, 0, 0]),
        place(studNut(20), [s * (FAR + PIPE_FLANGE), y, z], [s, 0, 0]),
        cylinder(9.5, width, [s > 0 ? NEAR : -FAR, y, z], X),
      ],
      Math.PI / flange.holes,
    ).flat(),
  );
  return [
    { name: 'isolation-bodies', material: 'paint-valve', shape: compound(bodies) },
    { name: 'isolation-bolts', material: 'steel', shape: compound(bolts) },
  ];
}

/** Levers of the isolation valves: along the pipe when open, across it when shut. */
function levers(state: 'open' | 'shut'): Part[] {
  const middle = (NEAR + FAR) / 2;
  return SIDES.flatMap((s) => {
    const angle = state === 'shut' ? -90 : s > 0 ? 180 : 0;
    return notchedLever(NECK_TOP / LEVER_SCALE, angle).map((part) => ({
      ...part,
      name: `${part.name}${s}`,
      material: part.name === 'lever-grip' ? ('indicator' as const) : part.material,
      shape: part.shape.scale(LEVER_SCALE, [0, 0, 0]).translate([s * middle, 0, 0]),
    }));
  });
}

/** A red padlock through each shut lever and its notched plate, and a red tag with lines on the lever's grip. */
function lockTags(): Part[] {
  const stems = SIDES.map((s) => (s * (NEAR + FAR)) / 2);
  const tags = stems.map((x) =>
    cut(box([x - 42, -306, 150], [x + 42, -301, 274]), cylinder(8, 20, [x, -312, 258], [0, 1, 0])),
  );
  const words = stems.flatMap((x) =>
    [0, 1, 2].map((i) => box([x - 28, -307, 230 - i * 24], [x + 28 - i * 10, -305, 238 - i * 24])),
  );
  const ties = stems.map((x) => cylinder(5, 58, [x, -303, 250]));
  const locks = stems.flatMap((x) => padlock([x, -112, 262], LOCK_HEIGHT));
  return [
    { name: 'lock-tags', material: 'signal-red', shape: compound(tags) },
    { name: 'lock-words', material: 'stainless', shape: compound(words) },
    { name: 'lock-ties', material: 'steel', shape: compound(ties) },
    ...locks,
  ];
}

function supports(): Part[] {
  const stand = (x: number) =>
    cut(
      fuse(
        roundedBox(110, 250, 16, 6, [x, 0, FLOOR]),
        roundedBox(60, 110, -FLOOR - 100, 8, [x, 0, FLOOR + 8]),
        roundedBox(84, 250, 60, 6, [x, 0, -PIPE_OUTER - 8]),
      ),
      cylinder(PIPE_OUTER + 0.6, 300, [x - 150, 0, 0], X),
    );
  const x = (FAR + PIPE_FLANGE + PIPE_END) / 2 + 20;
  return [{ name: 'supports', material: 'black-plastic', shape: compound(stand(x), stand(-x)) }];
}

/** Studs between pipe and valve: nuts on the pipe's flanges, heads behind the valve's. */
function studs(material: MaterialName): Part[] {
  const { holes, pitchCircle } = flange;
  const shapes = SIDES.flatMap((s) =>
    circularPattern(
      holes,
      pitchCircle / 2,
      (y, z) => [
        place(studNut(20), [s * (PIPE_FACE + PIPE_FLANGE), y, z], [s, 0, 0]),
        place(hexBolt(20), [s * VALVE.ringInner, y, z], [-s, 0, 0]),
      ],
      Math.PI / holes,
    ).flat(),
  );
  return [{ name: 'studs', material, shape: compound(shapes) }];
}

const DRAIN_X = 464;
/** x and y of the drain's spout: in front of the flanges, where a picture shows it. */
const SPOUT: [number, number] = [DRAIN_X, -135];
/** Height of the drain's cock, and its place along y. */
const COCK_Z = -258,
  COCK_Y = -74;

/** From below the pipe towards the viewer, through a cock, and down. */
function drain(): Part[] {
  const body = fuse(
    pipe(
      [
        [DRAIN_X, 0, -PIPE_OUTER + 8],
        [DRAIN_X, 0, COCK_Z],
        [...SPOUT, COCK_Z],
        [...SPOUT, -292],
      ],
      13,
      22,
    ),
    cylinder(22, 24, [DRAIN_X, 0, -PIPE_OUTER - 16]),
    cylinder(21, 40, [DRAIN_X, COCK_Y + 20, COCK_Z], NEG_Y),
    cylinder(8, 34, [DRAIN_X, COCK_Y, COCK_Z]),
  );
  return [{ name: 'drain', material: 'brass', shape: body }];
}

/** Along the drain when open, across it when shut. */
function drainLever(open: boolean): Part[] {
  const low = COCK_Z + 32,
    high = low + 8;
  const shape = open
    ? box([DRAIN_X - 10, COCK_Y - 100, low], [DRAIN_X + 10, COCK_Y + 11, high])
    : box([DRAIN_X - 11, COCK_Y - 10, low], [DRAIN_X + 100, COCK_Y + 10, high]);
  return [{ name: 'drain-lever', material: 'signal-red', shape }];
}

/** y of the pan's middle: it stands below the spout, behind the tray. */
const PAN_Y = -65;

function pan(): Part[] {
  const outside = roundedBox(300, 260, 56, 20, [DRAIN_X, PAN_Y, FLOOR]);
  return [
    {
      name: 'pan',
      material: 'cast-aluminium',
      shape: cut(outside, roundedBox(286, 246, 60, 15, [DRAIN_X, PAN_Y, FLOOR + 5])),
    },
  ];
}

const water = (): Part[] => [
  {
    name: 'water',
    material: 'paint-valve',
    shape: roundedBox(285, 245, 22, 14, [DRAIN_X, PAN_Y, FLOOR + 6]),
  },
];
