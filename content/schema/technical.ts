import { z } from 'zod';

import { localized, text } from './localized.ts';
import { provenanceList, source } from './provenance.ts';
import {
  dn,
  dnRange,
  dualPressure,
  flangeId,
  inchSize,
  pressureBar,
  quantityIn,
  rating,
  sizeRange,
  strokeTime,
  supply,
  temperature,
  torque,
} from './quantity.ts';

/** AP range: pneumatic rotary actuators (spec §9, "Pneumatic rotary actuators"). */
export const pneumaticActuator = z.strictObject({
  family: z.literal('pneumatic-actuator'),
  /** On loss of air a double-acting actuator has no set position; a spring-return one moves to its spring position. */
  action: z.enum(['double-acting', 'spring-return']),
  /** AP1 to AP12. */
  sizes: z.strictObject({ from: z.int(), to: z.int() }),
  /** How many sizes the source says there are: 11, which does not fit AP1 to AP12. Both are kept. */
  sizesStated: z.int(),
  /** Supply air, bar and psi. */
  supply: dualPressure,
  /** Ambient temperature, °C. */
  temperature,
  /** Output torque of the range, Nm. Torque per size is not stated. */
  torque,
  /** Angle of rotation, degrees. */
  rotation: z.strictObject({ standard: z.number(), options: z.array(z.number()) }),
  /** Mounting standard of the output flange. */
  mounting: z.literal('ISO 5211'),
  /** Protection classes available as an option. */
  protectionOptions: z.array(z.enum(['IP65', 'IP67'])),
});

/** One model of the quarter-turn 480 series (spec §9). General electric figures do not belong here. */
export const quarterTurnActuator = z.strictObject({
  family: z.literal('quarter-turn-actuator'),
  /** Maximum torque, Nm. */
  torque,
  /** ISO 5211 output flanges. */
  flanges: z.array(flangeId).min(1),
  /** Time for 90° at 50 Hz, seconds. */
  time: strokeTime,
  singlePhase: supply,
  /** `unavailable` for the first two models. */
  threePhase: z.union([supply, z.literal('unavailable')]),
  /** Time for 90° on Korean mains, 60 Hz, seconds. It is not calculated from the time at 50 Hz. */
  timeAt60Hz: strokeTime.exactOptional(),
  /** Degree of protection of the enclosure (IEC 60529); the electric range's is not that of this series. */
  protection: z
    .string()
    .regex(/^IP\d\d$/)
    .exactOptional(),
  /** For explosive atmospheres. */
  explosionProtection: text.exactOptional(),
  /** Ambient temperature, °C. */
  ambient: temperature.exactOptional(),
  /** Duty type (IEC 60034-1): `S2-15 min`. */
  duty: text.exactOptional(),
  /** How it is moved by hand. */
  manualOverride: text.exactOptional(),
  /** Length, width and height, mm. */
  dimensions: z
    .strictObject({ length: z.number(), width: z.number(), height: z.number() })
    .exactOptional(),
  /** kg */
  weight: z.number().positive().exactOptional(),
});

const bodyStyle = z.strictObject({
  style: z.enum(['wafer', 'double-flanged']),
  /** Sizes of this style, DN. */
  size: dnRange,
});

/** Butterfly valve. Concentric or offset is not stated and therefore not a field. */
export const butterflyValve = z.strictObject({
  family: z.literal('butterfly-valve'),
  size: dnRange,
  rating,
  /** Medium temperature, °C. */
  temperature,
  /** Body styles by size, where stated (HT600); otherwise not stated. */
  bodyStyles: z.array(bodyStyle).min(1).exactOptional(),
});

/** Ball valve. */
export const ballValve = z.strictObject({
  family: z.literal('ball-valve'),
  size: sizeRange.exactOptional(),
  rating,
  /** Medium temperature, °C. */
  temperature,
  /** Extended temperature, °C, where stated (S70, S80: up to +200). */
  temperatureExtended: temperature.exactOptional(),
  /** Three-way valves: the port patterns of the series. */
  threeWayPorts: z.array(z.enum(['T', 'L'])).exactOptional(),
  /** Supply of the actuator, bar, of a valve that is sold with one. */
  actuatorSupply: pressureBar.exactOptional(),
  /** Highest differential pressure, bar. */
  maxDifferentialPressure: pressureBar.exactOptional(),
});

/** Flanged pinch valve PQVF. */
export const pinchValveFlanged = z.strictObject({
  family: z.literal('pinch-valve-flanged'),
  size: dnRange,
  /** Highest operating pressure, bar. 4 to 6; which size has which is not stated. */
  maxOperatingPressure: pressureBar,
  casing: z.array(z.enum(['grey-cast-iron-gg20', 'aluminium'])).min(1),
  flanges: z.array(z.strictObject({ standard: z.enum(['DIN 2632', 'DIN 2633']), size: dnRange })),
  /** Dimensions in mm: length L, flange diameter D, inner diameter Di. */
  dimensions: z.array(z.strictObject({ dn, l: z.number(), d: z.number(), di: z.number() })).min(1),
});

/** A parallel pipe thread: G 3/4. */
export const pipeThread = z.strictObject({ thread: z.literal('G'), size: inchSize });

/** Threaded pinch valve PQVI. */
export const pinchValveThreaded = z.strictObject({
  family: z.literal('pinch-valve-threaded'),
  size: dnRange,
  /** Highest operating pressure, bar. */
  maxOperatingPressure: pressureBar,
  /** Control air above the operating pressure, bar. */
  controlAirAboveOperating: pressureBar,
  /** Connection for the control air. */
  pilotPort: pipeThread,
  /** Length in mm, weight in kg. */
  variants: z
    .array(z.strictObject({ dn, connection: pipeThread, length: z.number(), weight: z.number() }))
    .min(1),
});

/** Typed technical data of a product, by family. */
export const technical = z
  .discriminatedUnion('family', [
    pneumaticActuator,
    quarterTurnActuator,
    butterflyValve,
    ballValve,
    pinchValveFlanged,
    pinchValveThreaded,
  ])
  .meta({ example: "{ family: 'ball-valve', … }, as in another product of its family" });
export type Technical = z.infer<typeof technical>;
export type Family = Technical['family'];
/** Technical data of one family: `TechnicalOf<'ball-valve'>`. */
export type TechnicalOf<F extends Family> = Extract<Technical, { family: F }>;

/** Figures of the electric range as a whole (spec §9, "Electric actuators"). Never copied onto 480 models. */
export const electricRange = z.strictObject({
  ambient: z.strictObject({ standard: temperature, high: temperature, low: temperature }),
  insulation: z.strictObject({ class: z.literal('F'), max: temperature }),
  duty: z.strictObject({
    onOff: z.strictObject({ type: z.literal('S2'), time: quantityIn('min') }),
    modulating: z.strictObject({ type: z.literal('S4'), share: quantityIn('%') }),
  }),
  protection: z.strictObject({
    standard: z.literal('IP67'),
    option: z.strictObject({
      class: z.literal('IP68'),
      depth: quantityIn('m'),
      time: quantityIn('h'),
      openCloseCycles: z.int(),
    }),
  }),
  /** Output turns covered by position sensing. */
  positionSensing: quantityIn('turns'),
  analogueOutput: quantityIn('mA'),
  switches: z.strictObject({ limit: z.int(), torque: z.int(), extraOptional: z.int() }),
  conduitEntries: z.array(z.strictObject({ count: z.int(), thread: z.enum(['PG21', 'PG16']) })),
  provenance: provenanceList,
});
export type ElectricRange = z.infer<typeof electricRange>;

/** Hydraulic and pneumatic special-medium actuators (spec §9). */
export const specialMediumRange = z.strictObject({
  /** Supply of the hydraulic motor, bar. */
  hydraulicSupply: pressureBar,
  /** Supply of the pneumatic vane motor, bar. */
  pneumaticSupply: pressureBar,
  /** Mechanical efficiency, %. */
  efficiency: quantityIn('%'),
  series: z.array(z.enum(['4HO', '4PO'])),
  /** Torque of the quarter-turn series, Nm. */
  quarterTurnTorque: torque,
  protection: z.array(z.enum(['IP67', 'IP68'])),
  provenance: provenanceList,
});
export type SpecialMediumRange = z.infer<typeof specialMediumRange>;

/** A sleeve elastomer with its highest temperature in °C (spec §9). */
export const sleeveElastomer = z.strictObject({
  /** As the source spells it: `NR LQ-clear`. What LQ and SKAZ mean is not stated. */
  material: z.string().min(1),
  /** The base rubber's name (ISO 1629); nothing else is claimed. */
  description: localized,
  temperature: z.number(),
  source,
});
export type SleeveElastomer = z.infer<typeof sleeveElastomer>;
