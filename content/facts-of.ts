/** The facts of a product, and of the ranges without a page. The only module that knows how entries are laid out. */
import { confirmedOf } from '#content/confirmed.ts';
import sleeveElastomers from '#content/facts/sleeve-elastomers.ts';
import { type Contradiction, mergeConfirmed } from '#content/merge-confirmed.ts';
import { provenanceOf, sourceOf } from '#content/provenance.ts';
import type { ConfirmedFact } from '#content/schema/confirmed.ts';
import type { ProductEntry } from '#content/schema/product.ts';
import type { Provenance as EntryProvenance } from '#content/schema/provenance.ts';
import {
  atMost,
  exactly,
  type Rating as EntryRating,
  type SizeRange,
} from '#content/schema/quantity.ts';
import type {
  ElectricRange,
  SpecialMediumRange,
  Technical,
  TechnicalOf,
} from '#content/schema/technical.ts';

import { choice, codes, count, mains, sizes, twice } from './entry-values.ts';
import {
  type Fact,
  factsFor,
  type InferredFact,
  type KnownSubject,
  type Provenance,
  type Reservation,
  type Scope,
} from '#facts/facts.ts';
import { maxTorque } from '#facts/iso-5211.ts';
import { FACT_KEYS, type FactKey, isAskedOf, type Trait, type ValueOf } from '#facts/keys.ts';
import { dnOf, sizesIn } from '#facts/nominal-size.ts';
import { type Designation, NONE, NOT_STATED, type Quantity } from '#facts/values.ts';

/**
 * Everything known about a product: what its entry states and what the supplier has confirmed since. Keys asked of it without a
 * fact are added as "not stated".
 */
export const factsOf = (entry: ProductEntry): KnownSubject =>
  factsWith(entry, confirmedOf(entry.id));

/** The same with other confirmed facts: none, or those that the desk knows. */
export const factsWith = (entry: ProductEntry, confirmed: readonly ConfirmedFact[]): KnownSubject =>
  subject(entry.code, traitsOf(entry.technical), mergeConfirmed(ownFacts(entry), confirmed).facts);

/** Confirmed facts that contradict the entry, or one another; they are no facts of the product. */
export const contradictionsOf = (
  entry: ProductEntry,
  confirmed: readonly ConfirmedFact[],
): readonly Contradiction[] => mergeConfirmed(ownFacts(entry), confirmed).contradictions;

const ownFacts = (entry: ProductEntry): (Fact | InferredFact)[] =>
  completed([...generalFacts(entry), ...technicalFacts(entry.technical)], entry.provenance);

// ---------------------------------------------------------------- drafts of facts

/** A fact before its origin is looked up. */
type Draft = { [K in FactKey]: DraftOf<K> }[FactKey];
interface DraftOf<K extends FactKey> extends Details {
  key: K;
  value: ValueOf<K>;
}
interface Details {
  of?: Scope['of'];
  scope?: Omit<Scope, 'of'>;
  reservations?: readonly Reservation[];
  /** Set where the fact does not come from the entry's technical data. */
  provenance?: Provenance;
  /** Field of the technical data, where its name differs from the key. */
  field?: string;
}

const fact = <K extends FactKey>(
  key: K,
  value: ValueOf<K>,
  ...details: readonly Details[]
): Draft => Object.assign({ key, value }, ...details) as Draft;

/** Applies to the whole series; which size or version has which value is not stated. */
const SERIES: Details = { of: 'series' };
const from = (field: string): Details => ({ field });
const only = (scope: Omit<Scope, 'of'>): Details => ({ scope });
const but = (...reservations: readonly Reservation[]): Details => ({ reservations });
const version = (name: NonNullable<Scope['version']>): Details => only({ version: name });
const atSize = (dn: number): Details => only({ size: { from: { dn }, to: { dn } } });
function atSizes(range: SizeRange): Details {
  const { from: first, to: last } = sizes(range);
  return only({ size: { from: first, to: last } });
}
/** Facts of a value that an entry may leave out. */
const where = <T>(value: T | undefined, facts: (value: T) => Draft[]): Draft[] =>
  value === undefined ? [] : facts(value);

function subject(
  code: string,
  traits: readonly Trait[],
  all: readonly (Fact | InferredFact)[],
): KnownSubject {
  const stated = all.filter((each): each is Fact => each.provenance.basis !== 'inferred');
  const known = new Set(stated.flatMap(({ key }) => (isOpenElsewhere(key, stated) ? [] : key)));
  const asked = FACT_KEYS.filter((key) => !known.has(key) && isAskedOf(key, traits));
  const open = completed(
    asked.map((key) => fact(key, NOT_STATED)),
    [],
  ) as Fact[];
  const facts = [...stated, ...open].toSorted(
    (a, b) => FACT_KEYS.indexOf(a.key) - FACT_KEYS.indexOf(b.key),
  );
  const inferred = all.filter((each): each is InferredFact => each.provenance.basis === 'inferred');
  return { code, traits, facts, inferred };
}

/** Whether a value was confirmed for some sizes only: for the others it is still asked for. */
function isOpenElsewhere(key: FactKey, stated: readonly Fact[]): boolean {
  const own = factsFor(stated, key);
  if (!own.every(({ provenance, scope }) => provenance.basis === 'confirmed' && scope.size))
    return false;
  const sizes = factsFor(stated, 'size').flatMap(({ value }) =>
    value.kind === 'sizes' ? sizesIn(value) : [],
  );
  const covers = (dn: number) =>
    own.some(({ scope: { size } }) => size && dnOf(size.from) <= dn && dn <= dnOf(size.to));
  return sizes.length === 0 || !sizes.every(covers);
}

const completed = (drafts: readonly Draft[], lines: readonly EntryProvenance[]) =>
  drafts.map((draft) => complete(draft, lines));

function complete(draft: Draft, lines: readonly EntryProvenance[]): Fact | InferredFact {
  const { key, value, of = 'product', scope, reservations = [], field = key } = draft;
  const provenance: Provenance =
    value.kind === 'not-stated'
      ? { basis: 'none' }
      : (draft.provenance ?? provenanceOf(sourceOf(lines, `technical.${field}`)));
  return { key, value, scope: { of, ...scope }, provenance, reservations } as Fact | InferredFact;
}

// ---------------------------------------------------------------- facts of every entry

/** Entries have no provenance line for brand and actuation. */
const STATED: Details = { provenance: { basis: 'stated', source: 'spec §9' } };

function generalFacts(entry: ProductEntry): Draft[] {
  const { brand, actuation, applications, technical, provenance } = entry;
  const suitability = provenanceOf(sourceOf(provenance, 'applications'));
  // A supply pressure alone names no medium: "pneumatic" is inferred from it for S50 to S80.
  const moved: Details =
    technical.family === 'ball-valve'
      ? { provenance: { basis: 'inferred', from: 'actuatorSupply' } }
      : STATED;
  return [
    fact('application', choice(...applications), { provenance: suitability }),
    ...where(brand, (name) => [fact('brand', choice(name), STATED)]),
    ...where(actuation, (drive) => [fact('actuation', choice(drive), moved)]),
  ];
}

function traitsOf(data: Technical): readonly Trait[] {
  switch (data.family) {
    case 'butterfly-valve':
      return ['valve', 'butterfly'];
    case 'ball-valve':
      return [
        'valve',
        'ball',
        ...(data.threeWayPorts ? (['three-way'] as const) : []),
        ...(data.actuatorSupply ? (['own-actuator'] as const) : []),
      ];
    case 'pinch-valve-flanged':
      return ['valve', 'pinch', 'flanged-pinch'];
    case 'pinch-valve-threaded':
      return ['valve', 'pinch', 'threaded-pinch'];
    case 'pneumatic-actuator':
      return data.action === 'spring-return'
        ? ['actuator', 'pneumatic', 'spring-return']
        : ['actuator', 'pneumatic'];
    case 'quarter-turn-actuator':
      return ['actuator', 'electric'];
  }
}

function technicalFacts(data: Technical): Draft[] {
  switch (data.family) {
    case 'butterfly-valve':
      return butterflyFacts(data);
    case 'ball-valve':
      return ballFacts(data);
    case 'pinch-valve-flanged':
      return flangedPinchFacts(data);
    case 'pinch-valve-threaded':
      return threadedPinchFacts(data);
    case 'pneumatic-actuator':
      return pneumaticFacts(data);
    case 'quarter-turn-actuator':
      return quarterTurnFacts(data);
  }
}

// ---------------------------------------------------------------- valves

const butterflyFacts = (data: TechnicalOf<'butterfly-valve'>): Draft[] => [
  fact('size', sizes(data.size), SERIES),
  ...ratingFacts(data.rating),
  fact('temperature', data.temperature, SERIES),
  ...where(data.bodyStyles, (styles) =>
    styles.map(({ style, size }) =>
      fact('bodyStyle', choice(style), atSizes(size), from('bodyStyles')),
    ),
  ),
];

const ballFacts = (data: TechnicalOf<'ball-valve'>): Draft[] => [
  ...where(data.size, (range) => [fact('size', sizes(range), SERIES)]),
  ...ratingFacts(data.rating),
  fact('temperature', data.temperature, SERIES),
  ...where(data.temperatureExtended, (extended) => [
    fact(
      'temperature',
      extended,
      SERIES,
      version('extended'),
      from('temperatureExtended'),
      but({ key: 'condition-not-stated' }),
    ),
  ]),
  ...where(data.threeWayPorts, (ports) => [
    // The source states both ports for both codes in one line.
    fact(
      'ports',
      choice(...ports),
      SERIES,
      from('threeWayPorts'),
      but({ key: 'by-code', codes: ['S70', 'S80'] }),
    ),
  ]),
  ...where(data.actuatorSupply, (supply) => [
    fact('actuatorSupply', supply, but({ key: 'minimum-or-rated' }, { key: 'medium-not-stated' })),
  ]),
  ...where(data.maxDifferentialPressure, (pressure) => [
    fact('maxDifferential', pressure, from('maxDifferentialPressure')),
  ]),
];

/** Designations of a series; one fact per step where they differ by size; one maximum per class. */
function ratingFacts(rating: EntryRating): Draft[] {
  const { pn = [], ansi = [], pnBySize = [], working, examples = [], maxByAnsi = [] } = rating;
  const ofPn = (number: number): Designation => ({ system: 'PN', number });
  const ofClass = (number: number): Designation => ({ system: 'Class', number });
  const all = [...pn.map(ofPn), ...ansi.map(ofClass)];
  const rated = (...designations: Designation[]) => ({ kind: 'rating', designations }) as const;
  return [
    ...(all.length > 0 ? [fact('rating', rated(...all), SERIES)] : []),
    ...pnBySize.map(({ from: first, to: last, pn: step }) =>
      fact(
        'rating',
        rated(ofPn(step)),
        only({ size: { from: { inch: first }, to: { inch: last } } }),
      ),
    ),
    ...where(working, ({ psi, bar }) => [fact('rating', twice(psi, bar), SERIES)]),
    ...examples.map(({ value, at }) =>
      fact(
        'rating',
        { kind: 'without-unit', value },
        SERIES,
        only({ at }),
        from('rating.examples'),
        but({ key: 'example' }, { key: 'unit-not-stated' }),
      ),
    ),
    ...maxByAnsi.map(({ ansi: each, bar }) =>
      fact(
        'maxPressure',
        atMost(bar, 'bar'),
        SERIES,
        only({ designation: ofClass(each) }),
        from('rating.maxByAnsi'),
      ),
    ),
  ];
}

const flangedPinchFacts = (data: TechnicalOf<'pinch-valve-flanged'>): Draft[] => [
  fact('size', sizes(data.size)),
  fact(
    'maxPressure',
    data.maxOperatingPressure,
    SERIES,
    from('maxOperatingPressure'),
    but({ key: 'by-size', by: ['size', 'casing', 'sleeve'] }),
  ),
  ...sleeveFacts(),
  fact('casing', choice(...data.casing), SERIES),
  ...data.flanges.map(({ standard, size }) =>
    fact('flangeStandard', codes(standard), atSizes(size), from('flanges')),
  ),
  ...data.dimensions.flatMap(({ dn, l, d, di }) => [
    fact('length', exactly(l, 'mm'), atSize(dn), from('dimensions')),
    fact('flangeDiameter', exactly(d, 'mm'), atSize(dn), from('dimensions')),
    fact('innerDiameter', exactly(di, 'mm'), atSize(dn), from('dimensions')),
  ]),
];

const threadedPinchFacts = (data: TechnicalOf<'pinch-valve-threaded'>): Draft[] => [
  fact('size', sizes(data.size)),
  fact('maxPressure', data.maxOperatingPressure, from('maxOperatingPressure')),
  ...sleeveFacts(),
  fact('controlAirAbove', data.controlAirAboveOperating, from('controlAirAboveOperating')),
  fact('pilotPort', { kind: 'thread', ...data.pilotPort }),
  ...data.variants.flatMap(({ dn, connection, length, weight }) => [
    fact('connection', { kind: 'thread', ...connection }, atSize(dn), from('variants')),
    fact('length', exactly(length, 'mm'), atSize(dn), from('variants')),
    fact('weight', exactly(weight, 'kg'), atSize(dn), from('variants')),
  ]),
];

/** A pinch valve's temperature is its sleeve's: one highest temperature per material. */
const sleeveFacts = (): Draft[] =>
  sleeveElastomers.map(({ material, temperature, source }) =>
    fact(
      'temperature',
      atMost(temperature, '°C'),
      only({ material }),
      { provenance: provenanceOf(source) },
      but({ key: 'supplied-materials-not-stated' }),
    ),
  );

// ---------------------------------------------------------------- actuators

function pneumaticFacts(data: TechnicalOf<'pneumatic-actuator'>): Draft[] {
  const { sizes: frames, sizesStated, rotation, supply } = data;
  const ofRange = (...details: readonly Details[]): Details =>
    Object.assign({}, SERIES, ...details);
  const otherCount = sizesStated !== frames.to - frames.from + 1;
  return [
    fact('action', choice(data.action)),
    fact(
      'frameSizes',
      { kind: 'frame-sizes', prefix: 'AP', ...frames },
      ofRange(from('sizes')),
      otherCount ? but({ key: 'other-reading', count: sizesStated }) : {},
    ),
    fact('torque', data.torque, ofRange(but({ key: 'by-size', by: ['frame-size', 'supply'] }))),
    fact(
      'airSupply',
      twice(supply.bar, supply.psi),
      ofRange(from('supply')),
      data.action === 'spring-return' ? but({ key: 'spring-return-minimum' }) : {},
    ),
    fact(
      'actuatorTemperature',
      data.temperature,
      ofRange(from('temperature'), but({ key: 'reference-not-stated' })),
    ),
    fact('rotation', exactly(rotation.standard, '°'), ofRange(version('standard'))),
    fact(
      'rotation',
      { kind: 'alternatives', unit: '°', values: rotation.options },
      ofRange(version('option')),
    ),
    fact(
      'mounting',
      { kind: 'mounting', standard: data.mounting },
      ofRange(but({ key: 'flange-size-not-stated' })),
    ),
    fact(
      'protection',
      codes(...data.protectionOptions),
      ofRange(version('option'), from('protectionOptions'), but({ key: 'standard-not-stated' })),
    ),
    fact('seals', choice('options'), SERIES),
  ];
}

function quarterTurnFacts(data: TechnicalOf<'quarter-turn-actuator'>): Draft[] {
  const { time, timeAt60Hz, flanges, threePhase } = data;
  const weak = but(...weakFlanges(flanges, data.torque));
  const anyVoltage = but({ key: 'voltage-version' });
  const at = (hertz: number) => only({ at: { value: hertz, unit: 'Hz' } });
  return [
    fact('torque', data.torque, weak),
    fact(
      'mounting',
      { kind: 'mounting', standard: 'ISO 5211', sizes: flanges },
      from('flanges'),
      weak,
    ),
    fact('rotation', exactly(time.angle, '°'), from('time')),
    fact('strokeTime', exactly(time.seconds, 's'), at(time.atHz), from('time')),
    fact(
      'strokeTime',
      timeAt60Hz ? exactly(timeAt60Hz.seconds, 's') : NOT_STATED,
      at(60),
      from('timeAt60Hz'),
    ),
    fact('singlePhase', mains(data.singlePhase), anyVoltage),
    threePhase === 'unavailable'
      ? fact('threePhase', NONE)
      : fact('threePhase', mains(threePhase), anyVoltage),
    // No model states these yet.
    ...(['protection', 'explosionProtection', 'duty', 'manualOverride'] as const).flatMap((key) =>
      where(data[key], (code) => [fact(key, codes(code))]),
    ),
    ...where(data.ambient, (range) => [fact('ambient', range)]),
    ...where(data.dimensions, (box) => [fact('dimensions', { kind: 'box', ...box })]),
    ...where(data.weight, (kg) => [fact('weight', exactly(kg, 'kg'))]),
  ];
}

/** Flanges whose ISO 5211 limit is below the torque of the actuator. */
const weakFlanges = (flanges: readonly string[], torque: Quantity<'Nm'>): Reservation[] =>
  flanges.flatMap((flange): Reservation[] => {
    const max = maxTorque(flange);
    return max !== undefined && torque.max !== undefined && torque.max > max
      ? [{ key: 'flange-torque', flange, max: atMost(max, 'Nm') }]
      : [];
  });

// ---------------------------------------------------------------- ranges without a product page

/** The electric range as a whole. Its figures are never those of a 480 model. */
export function electricRangeFacts(range: ElectricRange): KnownSubject {
  const { ambient, duty, insulation, protection, switches } = range;
  const { option } = protection;
  const ip68 = only({ version: 'option', option: option.class });
  const drafts: Draft[] = [
    fact('actuation', choice('electric')),
    fact('ambient', ambient.standard, version('standard')),
    fact('ambient', ambient.high, version('high-temperature')),
    fact('ambient', ambient.low, version('low-temperature')),
    fact('insulation', codes(insulation.class)),
    fact('insulationTemperature', insulation.max),
    fact('duty', { kind: 'duty', type: duty.onOff.type, of: duty.onOff.time }, version('on-off')),
    fact(
      'duty',
      {
        kind: 'duty',
        type: duty.modulating.type,
        of: duty.modulating.share,
      },
      version('modulating'),
    ),
    fact('protection', codes(protection.standard), version('standard')),
    fact('protection', codes(option.class), version('option')),
    fact('submersionDepth', option.depth, ip68),
    fact('submersionTime', option.time, ip68),
    fact('submersionCycles', count(option.openCloseCycles), ip68),
    fact('positionSensing', range.positionSensing),
    fact('analogueOutput', range.analogueOutput),
    fact('limitSwitches', count(switches.limit)),
    fact('torqueSwitches', count(switches.torque)),
    fact('extraSwitches', count(switches.extraOptional), version('option')),
    ...range.conduitEntries.map((each) => fact('conduitEntry', count(each.count, each.thread))),
  ];
  return subject(
    'electric-range',
    ['actuator', 'electric'],
    completed(ofSeries(drafts), range.provenance),
  );
}

/** The quarter-turn series 4HO and 4PO, driven by oil or air. */
export function specialMediumFacts(range: SpecialMediumRange): KnownSubject {
  const drafts: Draft[] = [
    fact('torque', range.quarterTurnTorque, but({ key: 'by-size', by: ['frame-size', 'supply'] })),
    fact('actuation', choice('hydraulic', 'pneumatic')),
    fact('rotation', exactly(90, '°')),
    fact('airSupply', range.pneumaticSupply),
    fact('oilSupply', range.hydraulicSupply),
    fact('efficiency', range.efficiency),
    fact('protection', codes(...range.protection)),
  ];
  return subject(
    range.series.join('/'),
    ['actuator', 'fluid'],
    completed(ofSeries(drafts), range.provenance),
  );
}

const ofSeries = (drafts: readonly Draft[]): Draft[] =>
  drafts.map((each) => ({ ...each, ...SERIES }));
