import { rangeNames } from '#content/finder-texts.ts';
import { formatLimit, formatQuantity } from '#content/format.ts';
import {
  electricRange,
  findCategory,
  findSubcategory,
  specialMediumRange,
} from '#content/index.ts';

import type { FinderItem } from '#app/shared/fit/finder-data.ts';
import type { Language } from '#contract/address.ts';

import { spanOf } from '#app/shared/fit/finder-facts.server.ts';

/** The electric range as a whole: its figures belong to no model, so it is a line of its own (readings.md, "Catalogue"). */
export function electricItem(language: Language): FinderItem {
  const category = findCategory('electric');
  if (!category) throw new Error('content: no category electric');
  const { standard, option } = electricRange.protection;
  return {
    id: 'electric-range',
    code: rangeNames.electric.code[language],
    name: rangeNames.electric.name[language],
    type: rangeNames.electric.type[language],
    family: 'electric',
    to: category.path,
    theme: category.theme,
    kind: 'actuator',
    category: category.id,
    applications: null,
    brand: null,
    actuation: ['electric'],
    torque: null,
    rotation: null,
    flanges: { list: null, text: '' },
    protection: { standard: [standard], options: [option.class] },
    power: null,
    air: 'none',
    oil: 'none',
  };
}

/** The quarter-turn series driven by oil or air (spec §9, "Hydraulic and pneumatic special-medium actuators"). */
export function fluidItem(language: Language): FinderItem {
  const found = findSubcategory('special', 'hydraulic-pneumatic-actuators');
  if (found.kind !== 'found') throw new Error('content: no hydraulic and pneumatic actuators');
  const { hydraulicSupply, pneumaticSupply, quarterTurnTorque, protection, series } =
    specialMediumRange;
  return {
    id: '4ho-4po',
    code: series.join('/'),
    name: rangeNames.fluid.name[language],
    type: rangeNames.fluid.type[language],
    family: 'fluid',
    to: found.subcategory.path,
    theme: found.category.theme,
    kind: 'actuator',
    category: found.category.id,
    applications: null,
    brand: null,
    actuation: ['hydraulic', 'pneumatic'],
    torque: {
      ...spanOf(quarterTurnTorque, language),
      text: formatLimit(quarterTurnTorque, language),
      series: true,
    },
    rotation: { standard: 90, options: [] },
    flanges: { list: null, text: '' },
    protection: { standard: [...protection], options: [] },
    power: 'none',
    air: spanOf(pneumaticSupply, language),
    oil: spanOf(hydraulicSupply, language),
    supplyText:
      language === 'ko'
        ? `유압 ${formatQuantity(hydraulicSupply, language)} · 공압 ${formatQuantity(pneumaticSupply, language)}`
        : `hydraulic ${formatQuantity(hydraulicSupply, language)} · pneumatic ${formatQuantity(pneumaticSupply, language)}`,
  };
}
