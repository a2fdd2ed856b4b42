import { familyNames } from '#content/finder-texts.ts';
import {
  formatDifferential,
  formatFlanges,
  formatLimit,
  formatQuantity,
  formatStroke,
} from '#content/format.ts';
import { findCategory, findSubcategory, sleeveElastomers } from '#content/index.ts';
import { supplyText } from '#content/specifications.ts';
import type { Product } from '#content/schema/product.ts';
import { bounds, isStated, NOT_STATED, type Stated } from '#content/schema/quantity.ts';
import type { Technical, TechnicalOf } from '#content/schema/technical.ts';
import { temperatureWithExtension } from '#content/tables.ts';

import type { FamilyId, FinderItem } from './finder-data.ts';
import type { Language } from '#contract/address.ts';
import { dualSpan, ratingFact, sizeFact, spanOf, workingPressure } from './finder-facts.server.ts';
import { weakFlanges } from './iso-5211.ts';

const FAMILY_IDS: Record<Technical['family'], FamilyId> = {
  'butterfly-valve': 'butterfly',
  'ball-valve': 'ball',
  'pinch-valve-flanged': 'pinch',
  'pinch-valve-threaded': 'pinch',
  'pneumatic-actuator': 'pneumatic',
  'quarter-turn-actuator': 'electric',
};

const orNull = <T>(value: Stated<T>): T | null => (value === NOT_STATED ? null : (value as T));

/** The record of a product that has a page. */
export function finderItem(product: Product, language: Language): FinderItem {
  const { id, code, name, category, path, technical, brand, actuation, applications } = product;
  const moved = orNull(actuation);
  return {
    id,
    code,
    name: name[language],
    type: familyNames[technical.family][language],
    family: FAMILY_IDS[technical.family],
    to: path,
    page: true,
    theme: findCategory(category)?.theme ?? 'neutral',
    ...guideOf(product),
    category,
    applications: [...applications],
    brand: orNull(brand),
    actuation: moved === null ? null : [moved],
    ...technicalFacts(technical, language),
    ...cautionsOf(product),
  };
}

/** The page of its group, where that has a tool (app/pages/subcategory.server.ts). */
function guideOf({ category, subcategory, technical }: Product): Pick<FinderItem, 'guide'> {
  const group = findSubcategory(category, subcategory);
  return TOOL_FAMILIES.has(technical.family) && 'subcategory' in group
    ? { guide: group.subcategory.path }
    : {};
}

const TOOL_FAMILIES: ReadonlySet<Technical['family']> = new Set([
  'quarter-turn-actuator',
  'pinch-valve-flanged',
  'pinch-valve-threaded',
]);

/** Figures that are stated but in question (readings.md, "Known questions for the supplier"). */
function cautionsOf({ technical }: Product): Pick<FinderItem, 'cautions'> {
  if (technical.family === 'pneumatic-actuator' && technical.action === 'spring-return')
    return { cautions: { air: 'springReturnSupply' } };
  return {};
}

type Facts = Partial<FinderItem> & Pick<FinderItem, 'kind'>;

function technicalFacts(data: Technical, language: Language): Facts {
  switch (data.family) {
    case 'butterfly-valve':
      return {
        kind: 'valve',
        size: sizeFact(data.size),
        rating: ratingFact(data.rating, language),
        temperature: spanOf(data.temperature, language),
      };
    case 'ball-valve':
      return ballFacts(data, language);
    case 'pinch-valve-flanged':
    case 'pinch-valve-threaded':
      return {
        kind: 'valve',
        controlAir:
          'controlAirAboveOperating' in data
            ? formatQuantity(data.controlAirAboveOperating, language)
            : null,
        size: sizeFact(data.size),
        rating: workingPressure(data.maxOperatingPressure, language),
        temperature: sleeveTemperature(language),
      };
    case 'pneumatic-actuator':
      return {
        kind: 'actuator',
        torque: { ...spanOf(data.torque, language), series: true },
        rotation: data.rotation,
        flanges: { list: null, text: data.mounting },
        protection: { standard: [], options: [...data.protectionOptions] },
        power: 'none',
        air: dualSpan(data.supply, language),
        oil: 'none',
        supplyText: supplyText(data, language),
      };
    case 'quarter-turn-actuator':
      return quarterTurnFacts(data, language);
  }
}

function ballFacts(data: TechnicalOf<'ball-valve'>, language: Language): Facts {
  const differentialBar =
    data.maxDifferentialPressure === NOT_STATED
      ? undefined
      : bounds(data.maxDifferentialPressure).max;
  const extended = data.temperatureExtended && spanOf(data.temperatureExtended, language);
  return {
    kind: 'valve',
    size: data.size === NOT_STATED ? null : sizeFact(data.size),
    rating: {
      ...ratingFact(data.rating, language),
      ...(data.maxDifferentialPressure !== NOT_STATED && {
        differential: formatDifferential(data.maxDifferentialPressure, language),
        ...(differentialBar !== undefined && { differentialBar }),
      }),
    },
    temperature: {
      ...spanOf(data.temperature, language),
      // A row of the finder has two lines for it; a temperature asked for beyond the range gets the condition as its reason.
      text: temperatureWithExtension(data, language, false),
      ...(extended?.max !== undefined && { extended: { max: extended.max, text: extended.text } }),
    },
    // Only a valve that is sold with its actuator has a supply.
    ...(isStated(data.actuatorSupply) && { air: spanOf(data.actuatorSupply, language) }),
  };
}

function quarterTurnFacts(data: TechnicalOf<'quarter-turn-actuator'>, language: Language): Facts {
  const { threePhase } = data;
  const weak = weakFlanges(data.flanges, bounds(data.torque).max ?? 0);
  return {
    kind: 'actuator',
    torque: { ...spanOf(data.torque, language), text: formatLimit(data.torque, language) },
    rotation: { standard: data.time.angle, options: [] },
    flanges: {
      list: [...data.flanges],
      text: formatFlanges(data.flanges),
      ...(weak.length > 0 && { weak }),
    },
    protection: null,
    power: {
      single: spanOf(data.singlePhase.voltage, language),
      three: threePhase === 'unavailable' ? null : spanOf(threePhase.voltage, language),
    },
    air: 'none',
    oil: 'none',
    supplyText: [
      formatStroke(data.time, language),
      `${language === 'ko' ? '단상' : '1-phase'} ${formatQuantity(data.singlePhase.voltage, language)}`,
      ...(threePhase === 'unavailable'
        ? []
        : [
            `${language === 'ko' ? '삼상' : '3-phase'} ${formatQuantity(threePhase.voltage, language)}`,
          ]),
    ].join(' · '),
  };
}

/** A pinch valve's temperature is its sleeve's: the highest of each material; the lowest is not stated. */
function sleeveTemperature(language: Language): NonNullable<FinderItem['temperature']> {
  const temperatures = sleeveElastomers.map(({ temperature }) => temperature);
  const [min, max] = [Math.min(...temperatures), Math.max(...temperatures)];
  const limits = formatQuantity({ comparator: 'between', min, max, unit: '°C' }, language);
  return {
    ...spanOf({ comparator: 'at-most', max, unit: '°C' }, language),
    text: language === 'ko' ? `최고 ${limits}, 슬리브별` : `max. ${limits}, by sleeve`,
    sleeve: [...new Set(temperatures)].toSorted((a, b) => a - b),
  };
}
