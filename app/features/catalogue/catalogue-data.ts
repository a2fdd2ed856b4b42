import type { BlockData } from '#app/blocks/block-data.ts';
import type { FileRow } from '#app/shared/files/file-view.ts';
import type { PageData } from '#app/shared/page/page-data.ts';
import type { SpecView } from '#app/shared/page/views.ts';

export interface NamedLink {
  label: string;
  /** Path of the site, without language. */
  to: string;
}

/** What stands around the content of every page of a category. */
export interface CategoryFrameData {
  /** Value of `data-theme`. */
  theme: string;
  category: NamedLink & { id: string };
  /** Subcategories in order; the first is the default. */
  subcategories: NamedLink[];
  breadcrumb: NamedLink[];
}

/** What a category's own page says before its first subcategory. */
export interface CategoryOverview {
  lead: string;
  introduction: string[];
  /** The subcategories, with what is stated of each. */
  groups: (NamedLink & { description: string; facts: SpecView[] })[];
}

/** A catalogue page, in one language. */
export interface CatalogueData extends PageData, CategoryFrameData {
  kind: 'catalogue';
  subcategory: NamedLink & { id: string };
  /** On the category's own page, where the subcategory's content stands below it. */
  overview?: CategoryOverview;
  /** Cells of the title block: what the group covers; none where its content begins with that. */
  facts: SpecView[];
  page: number;
  totalPages: number;
  /** Heading of this catalogue page, where it has one of its own. */
  pageTitle?: string;
  /** Titles of all its pages, where they have titles of their own. */
  pageTitles?: string[];
  blocks: BlockData[];
  /** What its tables leave open, to be asked for: about what, and each question. */
  open: { of: string; questions: string[] };
  /** What its pages say as PDF: the sheet of a series, the document. */
  files: { title: string; rows: readonly FileRow[] };
  /** The subcategories beside this one. */
  previous?: NamedLink;
  next?: NamedLink;
}

/** What a 404 of a category that does not fall back carries: everything that is still usable. */
export interface MissingSubcategory extends CategoryFrameData {
  missing: 'subcategory';
}
