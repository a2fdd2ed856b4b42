/** Every address of the site: the one list that prerendering, the sitemap and tests read. */
import type { Address } from './schema/address.ts';

export declare const addresses: readonly Address[];
