/** Theme of a group's menu: the value of `data-theme` (styles/themes.css). Pinch valves wear `valves`. */
export type MenuTheme = 'neutral' | 'pneumatic' | 'electric' | 'special' | 'valves';

export interface MenuItem {
  label: string;
  /** Path of the site, without language: `/products/sirca-valves/ball-valves`. */
  to: string;
  /** What the item covers, in a few characters: `DN 40–1200`. */
  note?: string;
}

export interface MenuEntry {
  label: string;
  /** Path of the site, without language; with a hash, the entry is current on exactly that path only. */
  to: string;
  theme: MenuTheme;
  /** Category id of a product group. */
  category?: string;
  /** Pages of the dropdown; none for a plain link. */
  items: MenuItem[];
}

export interface FooterColumn {
  heading: string;
  items: MenuItem[];
}

/** What stands around every page, in one language; filled by the root loader from content. */
export interface ChromeData {
  brand: {
    /** Name of the supplier as the visitor's language writes it. */
    name: string;
    /** Line under the name in the header: the name in English. */
    descriptor: string;
    /** What the supplier does, in a phrase: top strip and footer. */
    business: string;
  };
  contact: {
    ceo: string;
    address: string;
    /** As printed: `02-000-0000`. */
    phone: string;
    fax: string;
    email: string;
  };
  menu: MenuEntry[];
  /** Columns of the footer before the language column, which the chrome adds itself: four. */
  footerColumns: FooterColumn[];
  /** Whether pages are kept on visitors' devices (setting OFFLINE). */
  offline: boolean;
  /** Day of the latest revision of a product or document, ISO 8601, for printed pages; empty where no sheets were made. */
  revised: string;
}
