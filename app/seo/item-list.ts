import { type Language, localizedHref } from '#contract/address.ts';

import type { StructuredData } from './page-head.ts';

/**
 * A list of pages as schema.org's ItemList, in their order.
 *
 * @param origin of the site, no trailing slash
 */
export function itemListData(
  items: readonly { name: string; to: string }[],
  language: Language,
  origin: string,
): StructuredData {
  return {
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: origin + localizedHref(to, language),
    })),
  };
}
