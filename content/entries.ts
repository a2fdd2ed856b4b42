/**
 * Every entry of the content. Products, documents, gallery items and pages of text are found in their folders; the categories are listed
 * here, since their order is that of the menu, and in singles.ts the entries of which there is one each.
 */
import electricCategory from './catalogue/electric/category.ts';
import pneumaticCategory from './catalogue/pneumatic/category.ts';
import specialCategory from './catalogue/special/category.ts';
import sircaValvesCategory from './catalogue/sirca-valves/category.ts';
import pinchValveCategory from './catalogue/pinch-valve/category.ts';
import { confirmed } from './confirmed.ts';
import type { RawContent } from './cross-checks.ts';
import { filed, importEntries } from './entry-files.ts';
import type { EntryModule } from './entry-files.ts';
import { products } from './products.ts';
import * as singles from './singles.ts';
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
    { file: 'company/brand.ts', entry: singles.brand },
    { file: 'company/business.ts', entry: singles.business },
    { file: 'company/ceo-message.ts', entry: singles.ceoMessage },
    { file: 'company/claims.ts', entry: singles.claims },
    { file: 'company/contact.ts', entry: singles.contact },
    { file: 'company/downloads.ts', entry: singles.downloads },
    { file: 'company/accessibility.ts', entry: singles.accessibility },
    { file: 'company/home.ts', entry: singles.home },
    { file: 'company/map.ts', entry: singles.mapText },
    { file: 'company/open-questions.ts', entry: singles.openQuestions },
    { file: 'company/organization.ts', entry: singles.organization },
    { file: 'company/pages.ts', entry: singles.pages },
    { file: 'company/privacy.ts', entry: singles.privacy },
    { file: 'company/timeline.ts', entry: singles.timeline },
    { file: 'facts/electric.ts', entry: singles.electricRange },
    { file: 'facts/sleeve-elastomers.ts', entry: singles.sleeveElastomers },
    { file: 'facts/special-medium.ts', entry: singles.specialMediumRange },
  ],
};
