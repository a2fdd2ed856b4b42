/** Which schema an entry file fits, by its place in `content/`. */
import { z } from 'zod';

import { category } from './schema/category.ts';
import * as company from './schema/company.ts';
import { confirmedFacts } from './schema/confirmed.ts';
import { document } from './schema/document.ts';
import { galleryItem } from './schema/gallery.ts';
import { guide } from './schema/guide.ts';
import { product } from './schema/product.ts';
import * as technical from './schema/technical.ts';
import { textPage } from './schema/text-page.ts';

/** Entries of which there is one each. */
const SINGLES: Readonly<Record<string, z.ZodType>> = {
  'company/brand.ts': company.brand,
  'company/business.ts': company.business,
  'company/ceo-message.ts': company.ceoMessage,
  'company/claims.ts': company.claims,
  'company/contact.ts': company.contactData,
  'company/accessibility.ts': company.accessibility,
  'company/downloads.ts': company.downloads,
  'company/home.ts': company.home,
  'company/map.ts': company.mapText,
  'company/open-questions.ts': z.array(company.openQuestion),
  'company/organization.ts': company.organization,
  'company/pages.ts': z.record(z.string(), company.pageText),
  'company/privacy.ts': company.privacy,
  'company/timeline.ts': company.timeline,
  'facts/electric.ts': technical.electricRange,
  'facts/sleeve-elastomers.ts': z.array(technical.sleeveElastomer),
  'facts/special-medium.ts': technical.specialMediumRange,
};

/** Schema of the entry in a file; undefined for a file that does not belong in its folder. */
export function schemaOfFile(file: string): z.ZodType | undefined {
  if (/^catalogue\/[^/]+\/category\.ts$/.test(file)) return category;
  if (/^catalogue\/[^/]+\/[^/]+\/[^/]+\.ts$/.test(file)) return product;
  if (/^confirmed\/[^/]+\.ts$/.test(file)) return confirmedFacts;
  if (/^documents\/[^/]+\.ts$/.test(file)) return document;
  if (/^gallery\/[^/]+\.ts$/.test(file)) return galleryItem;
  if (/^guides\/[^/]+\.ts$/.test(file)) return guide;
  if (/^pages\/[^/]+\.ts$/.test(file)) return textPage;
  return SINGLES[file];
}
