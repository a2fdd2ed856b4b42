import type { Vec3 } from '#models/lib/part.ts';
import type { Placed, Pose } from '#models/scenes/scene-object.ts';
import { COVER } from './valve-objects.ts';
import { BENCH, FLOOR, SHAPE, SLEEVE_OUT } from './layout.ts';

const at = (thing: string, place?: Vec3, turn: Omit<Pose, 'at'> = {}): Placed => ({
  thing,
  pose: { ...(place ? { at: place } : {}), ...turn },
});
const things = (names: string, place?: Vec3): Placed[] =>
  names.split(' ').map((name) => at(name, place));

/** Always there. */
const ALWAYS = things('pipes isolation-bodies supports drain line-gauge air-board');

const OPEN = things('levers-open drain-lever-shut line-gauge-up');
const SHUT = things('levers-shut drain-lever-shut line-gauge-up');
const DRAINED = things('levers-shut drain-lever-open line-gauge-zero pan water');
const AIR_ON = things('air-cock-open air-gauge-up hose-on');
const AIR_OFF = things('air-cock-shut air-gauge-zero hose-off');
const WORKING = [...DRAINED, ...AIR_OFF];

const BODY = 'casing screws-left flange-left';
const COMPLETE = `${BODY} screws-right flange-right fitting`;
const RIGHT_FLANGE: Placed = at('flange-right', [-90, -1120, FLOOR + SHAPE.face], { aroundY: 90 });
const LEFT_FLANGE: Placed = at('flange-left', [-20, -1140, FLOOR + SHAPE.face + COVER], {
  aroundY: -90,
});
const BENCHED = [...things('timbers tray-studs'), ...WORKING];
const OPENED = [
  ...BENCHED,
  ...things('tray-screws-right tray-screws-left'),
  RIGHT_FLANGE,
  LEFT_FLANGE,
];
const bench = (names: string) => things(names, BENCH);
/** Fully out, on its timbers. */
const OUT: Vec3 = [SLEEVE_OUT, BENCH[1], BENCH[2]];
const HALF: Vec3 = [BENCH[0] + 440, BENCH[1], BENCH[2]];
/** Under the gap in the line, out of the way. */
const ASIDE: Vec3 = [0, 120, FLOOR + SHAPE.lip];
const FITTING_ASIDE: Vec3 = [400, -1060, FLOOR - SHAPE.bossTop];

const sleeveTimbers = at('sleeve-timbers');

/** What stands where in each of the 19 pictures, in the order of the captions in content/sleeve-steps.ts. */
export const STEPS: readonly (readonly Placed[])[] = [
  // In the line, in service, worn
  [...OPEN, ...AIR_ON, ...things(`${COMPLETE} sleeve-worn studs-old service-tag`)],
  // Isolated
  [...SHUT, ...AIR_ON, ...things(`${COMPLETE} sleeve-worn studs-old service-tag`)],
  // Drained
  [...DRAINED, ...AIR_ON, ...things(`stream ${COMPLETE} sleeve-worn studs-old service-tag`)],
  // Control air off
  [...WORKING, ...things(`${COMPLETE} sleeve-worn studs-old service-tag`)],
  // Out of the line
  [...BENCHED, ...things('faces-worn'), ...bench(`${COMPLETE} sleeve-worn`)],
  // Flange faces checked
  [
    ...BENCHED,
    ...things('faces-worn straightedge-valve straightedge-pipe'),
    ...bench(`${COMPLETE} sleeve-worn`),
  ],
  // One flange off
  [
    ...BENCHED,
    ...things('faces-worn tray-screws-right'),
    RIGHT_FLANGE,
    ...bench(`${BODY} fitting sleeve-worn dirt`),
  ],
  // Both flanges off
  [...OPENED, ...things('faces-worn'), ...bench('casing fitting sleeve-worn dirt')],
  // Worn sleeve drawn out
  [
    ...OPENED,
    sleeveTimbers,
    ...things('faces-worn'),
    ...bench('casing fitting dirt'),
    at('sleeve-worn', HALF),
  ],
  // Wear examined
  [
    ...OPENED,
    sleeveTimbers,
    ...things('faces-worn callipers'),
    ...bench('casing fitting dirt'),
    at('sleeve-worn-cut', OUT),
  ],
  // Casing inspected
  [
    ...OPENED,
    ...things('faces-worn lamp'),
    ...bench('casing dirt'),
    at('fitting', FITTING_ASIDE),
    at('sleeve-worn', ASIDE),
  ],
  // Cleaned
  [
    ...OPENED,
    ...things('faces-clean brush'),
    ...bench('casing'),
    at('fitting', FITTING_ASIDE),
    at('sleeve-worn', ASIDE),
  ],
  // New sleeve checked
  [
    ...OPENED,
    sleeveTimbers,
    ...things('faces-clean callipers order-tag'),
    ...bench('casing fitting'),
    at('sleeve-new', OUT),
    at('sleeve-worn', ASIDE),
  ],
  // New sleeve half in
  [
    ...OPENED,
    sleeveTimbers,
    ...things('faces-clean'),
    ...bench('casing fitting'),
    at('sleeve-new', HALF),
  ],
  // Aligned
  [
    ...OPENED,
    ...things('faces-clean straightedge-valve'),
    ...bench('casing fitting sleeve-new alignment-marks'),
  ],
  // Flanges back
  [...BENCHED, ...things('faces-clean wrench'), ...bench(`${COMPLETE} sleeve-new`)],
  // Control air: shut and open
  [
    ...BENCHED.filter(({ thing }) => !AIR_OFF.some((off) => off.thing === thing)),
    ...things('faces-clean air-cock-open air-gauge-up hose-bench'),
    ...bench('valve-cut-shut'),
  ],
  // Leak test
  [
    ...BENCHED,
    ...things('faces-clean'),
    ...bench(`${COMPLETE} sleeve-new blind-covers test-gauge`),
  ],
  // Back in service
  [...OPEN, ...AIR_ON, ...things(`${COMPLETE} sleeve-new studs-new`)],
].map((step) => [...ALWAYS, ...step]);
