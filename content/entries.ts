/** Types first; the entries follow. */
import type { Brand, Business, CeoMessage, ContactData, Downloads, Home, MapText, OpenQuestion, Organization, PageText, Privacy, Timeline } from './schema/company.ts';
import type { ConflictingClaim } from './schema/provenance.ts';
import type { ElectricRange, SleeveElastomer, SpecialMediumRange } from './schema/technical.ts';
import type { RawContent } from './registry.ts';

/** Pages without an entry of their own. */
export type PageId = 'home' | 'products' | 'about' | 'about-company' | 'about-organization' | 'about-business' | 'about-map' | 'gallery' | 'contact' | 'downloads' | 'sitemap' | 'privacy' | 'admin' | 'not-found';

export const raw: RawContent = { categories: [], products: [], documents: [], gallery: [], singles: [] };
export declare const brand: Brand;
export declare const business: Business;
export declare const ceoMessage: CeoMessage;
export declare const claims: readonly ConflictingClaim[];
export declare const contact: ContactData;
export declare const downloads: Downloads;
export declare const electricRange: ElectricRange;
export declare const home: Home;
export declare const mapText: MapText;
export declare const openQuestions: readonly OpenQuestion[];
export declare const organization: Organization;
export declare const pages: Readonly<Record<PageId, PageText>>;
export declare const privacy: Privacy;
export declare const sleeveElastomers: readonly SleeveElastomer[];
export declare const specialMediumRange: SpecialMediumRange;
export declare const timeline: Timeline;
