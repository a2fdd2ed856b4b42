import { atMost, between, exactly } from '#content/schema/quantity.ts';
import type { ElectricRange } from '#content/schema/technical.ts';

/**
 * Figures of the electric range as a whole (spec §9, "Electric actuators"). They belong to the documents of the category
 * electric and to nothing else: the models of the 480 series have figures of their own.
 */
const electricRange: ElectricRange = {
  ambient: {
    standard: between(-25, 70, '°C'),
    high: between(0, 120, '°C'),
    low: between(-60, 60, '°C'),
  },
  insulation: { class: 'F', max: atMost(155, '°C') },
  duty: {
    onOff: { type: 'S2', time: exactly(15, 'min') },
    modulating: { type: 'S4', share: exactly(25, '%') },
  },
  protection: {
    standard: 'IP67',
    option: { class: 'IP68', depth: exactly(6, 'm'), time: atMost(72, 'h'), openCloseCycles: 10 },
  },
  positionSensing: between(1, 100_000, 'turns'),
  analogueOutput: between(4, 20, 'mA'),
  switches: { limit: 2, torque: 2, extraOptional: 7 },
  conduitEntries: [
    { count: 2, thread: 'PG21' },
    { count: 1, thread: 'PG16' },
  ],
  provenance: [{ field: '*', source: 'spec §9' }],
};

export default electricRange;
