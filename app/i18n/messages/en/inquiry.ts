import { receipt } from './receipt.ts';

/** The inquiry form, `/contact` and `/support` (spec §2, §4, §5, §8). */
export const inquiry = {
  title: 'Product Inquiry',
  lead: 'Medium, pressure, temperature and nominal size make the selection quicker. Mention what you know; the rest can follow.',

  companyName: 'Company Name',
  name: 'Name',
  phone: 'Phone',
  fax: 'Fax',
  email: 'Email',
  inquiry: 'Inquiry',
  required: 'Required',
  optional: 'Optional',
  honeypot: 'Leave this field empty',
  submit: 'Submit Inquiry',
  submitting: 'Submitting...',
  clear: 'Clear',

  notice:
    'We collect company name, name, phone, email, the inquiry and, where given, fax, in order to answer you, and delete them after {{retention}}.',
  privacy: 'Privacy policy',
  retention_day_one: '{{count}} day',
  retention_day_other: '{{count}} days',
  retention_month_one: '{{count}} month',
  retention_month_other: '{{count}} months',
  retention_year_one: '{{count}} year',
  retention_year_other: '{{count}} years',

  draftRestored: 'What you wrote earlier on this device has been put back.',
  draftDiscarded: 'The form has been cleared.',
  discardDraft: 'Discard it',
  undo: 'Undo',

  successTitle: 'Inquiry Submitted Successfully!',
  successText: 'Your inquiry has been successfully submitted. We will contact you soon.',

  errorTitle: 'The inquiry was not sent.',
  errorTitleFields_one: 'The inquiry was not sent. Please check one field.',
  errorTitleFields_other: 'The inquiry was not sent. Please check {{count}} fields.',
  errorTitleBefore_one: 'Please check one place.',
  errorTitleBefore_other: 'Please check {{count}} places.',
  notSentYet: 'Everything you typed is still here. Nothing has been sent yet.',
  /** Before a message that is the library's or the service's own. */
  otherError: 'The inquiry was not sent. The service says:',
  adviceTelephone: 'This telephone number has few digits. You can send it as it is.',
  adviceAddress: 'Is this address right?',
  adviceTake: 'Change it to {{address}}',
  networkFailure:
    'The server could not be reached. Please check your connection and send it again.',
  noAnswer: 'The server has not answered. Please send it again.',
  unexpectedAnswer:
    'The server’s response could not be understood. Please send it again in a little while.',
  /** True of the embedded service only. */
  arrivesOnce: 'Sending it again is safe: it arrives once only.',
  unexpectedCard: 'The form service asks for a card payment, which this form does not take.',
  kept: 'Everything you wrote is kept on this device. Another way to reach us:',
  sendAgain: 'Send again',
  viaMail: 'Send it by mail',
  viaPhone: 'Call {{phone}}',
  copy: 'Copy the inquiry',
  copied: 'Copied. Paste it into a mail to {{email}}.',
  copyFailed: 'Your browser does not allow copying. Please select the text yourself.',

  quoteTitle: 'Products you ask about',
  quoteText: 'You are asking about this product.',
  quoteRemove: 'Remove',
  quoteRemoveNamed: 'Remove {{product}}',
  quoteRemoved: '{{product}} was removed.',
  quoteQuantity: 'Quantity {{quantity}}',
  /** First line of the list in the inquiry that goes out. */
  quoteHeading: '[Quote request]',
  quoteHeadingInquiry: '[Inquiry]',
  quoteNote: 'Note: {{note}}',

  contactTitle: 'Contact',
  telephone: 'Telephone',
  address: 'Address',
  directions: 'Directions',
  hintsTitle: 'What helps us to answer',
  hintMedium: 'The medium, its concentration, and whether it carries solids',
  hintSize: 'Nominal size DN and the pipe rating (PN or ANSI)',
  hintPressure: 'Operating and differential pressure, lowest and highest temperature',
  hintActuation: 'Actuation (electric, pneumatic, hydraulic) with its supply voltage or pressure',

  receipt,
};
