/** Category pages, catalogue pages, cards, content blocks. Accessible names: readings.md, "Names". */
export const catalogue = {
  subcategories: 'Subcategories',
  contents: 'Catalogue contents',
  pageNavigation: 'Page navigation',
  /** Of the second one: two landmarks of a page have two names. */
  pageNavigationBelow: 'Page navigation, below',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  content: 'Catalogue',
  onThisPage: 'On this page:',
  details: 'Details',
  subcategoryNotFound: 'Subcategory not found',
  /** The Korean sentence of the same key stands under the English one (readings.md). */
  subcategoryNotFoundHint: 'Please choose one from the list.',
  empty: 'Product information is being prepared',
  pdf: 'PDF | Print',
  contact: 'Contact Us',
  applications: 'Applications',
  features: 'Features',
  specifications: 'Specifications',
  label: 'Item',
  value: 'Details',
  enlarge: 'Enlarge: {{name}}',
  findByCondition: 'Find by conditions',
};
