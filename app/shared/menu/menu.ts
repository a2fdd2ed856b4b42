/** What stands in the menus, once, in its order; `features/chrome` and the about pages take it from here. */

/** Product groups in the order of the menus; content lists them as the specification does. */
export const MENU_GROUPS = ['electric', 'pneumatic', 'special', 'sirca-valves', 'pinch-valve'];

/** The about pages: one page with a sidebar of five items, the first one is the default (spec §2). */
export const ABOUT_PAGES = [
  { id: 'about', to: '/about', label: 'menu:aboutMessage' },
  { id: 'about-company', to: '/about/company', label: 'menu:aboutCompany' },
  { id: 'about-organization', to: '/about/organization', label: 'menu:aboutOrganization' },
  { id: 'about-business', to: '/about/business', label: 'menu:aboutBusiness' },
  { id: 'about-map', to: '/about/map', label: 'menu:aboutMap' },
] as const;
