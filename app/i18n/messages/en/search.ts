/** Search field, dialog and results. */
export const search = {
  label: 'Search',
  title: 'Search',
  placeholder: 'Code, product, word: 480-006, butterfly',
  close: 'Close',
  loading: 'Loading the search',
  results: 'Search results',
  group: { condition: 'By condition', product: 'Products', document: 'Documents', page: 'Pages' },
  count_one: '{{count}} result',
  count_other: '{{count}} results',
  nothing: 'Nothing found for “{{query}}”.',
  nothingHint: 'Try a shorter word or a part of the code, or look here:',
};
