import { electricRangeFacts, specialMediumFacts } from '#content/facts-of.ts';
import { rangeNames } from '#content/finder-texts.ts';
import {
  electricRange,
  findCategory,
  findSubcategory,
  specialMediumRange,
} from '#content/index.ts';
import type { Language } from '#contract/address.ts';

import type { FinderItem } from '#app/shared/fit/finder-data.ts';
import { judged, textsOf } from '#app/shared/fit/finder-item.server.ts';

/** The electric range as a whole: its figures belong to no model, so it is a line of its own (readings.md, "Catalogue"). */
export function electricItem(language: Language): FinderItem {
  const category = findCategory('electric');
  if (!category) throw new Error('content: no category electric');
  const facts = electricRangeFacts(electricRange);
  return {
    ...judged(facts),
    texts: textsOf(facts, language),
    id: 'electric-range',
    code: rangeNames.electric.code[language],
    name: rangeNames.electric.name[language],
    type: rangeNames.electric.type[language],
    family: 'electric',
    to: category.path,
    theme: category.theme,
    category: category.id,
  };
}

/** The quarter-turn series driven by oil or air (spec §9, "Hydraulic and pneumatic special-medium actuators"). */
export function fluidItem(language: Language): FinderItem {
  const found = findSubcategory('special', 'hydraulic-pneumatic-actuators');
  if (found.kind !== 'found') throw new Error('content: no hydraulic and pneumatic actuators');
  const facts = specialMediumFacts(specialMediumRange);
  return {
    ...judged(facts),
    texts: textsOf(facts, language),
    id: '4ho-4po',
    name: rangeNames.fluid.name[language],
    type: rangeNames.fluid.type[language],
    family: 'fluid',
    to: found.subcategory.path,
    theme: found.category.theme,
    category: found.category.id,
  };
}
