/**
 * Every entry of the content. Products, documents, gallery items and pages of text are found in their folders; the categories are listed
 * here, since their order is that of the menu, and so are the entries of which there is one each.
 */
import electricCategory from './catalogue/electric/category.ts';
import pneumaticCategory from './catalogue/pneumatic/category.ts';
import specialCategory from './catalogue/special/category.ts';
import sircaValvesCategory from './catalogue/sirca-valves/category.ts';
import pinchValveCategory from './catalogue/pinch-valve/category.ts';
import brand from './company/brand.ts';
import business from './company/business.ts';
import ceoMessage from './company/ceo-message.ts';
import claims from './company/claims.ts';
import contact from './company/contact.ts';
import downloads from './company/downloads.ts';
import home from './company/home.ts';
import mapText from './company/map.ts';
import openQuestions from './company/open-questions.ts';
import organization from './company/organization.ts';
import pages from './company/pages.ts';
import accessibility from './company/accessibility.ts';
import privacy from './company/privacy.ts';
import timeline from './company/timeline.ts';
import electricRange from './facts/electric.ts';
import sleeveElastomers from './facts/sleeve-elastomers.ts';
import specialMediumRange from './facts/special-medium.ts';
import { confirmed } from './confirmed.ts';
import type { RawContent } from './cross-checks.ts';
import { filed, importEntries } from './entry-files.ts';
import type { EntryModule } from './entry-files.ts';
import { products } from './products.ts';
import type { Document } from './schema/document.ts';
import type { GalleryItem } from './schema/gallery.ts';
import type { Guide } from './schema/guide.ts';
import type { TextPage } from './schema/text-page.ts';

// As in products.ts: Vite knows the files when it builds, plain Node looks for them.
const documents: Record<string, EntryModule<Document>> = import.meta.env
  ? import.meta.glob<EntryModule<Document>>('./documents/*.ts', { eager: true })
  : await importEntries('documents/*.ts');
const gallery: Record<string, EntryModule<GalleryItem>> = import.meta.env
  ? import.meta.glob<EntryModule<GalleryItem>>('./gallery/*.ts', { eager: true })
  : await importEntries('gallery/*.ts');
const textPages: Record<string, EntryModule<TextPage>> = import.meta.env
  ? import.meta.glob<EntryModule<TextPage>>('./pages/*.ts', { eager: true })
  : await importEntries('pages/*.ts');
const guides: Record<string, EntryModule<Guide>> = import.meta.env
  ? import.meta.glob<EntryModule<Guide>>('./guides/*.ts', { eager: true })
  : await importEntries('guides/*.ts');

/** Every entry with the file it comes from. */
export const raw: RawContent = {
  categories: [
    { file: 'catalogue/electric/category.ts', entry: electricCategory },
    { file: 'catalogue/pneumatic/category.ts', entry: pneumaticCategory },
    { file: 'catalogue/special/category.ts', entry: specialCategory },
    { file: 'catalogue/sirca-valves/category.ts', entry: sircaValvesCategory },
    { file: 'catalogue/pinch-valve/category.ts', entry: pinchValveCategory },
  ],
  products,
  documents: filed(documents),
  gallery: filed(gallery),
  textPages: filed(textPages),
  guides: filed(guides),
  confirmed,
  singles: [
    { file: 'company/brand.ts', entry: brand },
    { file: 'company/business.ts', entry: business },
    { file: 'company/ceo-message.ts', entry: ceoMessage },
    { file: 'company/claims.ts', entry: claims },
    { file: 'company/contact.ts', entry: contact },
    { file: 'company/downloads.ts', entry: downloads },
    { file: 'company/accessibility.ts', entry: accessibility },
    { file: 'company/home.ts', entry: home },
    { file: 'company/map.ts', entry: mapText },
    {
      file: 'company/open-questions.ts',
      entry: openQuestions,
    },
    { file: 'company/organization.ts', entry: organization },
    { file: 'company/pages.ts', entry: pages },
    { file: 'company/privacy.ts', entry: privacy },
    { file: 'company/timeline.ts', entry: timeline },
    { file: 'facts/electric.ts', entry: electricRange },
    {
      file: 'facts/sleeve-elastomers.ts',
      entry: sleeveElastomers,
    },
    {
      file: 'facts/special-medium.ts',
      entry: specialMediumRange,
    },
  ],
};

export {
  accessibility,
  brand,
  business,
  ceoMessage,
  claims,
  contact,
  downloads,
  electricRange,
  home,
  mapText,
  openQuestions,
  organization,
  pages,
  privacy,
  sleeveElastomers,
  specialMediumRange,
  timeline,
};
