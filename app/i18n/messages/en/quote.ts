/** Quote list: buttons, counter, dialog. */
export const quote = {
  loading: 'Loading the quote list',
  title: 'Quote list',
  count_one: '{{count}} product',
  count_other: '{{count}} products',
  add: 'Add to quote list',
  addShort: 'Quote',
  added: 'Added',
  close: 'Close',
  lead: 'The list is kept on this device and goes out with your inquiry.',
  empty: 'The list is empty. Products can be put on it from their cards and pages.',
  quantity: 'Quantity',
  note: 'Note',
  notePlaceholder: 'or equal, tag number, duty',
  remove: 'Remove',
  removeNamed: 'Remove {{product}}',
  removed: '{{product}} was removed.',
  clear: 'Clear the list',
  request: 'Request Quote',
  dropped:
    'A part of the quote list kept on this device could not be read and was dropped. Please check the list.',
};
