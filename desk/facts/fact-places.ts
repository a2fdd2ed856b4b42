/** Where a fact is seen on the site, by the content file that it stands in. */
import { categories, pages, products } from '#content/index.ts';
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

/** @param file below `content/`; undefined where no page is known for it */
export function placeOf(file: string): FactPlace | undefined {
  const known = PAGE_OF_FILE[file];
  if (known) return { name: pages[known[0]].title, path: known[1] };
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
