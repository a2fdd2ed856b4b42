import type { Shape3D } from 'replicad';
import type { ParamsOf } from '../../content/schema/model.ts';
import { chamfer, cut, fuse } from '#models/lib/booleans.ts';
import { airFitting, airPort, airPortRadius } from '#models/lib/air-fitting.ts';
import { capScrew } from '#models/lib/fasteners.ts';
import type { Family, Part } from '#models/lib/part.ts';
import {
  alongX,
  circularPattern,
  cylinder,
  compound,
  halfTurn,
  hexagonalPrism,
  place,
  revolve,
  tube,
  X,
} from '#models/lib/solids.ts';

/** Stated figures of PQVI (specification §9): length in mm, thread of the ends. */
export const pqviSizes = [
  { dn: 20, length: 140, connection: 'G 3/4' },
  { dn: 25, length: 150, connection: 'G 1' },
] as const;

/** Thread of the connection for control air (specification §9). */
export const PQVI_PILOT_PORT = 'G 3/8';

/**
 * Illustration beyond the stated length, mm. Thread radii and pitch are close to ISO 228-1 for G 3/4 and G 1, so that the thread
 * looks right; they were not taken from the standard and are shown nowhere.
 */
const SHAPES = {
  20: { thread: { core: 12.06, major: 13.22, pitch: 1.814 }, bore: 10 },
  25: { thread: { core: 15.15, major: 16.62, pitch: 2.309 }, bore: 12.5 },
} as const;

/** Size of the control air fitting at DN 25, mm. */
const PILOT = 14.5;

/** Stated figures of a size, and of the illustration: its thread, the radius of its pilot port's thread and the scale of its details, 1 at DN 25. */
export function pqviProportions(dn: 20 | 25): {
  length: number;
  connection: string;
  thread: { core: number; major: number; pitch: number };
  pilotThread: number;
  detailScale: number;
} {
  const size = pqviSizes.find((entry) => entry.dn === dn);
  if (!size) throw new Error(`PQVI has no DN ${dn}`);
  const { thread } = SHAPES[dn];
  const detailScale = thread.core / SHAPES[25].thread.core;
  return { ...size, thread, pilotThread: airPortRadius(PILOT * detailScale), detailScale };
}

/** Threaded pinch valve: length and thread are stated, the rest is illustration. */
export const pqvi: Family<ParamsOf<'pqvi'>> = {
  id: 'pqvi',
  source: import.meta.url,
  build: ({ dn }) => buildPqvi(dn),
  description: () => ({
    ko: '육각 나사 연결부가 달린 양쪽 엔드캡, 고리형 리브를 두른 원통 케이싱, 위쪽의 조작 공기 접속구',
    en: 'end caps with hexagonal threaded connections, round casing with rings, pilot port on top',
  }),
  cutaway: () => ({
    box: [
      [-300, -300, 0],
      [300, 0, 300],
    ],
    uncut: ['fitting'],
    view: { azimuth: -62, elevation: 26 },
    description: {
      ko: '앞쪽 위 사분면을 잘라 내어 보이는, 두 나사 연결부 사이의 슬리브와 공기실',
      en: 'upper front quarter removed, showing the sleeve and air chamber between the threaded connections',
    },
  }),
};

function buildPqvi(dn: 20 | 25): Part[] {
  const { thread, bore } = SHAPES[dn];
  const { length, detailScale: k } = pqviProportions(dn);
  const half = length / 2;
  const left = cap(half, k, thread);
  const screwX = half - 18 * k;
  // The second of four (y < 0, z > 0) lies in the quarter that the cutaway removes.
  const screws = circularPattern(
    4,
    35 * k,
    (y, z) =>
      [-1, 1].map((side) => place(capScrew(6 * k, 12.6 * k), [side * screwX, y, z], [side, 0, 0])),
    Math.PI / 4,
  );
  const front = screws.splice(1, 1).flat();
  const sleeve = tube(bore + 7 * k, bore, 2 * (half - 19 * k), [-(half - 19 * k), 0, 0], X);
  return [
    { name: 'body', material: 'cast-aluminium', shape: middle(half, k) },
    { name: 'cap-left', material: 'cast-aluminium-cap', shape: left },
    {
      name: 'cap-right',
      material: 'cast-aluminium-cap',
      shape: halfTurn(left),
    },
    { name: 'sleeve', material: 'rubber', shape: sleeve },
    { name: 'screws', material: 'steel', shape: compound(screws.flat()) },
    { name: 'screws-front', material: 'steel', shape: compound(front) },
    { name: 'fitting', material: 'brass', shape: place(airFitting(PILOT * k), [0, 0, 52 * k]) },
  ];
}

/** Round body with rings and the control air boss, hollow around the sleeve. */
function middle(half: number, k: number): Shape3D {
  const end = half - 31 * k;
  let body = alongX(
    revolve([
      [0, -end],
      [38 * k, -end],
      [38 * k, -end + 4 * k],
      [36 * k, -end + 6 * k],
      [36 * k, end - 6 * k],
      [38 * k, end - 4 * k],
      [38 * k, end],
      [0, end],
    ]),
  );
  const rings = [-18, 18].map((x) => cylinder(37.4 * k, 6 * k, [(x - 3) * k, 0, 0], X));
  body = fuse(body, rings, cylinder(14 * k, 52 * k));
  return cut(
    body,
    cylinder(24 * k, 2 * end + 2, [-end - 1, 0, 0], X),
    airPort(PILOT * k, 52 * k, 20 * k),
  );
}

/** Left end cap: round flange, hexagon, thread. Its end is at x = -half. */
function cap(
  half: number,
  k: number,
  thread: { core: number; major: number; pitch: number },
): Shape3D {
  const inner = half - 31 * k;
  let shape = fuse(
    cylinder(42 * k, 13 * k, [-inner - 13 * k, 0, 0], X),
    hexagonalPrism(50 * k, 19 * k, [-half, 0, 0], X),
  );
  shape = chamfer(
    shape,
    2 * k,
    (edges) => edges.inPlane('YZ', -inner - 13 * k).ofCurveType('CIRCLE'),
    'cap rim',
  );
  const seat = cylinder(19.5 * k, 12.5 * k, [-half + 19 * k, 0, 0], X);
  shape = cut(shape, cylinder(thread.core, half, [-half - 1, 0, 0], X), seat);
  const grooves = Array.from({ length: 6 }, (_, turn) => {
    const x = -half + 1 + turn * thread.pitch;
    return alongX(
      revolve([
        [thread.core - 0.1, x],
        [thread.major, x + thread.pitch / 2],
        [thread.core - 0.1, x + thread.pitch * 0.98],
      ]),
    );
  });
  return cut(shape, grooves);
}
