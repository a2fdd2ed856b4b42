import type { Vec3, ViewAngles } from '#models/lib/part.ts';
import type { PlacedObject, Pose } from '#models/scenes/scene-object.ts';
import { COVER_THICKNESS } from './valve-objects.ts';
import { BENCH, FLOOR, VALVE, SLEEVE_OUT } from './layout.ts';
import { VIEW, VIEW_FROM_LEFT } from './scene.ts';

const at = (object: string, place?: Vec3, turn: Omit<Pose, 'at'> = {}): PlacedObject => ({
  object,
  pose: { ...(place ? { at: place } : {}), ...turn },
});
const objects = (names: string, place?: Vec3): PlacedObject[] =>
  names.split(' ').map((name) => at(name, place));

/** In every picture. */
const ALWAYS = objects('pipes isolation-bodies supports drain line-gauge air-board');

const OPEN = objects('levers-open drain-lever-shut line-gauge-up');
const SHUT = objects('levers-shut drain-lever-shut line-gauge-up');
const DRAINED = objects('levers-shut drain-lever-open line-gauge-zero pan water');
const AIR_ON = objects('air-cock-open air-gauge-up hose-on');
const AIR_OFF = objects('air-cock-shut air-lock air-gauge-zero hose-off');
const WORKING = [...DRAINED, ...AIR_OFF];

const BODY = 'casing screws-left flange-left';
const COMPLETE = `${BODY} screws-right flange-right fitting`;
const RIGHT_FLANGE: PlacedObject = at('flange-right', [-90, -1120, FLOOR + VALVE.face], {
  aroundY: 90,
});
const LEFT_FLANGE: PlacedObject = at(
  'flange-left',
  [-74, -1130, FLOOR + VALVE.face + COVER_THICKNESS],
  {
    aroundY: -90,
  },
);
const BENCHED = [...objects('timbers tray-studs'), ...WORKING];
const OPENED = [
  ...BENCHED,
  ...objects('tray-screws-right tray-screws-left'),
  RIGHT_FLANGE,
  LEFT_FLANGE,
];
/** In colour though it is where it was: what a step looks at. */
const watched = (name: string): PlacedObject => ({ ...at(name), emphasised: true });
const bench = (names: string) => objects(names, BENCH);
/** On the timbers, in colour though it is where it was. */
const bared = (name: string): PlacedObject => ({ ...at(name, BENCH), emphasised: true });
/** Sleeve fully out, on its timbers. */
const OUT: Vec3 = [SLEEVE_OUT, BENCH[1], BENCH[2]];
/** Sleeve half out of the casing. */
const HALF: Vec3 = [BENCH[0] + 440, BENCH[1], BENCH[2]];
/** The fitting unscrewed, above its port. */
const FITTING_LIFTED = at('fitting', [BENCH[0], BENCH[1], BENCH[2] + 110]);
/** The fitting lies on a flat of its hexagon, its shank to the left. */
const FITTING_LYING = at('fitting', [400 - VALVE.bossTop, -1060, FLOOR + VALVE.fitting * 0.7], {
  aroundY: 90,
});

const sleeveTimbers = at('sleeve-timbers');

/** Objects of each of the 19 pictures, in the order of the captions in content/sleeve-steps.ts. */
export const STEPS: readonly (readonly PlacedObject[])[] = [
  // In the line, in service, worn
  [...OPEN, ...AIR_ON, ...objects(`${COMPLETE} sleeve-worn studs-old service-tag`)],
  // Isolated
  [...SHUT, ...AIR_ON, ...objects(`${COMPLETE} sleeve-worn studs-old service-tag`)],
  // Drained
  [
    ...DRAINED,
    ...AIR_ON,
    ...objects(`stream ${COMPLETE} sleeve-worn studs-old service-tag`),
    watched('drain'),
    watched('line-gauge'),
  ],
  // Control air off
  [...WORKING, ...objects(`${COMPLETE} sleeve-worn studs-old service-tag`)],
  // Out of the line
  [
    ...BENCHED,
    ...objects('faces-worn'),
    ...bench(`${COMPLETE} sleeve-worn slings hook`),
    { ...at('hoist-rope', BENCH), reachesOut: true },
  ],
  // Flange faces checked
  [
    ...BENCHED,
    ...objects('straightedge-valve straightedge-pipe'),
    ...bench(`${BODY} screws-right fitting`),
    watched('faces-worn'),
    bared('flange-right'),
    bared('sleeve-worn'),
  ],
  // One flange off
  [
    ...BENCHED,
    ...objects('faces-worn tray-screws-right'),
    RIGHT_FLANGE,
    ...bench(`${BODY} fitting dirt`),
    bared('sleeve-worn'),
  ],
  // Both flanges off
  [...OPENED, ...objects('faces-worn'), ...bench('casing fitting dirt'), bared('sleeve-worn')],
  // Worn sleeve drawn out
  [
    ...OPENED,
    sleeveTimbers,
    ...objects('faces-worn'),
    ...bench('casing fitting dirt'),
    { ...at('sleeve-worn', HALF), drawnAs: 'sleeve-worn-folded' },
  ],
  // Wear examined
  [
    ...OPENED,
    sleeveTimbers,
    ...objects('faces-worn wall-callipers'),
    ...bench('casing fitting dirt'),
    at('sleeve-worn-cut', OUT),
  ],
  // Casing inspected
  [
    ...OPENED,
    ...objects('faces-worn'),
    ...bench('lamp'),
    { ...at('port-axis', BENCH), unlined: true },
    { ...at('lamp-beam', BENCH), light: true },
    { ...bared('casing'), drawnAs: 'casing-cut' },
    FITTING_LIFTED,
  ],
  // Cleaned
  [...OPENED, ...objects('faces-clean brush'), ...bench('casing'), FITTING_LYING],
  // New sleeve checked
  [
    ...OPENED,
    sleeveTimbers,
    ...objects('faces-clean callipers order-tag'),
    ...bench('casing fitting'),
    at('sleeve-new', OUT),
  ],
  // New sleeve half in
  [
    ...OPENED,
    sleeveTimbers,
    ...objects('faces-clean'),
    ...bench('casing fitting'),
    { ...at('sleeve-new', HALF), drawnAs: 'sleeve-new-folded' },
  ],
  // Aligned
  [
    ...OPENED,
    ...objects('faces-clean'),
    // Below the marks.
    at('straightedge-valve', [0, 0, -150]),
    ...bench('casing fitting sleeve-new alignment-marks'),
  ],
  // Flanges back
  [...BENCHED, ...objects('faces-clean wrench'), ...bench(COMPLETE), bared('sleeve-new')],
  // Control air: shut and open
  [
    ...BENCHED.filter(({ object }) => !AIR_OFF.some((off) => off.object === object)),
    ...objects('faces-clean air-cock-open air-gauge-up hose-bench'),
    ...bench('valve-cut-shut'),
  ],
  // Leak test
  [
    ...BENCHED,
    ...objects('faces-clean'),
    ...bench(`${COMPLETE} sleeve-new blind-covers test-gauge`),
  ],
  // Back in service
  [...OPEN, ...AIR_ON, ...objects(`${COMPLETE} sleeve-new studs-new`)],
].map((step) => [
  ...ALWAYS.filter(({ object }) => !step.some((placed) => placed.object === object)),
  ...step,
]);

/** From where a step is seen. @param index from 0 */
export const viewOf = (index: number): ViewAngles => (index === FAR_END ? VIEW_FROM_LEFT : VIEW);
/** The second flange comes off the end that the usual camera does not see. */
const FAR_END = 7;
