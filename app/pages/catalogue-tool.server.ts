import { formatFlanges, formatQuantity } from '#content/format.ts';
import { findSubcategory, productsOf, sleeveElastomers } from '#content/index.ts';
import type { Product } from '#content/schema/product.ts';
import { bounds, type Quantity } from '#content/schema/quantity.ts';

import type { CatalogueData } from '#app/features/catalogue/catalogue-data.ts';
import type { SizingData } from '#app/features/sizing/sizing-data.ts';
import type { SizingModel } from '#app/features/sizing/sizing.ts';
import type { SleeveGuideData } from '#app/features/sleeve-guide/sleeve-guide-data.ts';
import type { Language } from '#app/i18n/locale.ts';

/** What helps to choose on a catalogue page. */
export type CatalogueTool = SizingData | SleeveGuideData;

/** A catalogue page with its tool, where its group has one. */
export interface CatalogueRouteData extends CatalogueData {
  tool?: CatalogueTool;
}

/** The tool of a group: sizing for actuators with a torque per model, the sleeve guide for pinch valves. */
export function catalogueTool(
  members: readonly Product[],
  language: Language,
): Pick<CatalogueRouteData, 'tool' | 'messages'> {
  const [first] = members;
  switch (first?.technical.family) {
    case 'quarter-turn-actuator':
      return { tool: sizingData(members, language), messages: 'finder' };
    case 'pinch-valve-flanged':
    case 'pinch-valve-threaded':
      return { tool: sleeveData(first, language), messages: 'finder' };
    default:
      return {};
  }
}

function sizingData(members: readonly Product[], language: Language): SizingData {
  const rotary = findSubcategory('pneumatic');
  const pneumatic = rotary.kind === 'default' ? productsOf(rotary.subcategory) : [];
  const ranges = pneumatic.flatMap(({ technical }) =>
    technical.family === 'pneumatic-actuator' ? [technical.torque] : [],
  );
  const [range] = ranges;
  if (rotary.kind !== 'default' || !range) throw new Error('content: no pneumatic range');
  return {
    kind: 'sizing',
    models: members.flatMap((product) => sizingModel(product, language)),
    pneumatic: {
      codes: pneumatic.map(({ code }) => code),
      torque: formatQuantity(range, language),
      to: rotary.subcategory.path,
    },
  };
}

function sizingModel(product: Product, language: Language): SizingModel[] {
  const { technical } = product;
  if (technical.family !== 'quarter-turn-actuator') return [];
  const { torque, flanges, time, singlePhase, threePhase } = technical;
  return [
    {
      code: product.code,
      name: product.name[language],
      to: product.path,
      category: product.category,
      torque: bounds(torque).max ?? 0,
      flanges: formatFlanges(flanges),
      seconds: time.seconds,
      atHz: time.atHz,
      single: volts(singlePhase.voltage),
      three: threePhase === 'unavailable' ? null : volts(threePhase.voltage),
      // Recorded with the product as a question to the supplier.
      flangeOpen: product.provenance.some(
        ({ field, note }) => field === 'technical.flanges' && note !== undefined,
      ),
    },
  ];
}

function volts(voltage: Quantity): { min: number; max: number } {
  const { min, max } = bounds(voltage);
  if (min === undefined || max === undefined) throw new Error('a voltage must have both ends');
  return { min, max };
}

function sleeveData(product: Product, language: Language): SleeveGuideData {
  const temperatures = [...new Set(sleeveElastomers.map(({ temperature }) => temperature))];
  return {
    kind: 'sleeve',
    steps: temperatures
      .toSorted((a, b) => a - b)
      .map((temperature) => ({
        temperature,
        materials: sleeveElastomers
          .filter((each) => each.temperature === temperature)
          .map(({ material, description }) => ({ material, base: description[language] })),
      })),
    product: {
      productCode: product.code,
      productName: product.name[language],
      category: product.category,
    },
  };
}
