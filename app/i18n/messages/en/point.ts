import { ENGLISH_WORDS } from '#contract/inquiry-words/en.ts';

/** The bar of the operating point, and what pages say of it. */
export const point = {
  facet: ENGLISH_WORDS.conditions,
  change: 'change',
  notCompared: 'not compared on this page',
  add: 'Add a condition',
  edit: 'Edit',
  share: 'Share',
  clear: 'Clear',
  apply: 'Apply',
  cancel: 'Cancel',
  close: 'Close',
  kind: 'Kind of pressure',
  class: 'Class',
  hint: 'Empty fields are not used. {{names}} Conditions are kept on this device and in the address of the page.',
  shared: 'Address copied',
  notShared: 'Could not copy',
  cleared: 'Conditions cleared.',
  undo: 'Undo',
  followed: 'Quote list changed: {{products}} → {{size}}',
  keepFormer: 'Undo',
  formerKept: 'Former sizes are back.',
  count: {
    judged: '{{count}} judged',
    group: '{{count}} in this group',
    compared: '{{count}} compared',
  },
  askUs: 'Ask for these conditions',
  all: 'Show all',
  wrong: {
    size: 'Enter DN 150, 150A or 6 in',
    temperature: 'Enter a number from {{lowest}} to {{highest}} {{unit}}',
    number: 'Enter a number above 0',
  },
  show: 'Show',
  showOf: 'Show {{code}}',
};
