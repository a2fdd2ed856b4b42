/** Header, menus, side bar, footer. Accessible names are part of the interface (readings.md, "Names"). */
export const chrome = {
  home: 'Home',
  skipToContent: 'Skip to content',
  quickLinks: 'Quick links',
  mainMenu: 'Main menu',
  mobileMenu: 'Mobile menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  shortcuts: 'Shortcuts',
  backToTop: 'Back to Top',
  breadcrumb: 'Breadcrumb',
};
