/** Where a fact is seen on the site, by the content file that it stands in. */
import { categories, findCategory, pages, products } from '#content/index.ts';
import type { ConflictingClaim } from '#content/schema/provenance.ts';
import type { Localized } from '#content/schema/localized.ts';

export interface FactPlace {
  readonly name: Localized;
  readonly path: string;
}

/** Pages that show what a file of the company says; their titles are the content's. */
const PAGE_OF_FILE: Readonly<Record<string, readonly [page: keyof typeof pages, path: string]>> = {
  'company/brand.ts': ['home', '/'],
  'company/home.ts': ['home', '/'],
  'company/contact.ts': ['contact', '/contact'],
  'company/business.ts': ['about-business', '/about/business'],
  'company/ceo-message.ts': ['about', '/about'],
  'company/company.ts': ['about-company', '/about/company'],
  'company/timeline.ts': ['about-company', '/about/company'],
  'company/organization.ts': ['about-organization', '/about/organization'],
  'company/map.ts': ['about-map', '/about/map'],
  'company/privacy.ts': ['privacy', '/privacy'],
  'company/accessibility.ts': ['accessibility', '/accessibility'],
};

/** Categories whose pages show what a file of facts says. */
const CATEGORY_OF_FILE: Readonly<Record<string, string>> = {
  'facts/sleeve-elastomers.ts': 'pinch-valve',
};

/** Files that show the readings of a fact on which the sources do not agree. */
export const FILE_OF_READING: Readonly<
  Record<ConflictingClaim['readings'][number]['place'], string>
> = {
  timeline: 'company/timeline.ts',
  about: 'company/ceo-message.ts',
  business: 'company/business.ts',
  hero: 'company/home.ts',
  'why-choose-us': 'company/home.ts',
  'headline-figures': 'company/home.ts',
  product: 'documents/rotary.ts',
  document: 'documents/rotary.ts',
};

/** @param file below `content/`; undefined where no page is known for it */
export function placeOf(file: string): FactPlace | undefined {
  const known = PAGE_OF_FILE[file];
  if (known) return { name: pages[known[0]].title, path: known[1] };
  const category = CATEGORY_OF_FILE[file] ?? /^catalogue\/([\w-]+)\/category\.ts$/.exec(file)?.[1];
  if (category !== undefined) return findCategory(category);
  const [, folder, id] = /^(catalogue|documents)\/(?:.*\/)?([\w-]+)\.ts$/.exec(file) ?? [];
  if (folder === 'catalogue') {
    const product = products.find((each) => each.id === id);
    return (
      product && {
        name: { ko: product.displayCode, en: product.displayCode },
        path: product.path,
      }
    );
  }
  return categories
    .flatMap(({ subcategories }) => subcategories)
    .find((each) => folder === 'documents' && each.id === id);
}
