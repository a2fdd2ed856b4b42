/** Search field, dialog and results. */
export const search = {
  label: 'Search',
  title: 'Search',
  placeholder: 'Code, product, word: 480-006, butterfly',
  close: 'Close',
  loading: 'Loading the search',
  results: 'Search results',
  sheetOf: '{{name}}: data sheet',
  group: {
    file: 'Files',
    answer: 'Answer',
    condition: 'By condition',
    product: 'Products',
    document: 'Documents',
    page: 'Pages',
    ask: 'Not what you were looking for?',
  },
  count_one: '{{count}} result',
  count_other: '{{count}} results',
  nothing: 'Nothing found for “{{query}}”.',
  nothingHint: 'Try a shorter word or a part of the code, or look here:',
  ask: 'Ask us',
  askWords: 'Puts “{{query}}” into your inquiry.',
  empty: 'Type what you are looking for into the search field.',
  needsScripts:
    'The results need scripts in your browser. Without them, please use the list of products and the sitemap.',
  resultsFor: 'Results for “{{query}}”',
};
