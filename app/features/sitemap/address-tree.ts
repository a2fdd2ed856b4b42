import type { Address } from '#content/schema/address.ts';

import type { Language } from '#contract/address.ts';
import { translator } from '#app/i18n/translate.ts';

/** A page in the sitemap, with the pages that lie under it. */
export interface AddressNode {
  path: string;
  /** Both languages: the sitemap links to each. */
  title: { ko: string; en: string };
  /** Catalogue pages after the first. */
  morePages: { page: number; label: { ko: string; en: string } }[];
  children: AddressNode[];
}

/**
 * Nests addresses by their paths: `/products/electric` holds `/products/electric/modular-design`. The order is kept.
 *
 * @param addresses parents before their children
 */
export function addressTree(
  addresses: readonly Pick<Address, 'path' | 'title' | 'ownPages'>[],
): AddressNode[] {
  const roots: AddressNode[] = [];
  const nodes: AddressNode[] = [];
  for (const { path, title, ownPages } of addresses) {
    const node: AddressNode = {
      path,
      title,
      // An alias shows the first page of another address, whose further pages are listed there.
      morePages: Array.from({ length: Math.max(0, ownPages - 1) }, (_, index) => {
        const page = index + 2;
        const label = (language: Language) =>
          translator(language)('company:catalogPage', { title: title[language], page });
        return { page, label: { ko: label('ko'), en: label('en') } };
      }),
      children: [],
    };
    const parent = nodes
      .filter((other) => other.path !== '/' && path.startsWith(`${other.path}/`))
      .reduce<AddressNode | undefined>(
        (best, other) => (best && best.path.length > other.path.length ? best : other),
        undefined,
      );
    (parent?.children ?? roots).push(node);
    nodes.push(node);
  }
  return roots;
}
