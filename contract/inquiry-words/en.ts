import type { KOREAN_WORDS } from './ko.ts';

/** The same in English. */
export const ENGLISH_WORDS: typeof KOREAN_WORDS = {
  kindHeading: '[Kind of inquiry]',
  quoteHeading: '[Quote request]',
  installedHeading: '[Installed valve]',
  serviceHeading: '[Installed product]',
  pointHeading: '[Operating point]',
  sizingHeading: '[Torque calculation]',
  questionsHeading: '[Questions]',
  quoteHeadingInquiry: '[Inquiry]',
  quoteQuantity: 'Quantity {{quantity}}',
  quantityOpen: 'quantity not given',
  quoteTag: 'Tag {{tag}}',
  quotePasted: 'As pasted: {{text}}',
  quoteNote: 'Note: {{note}}',
  conditions: {
    size: 'Nominal size',
    pressure: 'Pressure',
    temperature: 'Medium temperature',
    torque: 'Required torque',
  },
  goesAlong: 'The following goes out with your inquiry. The message may be left empty.',
  notUsed: 'Not used from the address: {{list}}',
  notUsedPart: {
    product: '{{written}} (no such product)',
    size: '{{written}} (not a size of this product)',
    quantity: '{{written}} (not a quantity)',
    part: '{{written}} (unknown)',
  },
};
