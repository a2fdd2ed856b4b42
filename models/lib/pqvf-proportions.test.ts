import { expect, test } from 'vitest';
import { flangeSizes } from '../../content/flange-sizes.ts';
import { pqvfProportions, pqvfSizes } from './pqvf-proportions.ts';

test("the flanges' outer diameters are the specification's D", () => {
  expect(flangeSizes.map(({ dn, outer }) => [dn, outer])).toEqual(
    pqvfSizes.map(({ dn, outer }) => [dn, outer]),
  );
});

test.each(pqvfSizes)('DN $dn: no part of the casing is behind a bolt hole', ({ dn }) => {
  const {
    belt,
    barrel,
    detailScale: k,
    flange,
    ribAngles,
    bossRadius,
    fitting,
  } = pqvfProportions(dn);
  const inside = (flange.pitchCircle - flange.holeDiameter) / 2;
  expect(belt).toBeLessThan(inside);
  expect(barrel * 1.04).toBeLessThan(belt);
  const beside =
    (flange.pitchCircle / 2) * Math.sin(Math.PI / flange.holes) - flange.holeDiameter / 2;
  expect(bossRadius).toBeLessThan(beside);
  expect(bossRadius).toBeGreaterThan(fitting * 0.81);
  const holeAngles = Array.from(
    { length: flange.holes },
    (_, i) => 180 / flange.holes + (i * 360) / flange.holes,
  );
  for (const rib of ribAngles) {
    for (const holeAngle of holeAngles) {
      const apart = Math.abs(((rib - holeAngle + 540) % 360) - 180) * (Math.PI / 180);
      expect((flange.pitchCircle / 2) * Math.sin(Math.min(apart, Math.PI / 2))).toBeGreaterThan(
        flange.holeDiameter / 2 + 4 * k,
      );
    }
  }
});

test.each(pqvfSizes)(
  'DN $dn: the screws of the end flanges lie clear of the bolt holes',
  ({ dn }) => {
    const { flange, screwAngle, screw, lip, thickness, ringOuter, ringInner } = pqvfProportions(dn);
    const pitch = flange.pitchCircle / 2;
    const nearest = Math.min(
      ...Array.from({ length: flange.holes }, (_, i) =>
        Math.abs(((2 * i + 1) * Math.PI) / flange.holes - screwAngle),
      ),
    );
    expect(2 * pitch * Math.sin(nearest / 2)).toBeGreaterThan(
      flange.holeDiameter / 2 + screw.seat + 2,
    );
    // Outside the sleeve's lip; the thread ends within the casing's flange.
    expect(pitch - screw.seat).toBeGreaterThan(lip);
    expect(screw.depth + screw.length).toBeGreaterThan(thickness);
    expect(screw.depth + screw.length).toBeLessThan(thickness + ringOuter - ringInner);
  },
);

test.each(pqvfSizes.filter(({ dn }) => pqvfProportions(dn).ribAngles.includes(45)))(
  'DN $dn: no rib stands over the root of the casing in the half section',
  ({ dn }) => {
    const { barrel, detailScale: k, ribShoulder } = pqvfProportions(dn);
    const radius = 7 * k; // of the fillet in the root
    for (let x = 0; x <= radius; x += radius / 20) {
      const root = barrel * 0.97 + radius - Math.sqrt(radius ** 2 - (radius - x) ** 2);
      const along = Math.min(1, x / (10 * k));
      const edge = ribShoulder + (barrel * 1.2 - ribShoulder) * along;
      // The outer corner of a rib 8 k thick, seen at 45°.
      expect((edge + 4 * k) * Math.SQRT1_2).toBeLessThan(root);
    }
  },
);
