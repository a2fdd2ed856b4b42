import { above, atMost, between } from '#content/schema/quantity.ts';
import type { SpecialMediumRange } from '#content/schema/technical.ts';

/** Hydraulic and pneumatic special-medium actuators (spec §9). */
const specialMediumRange: SpecialMediumRange = {
  hydraulicSupply: between(20, 120, 'bar'),
  pneumaticSupply: between(2, 10, 'bar'),
  efficiency: above(95, '%'),
  series: ['4HO', '4PO'],
  quarterTurnTorque: atMost(4_000, 'Nm'),
  protection: ['IP67', 'IP68'],
  provenance: [{ field: '*', source: 'spec §9' }],
};

export default specialMediumRange;
