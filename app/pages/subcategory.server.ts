import { findSubcategory, productsOf } from '#content/index.ts';

import { subcategoryPage } from '#app/features/catalogue/catalogue.server.ts';
import { sizingData } from '#app/features/sizing/sizing.server.ts';
import { sleeveData } from '#app/features/sleeve-guide/sleeve-guide.server.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

/** A catalogue page, with the tool that helps to choose on the first page of a group that has one. */
export function subcategoryWithTool(request: PageRequest) {
  const answer = subcategoryPage(request);
  if ('missing' in answer) return answer;
  const { category, subcategory, page } = answer;
  const tool = page === 1 ? toolOf(category.id, subcategory.id, request) : undefined;
  return { ...answer, ...(tool && { tool, messages: 'finder' as const }) };
}

/** Sizing for actuators with a torque per model, the sleeve guide for pinch valves. */
function toolOf(category: string, subcategory: string, { language }: PageRequest) {
  const found = findSubcategory(category, subcategory);
  if (!('subcategory' in found)) return undefined;
  const members = productsOf(found.subcategory);
  const [first] = members;
  switch (first?.technical.family) {
    case 'quarter-turn-actuator':
      return sizingData(members, language);
    case 'pinch-valve-flanged':
    case 'pinch-valve-threaded':
      return sleeveData(first, language);
    default:
      return undefined;
  }
}
