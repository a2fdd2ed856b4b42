import type { Download } from '#content/schema/company.ts';

import type { PageData } from '#app/shared/page/page-data.ts';

/** A page in the sitemap, with the pages that lie under it. */
export interface AddressNode {
  path: string;
  /** Both languages: the sitemap links to each. */
  title: { ko: string; en: string };
  /** Catalogue pages after the first. */
  morePages: { page: number; label: { ko: string; en: string } }[];
  children: AddressNode[];
}

export interface SitemapData extends PageData {
  title: string;
  lead: string;
  groups: { id: string; title: string; nodes: AddressNode[] }[];
}

export interface PrivacyData extends PageData {
  title: string;
  lead: string;
  sections: { id: string; title: string; paragraphs: string[]; items: string[] }[];
}

export interface DownloadsData extends PageData {
  title: string;
  lead: string;
  groups: {
    id: string;
    title: string;
    items: {
      id: string;
      title: string;
      description: string;
      href: string;
      format: Download['format'];
    }[];
  }[];
}

export interface AdminData extends PageData {
  title: string;
  text: string;
}
