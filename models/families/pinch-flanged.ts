import type { Shape3D } from 'replicad';
import type { ParamsOf } from '../../content/schema/model.ts';
import { chamfer, circles, cut, fillet, fuse } from '#models/lib/booleans.ts';
import { airFitting, airPort } from '#models/lib/air-fitting.ts';
import { capScrew } from '#models/lib/fasteners.ts';
import { flangeHoles } from '#models/lib/flange-parts.ts';
import { pqvfProportions, type PqvfProportions } from '#models/lib/pqvf-proportions.ts';
import type { Family, Part } from '#models/lib/part.ts';
import {
  alongX,
  circularPattern,
  cylinder,
  draw,
  extrudeOn,
  compound,
  halfTurn,
  place,
  revolveDrawing,
  X,
} from '#models/lib/solids.ts';

/** Flanged pinch valve from its stated L, D and Di; everything else is illustration. */
export const pqvf: Family<ParamsOf<'pqvf'>> = {
  id: 'pqvf',
  source: import.meta.url,
  build: ({ dn }) => buildPqvf(pqvfProportions(dn), true),
  description: () => ({
    ko: '양 끝에 플랜지를 볼트로 조인 리브가 있는 케이싱, 위쪽의 조작 공기 접속구, 통로 안의 검은 슬리브',
    en: 'ribbed casing with a bolted flange at each end, pilot port on top, black rubber sleeve in the bore',
  }),
  cutaway: ({ dn }) => {
    const reach = pqvfProportions(dn).length;
    return {
      box: [
        [-reach, -reach, 0],
        [reach, 0, reach],
      ],
      uncut: ['fitting'],
      view: { azimuth: -62, elevation: 26 },
      description: {
        ko: '앞쪽 위 사분면을 잘라 내어 보이는, 두 플랜지 사이의 슬리브와 이를 둘러싼 공기실',
        en: 'upper front quarter removed, showing the sleeve between the two flanges and the air chamber around it',
      },
    };
  },
};

/**
 * The valve without screws and sealing grooves, for STEP and DXF. Extents and holes are those of the full model.
 */
export const pqvfEnvelope = ({ dn }: ParamsOf<'pqvf'>): Part[] =>
  buildPqvf(pqvfProportions(dn), false);

/** Parts of a valve of given proportions; the gallery's 300A valve uses it too. */
export function buildPqvf(s: PqvfProportions, detailed: boolean): Part[] {
  const left = endFlange(s, detailed);
  const right = halfTurn(left);
  const screws = (side: 1 | -1) =>
    compound(
      circularPattern(
        4,
        s.flange.pitchCircle / 2,
        (y, z) =>
          place(
            capScrew(s.screw.thread, s.screw.length),
            [side * (s.face - s.screw.depth), y, z],
            [side, 0, 0],
          ),
        s.screwAngle,
      ),
    );
  return [
    { name: 'body', material: 'cast-iron', shape: casing(s) },
    { name: 'flange-left', material: 'cast-iron-flange', shape: left },
    { name: 'flange-right', material: 'cast-iron-flange', shape: right },
    { name: 'sleeve', material: 'rubber', shape: sleeve(s, detailed) },
    { name: 'fitting', material: 'brass', shape: place(airFitting(s.fitting), [0, 0, s.bossTop]) },
    ...(detailed
      ? [
          { name: 'screws-left', material: 'steel', shape: screws(-1) } as const,
          { name: 'screws-right', material: 'steel', shape: screws(1) } as const,
        ]
      : []),
  ];
}

/** Barrel with a flange at each end, ribs between the bolt holes, a belt and the air boss. */
function casing(s: PqvfProportions): Shape3D {
  const { detailScale: k, barrel, ringOuter, ringInner } = s;
  const rim = s.flange.outer / 2 - 3 * k;
  const profile = draw([0, -ringOuter])
    .lineTo([rim, -ringOuter])
    .lineTo([rim, -ringInner])
    .lineTo([barrel * 0.97, -ringInner])
    // Cones instead of an arc: with a very flat torus the kernel took 20 s for each rib (DN 200).
    .lineTo([barrel * 1.04, -12 * k])
    .lineTo([barrel * 1.04, 12 * k])
    .lineTo([barrel * 0.97, ringInner])
    .lineTo([rim, ringInner])
    .lineTo([rim, ringOuter])
    .lineTo([0, ringOuter])
    .close();
  let body = alongX(revolveDrawing(profile));
  body = fillet(body, 7 * k, circles(barrel * 0.97), 'casing root');
  body = cut(body, flangeHoles(s.flange, -s.face, 2 * s.face));
  body = fuse(body, ribs(s), cylinder(s.belt, 34 * k, [-17 * k, 0, 0], X));
  body = fuse(body, cylinder(s.bossRadius, s.bossTop));
  body = fillet(body, 2.5 * k, (edges) => edges.inPlane('XY', s.bossTop), 'air boss');
  return cut(
    body,
    cylinder(s.chamber, s.length, [-s.face, 0, 0], X),
    airPort(s.fitting, s.bossTop, barrel * 0.8),
  );
}

/** Ribs along the barrel, between the bolt holes, so that there is room for the nuts. */
function ribs(s: PqvfProportions): Shape3D[] {
  const { detailScale: k, barrel, ringInner } = s;
  const foot = barrel * 0.7,
    top = barrel * 1.2;
  const profile = draw([-ringInner, foot])
    .lineTo([-ringInner, s.ribShoulder])
    .lineTo([-ringInner + 10 * k, top])
    .lineTo([ringInner - 10 * k, top])
    .lineTo([ringInner, s.ribShoulder])
    .lineTo([ringInner, foot])
    .close();
  const rib = extrudeOn('XZ', profile, 8 * k, [0, 4 * k, 0]);
  return s.ribAngles.map((angle) => rib.clone().rotate(angle, [0, 0, 0], X) as Shape3D);
}

/** Left cover flange with counterbored screw seats; its outer face is at x = -face. */
function endFlange(s: PqvfProportions, detailed: boolean): Shape3D {
  const { detailScale: k, face, thickness } = s;
  let disc = cylinder(s.flange.outer / 2, thickness, [-face, 0, 0], X);
  disc = cut(
    disc,
    cylinder(s.sleeveOuter, thickness, [-face, 0, 0], X),
    flangeHoles(s.flange, -face - 1, thickness + 2),
  );
  if (detailed) {
    disc = cut(
      disc,
      circularPattern(
        4,
        s.flange.pitchCircle / 2,
        (y, z) => cylinder(s.screw.seat, s.screw.depth, [-face - 0.01, y, z], X),
        s.screwAngle,
      ),
    );
  }
  return chamfer(disc, 2 * k, circles(s.flange.outer / 2), 'flange rim');
}

/** Sleeve with a lip over each flange face; the length over the lips is exactly L. */
function sleeve(s: PqvfProportions, detailed: boolean): Shape3D {
  const { detailScale: k, bore, sleeveOuter, lip, face } = s;
  const end = s.length / 2;
  const profile = draw([bore + 5 * k, -end])
    .lineTo([lip, -end])
    .lineTo([lip, -face])
    .lineTo([sleeveOuter, -face])
    .lineTo([sleeveOuter, face])
    .lineTo([lip, face])
    .lineTo([lip, end])
    .lineTo([bore + 5 * k, end])
    .threePointsArcTo([bore, end - 5 * k], [bore + 1.46 * k, end - 1.46 * k])
    .lineTo([bore, -end + 5 * k])
    .threePointsArcTo([bore + 5 * k, -end], [bore + 1.46 * k, -end + 1.46 * k])
    .close();
  const solid = alongX(revolveDrawing(profile));
  if (!detailed) return solid;
  const grooves = [lip - 6 * k, lip - 13 * k].filter((radius) => radius - 2.5 * k > bore + 5 * k);
  return cut(
    solid,
    grooves.flatMap((radius) =>
      [-1, 1].map((side) => {
        const at = side > 0 ? end - 0.8 * k : -end - 0.2 * k;
        return cylinder(radius, k, [at, 0, 0], X).cut(
          cylinder(radius - 2.5 * k, 3 * k, [at - k, 0, 0], X),
        );
      }),
    ),
  );
}
