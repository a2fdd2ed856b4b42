import { ENGLISH_LABELS } from '#contract/field-labels/en.ts';
import { ENGLISH_WORDS } from '#contract/inquiry-words/en.ts';

import { receipt } from './receipt.ts';

/** The inquiry form, `/contact` and `/support` (spec §2, §4, §5, §8). */
export const inquiry = {
  title: 'Product Inquiry',
  kindQuestion: 'How can we help?',
  kind: { quote: 'Quote', technical: 'Technical', retrofit: 'Retrofit', service: 'Service' },
  sender: 'Your details',

  ...ENGLISH_LABELS,
  ...ENGLISH_WORDS,
  required: 'Required',
  optional: 'Optional',
  /** Why the inquiry's own words may be left out. */
  optionalListed: 'Optional: products are listed',
  optionalInstalled: 'Optional: the product is described',
  optionalAsked: 'Optional: questions are listed',
  help: 'Tell us the fluid, working pressure and delivery date for a faster answer.',
  helpService:
    'Where and since when it is installed, its service conditions, and days for a visit speed up our answer.',
  honeypot: 'Leave this field empty',
  submit: 'Submit Inquiry',
  submitting: 'Submitting...',
  notice: 'We use your details only to answer you and delete them after {{retention}}.',
  clear: 'Clear',

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

  senderBefore: 'Your last inquiry was sent by {{named}}.',
  senderTake: 'Use these details',
  senderForget: 'Forget them on this device',
  senderForgotten: 'The sender’s details are deleted on this device.',

  successTitle: 'Inquiry Submitted Successfully!',
  successText: 'Your inquiry has been successfully submitted. We will contact you soon.',

  errorTitle: 'The inquiry was not sent.',
  errorTitleUnsure: 'We could not confirm that your inquiry arrived.',
  errorTitleFields_one: 'The inquiry was not sent. Please check one field.',
  errorTitleFields_other: 'The inquiry was not sent. Please check {{count}} fields.',
  errorTitleBefore_one: 'Please check one place.',
  errorTitleBefore_other: 'Please check {{count}} places.',
  notSentYet: 'Everything you typed is still here. Nothing has been sent yet.',
  /** Before a message that is the library's or the service's own. */
  otherError: 'The inquiry was not sent. The service says:',
  adviceTelephone: 'This telephone number has few digits. You can send it as it is.',
  adviceDomain:
    'This address has no dot after the @, as in name@example.com. You can send it as it is.',
  adviceAddress: 'Is this address right?',
  adviceTake: 'Change it to {{address}}',
  networkFailure:
    'The server could not be reached. Please check your connection and send it again.',
  noAnswer: 'The server has not answered. Please send it again.',
  unexpectedAnswer:
    'The server’s response could not be understood. Please send it again in a little while.',
  /** True of the embedded service only. */
  arrivesOnce: 'Sending it again is safe: it arrives once only.',
  unexpectedCard:
    'The form service asks for a card payment, which this form does not take. Please reach us by email or telephone.',
  listTooLong:
    'The list has {{kb}} kB, and one inquiry takes {{max}} kB. Send it in two parts, or take off rows with long texts.',
  kept: 'Everything you wrote is kept on this device. Another way to reach us:',
  sendAgain: 'Send again',
  offline: 'There is no network. What you have written is kept on this device.',
  sendLater: 'Send once connected',
  sendLaterChosen: 'Do not send once connected',
  willBeSent:
    'This inquiry will be sent as soon as there is a network again. Keep this page open, or open it again then.',
  viaMail: 'Send it by email',
  viaPhone: 'Call {{phone}}',
  copy: 'Copy the inquiry',
  copied: 'Copied. Paste it into an email to {{email}}.',
  copyFailed: 'Your browser does not allow copying. Please select the text and copy it yourself.',

  /** For readers without scripts; where the server knows better it says so instead (server/asked-form.ts). */
  withoutScripts:
    'Your browser runs no scripts, so the quote list and the operating point do not go along. Please name product codes, sizes and quantities in the inquiry.',

  quoteTitle: 'Products',
  positions_one: '{{count}} item',
  positions_other: '{{count}} items',
  counted: '{{positions}}, {{pieces}}',
  sizingDiffers: 'The operating point asks for {{point}}, this calculation for {{sizing}}.',
  enteredAs: 'entered as {{words}}',
  breakTorque: 'break torque {{torque}} Nm',
  runTorque: 'running torque {{torque}} Nm',
  seatTorque: 'seating torque {{torque}} Nm',
  sizing: 'Valve torque {{torque}} Nm × safety factor {{factor}} = torque required {{required}} Nm',
  phase_1: 'single-phase',
  phase_3: 'three-phase',
  sizingTime: '90° within {{seconds}} s',
  sizingModels: 'models that meet the conditions: {{list}}',
  toForm: 'Go to the form ({{count}} products)',
  pastedTable: 'The table that you pasted can be read as a list of items.',
  takeTable: 'Read it as a list',
  addProducts: 'Add more products',
  pointTitle: 'Operating point',
  pointEdit: 'Edit',
  pointInvalid: 'Enter a number and its unit.',
  pointOut: 'The operating point does not go out with the inquiry.',
  pointElsewhere: 'Conditions that you chose for something else are left out.',
  leaveOut: 'Leave it out',
  putIn: 'Put it in again',
  sizingTitle: 'Torque calculation',
  installedTitle: { retrofit: 'Valve to be retrofitted', service: 'Product that needs service' },
  installed: {
    product: 'Product or model',
    nameplate: 'Serial number on the nameplate',
    fault: 'What happened (when, in which operation)',
    valve: 'Valve type or product',
    size: 'Nominal size',
    load: 'Thrust or torque',
    stem: 'Stem diameter and pitch',
    turns: 'Handwheel turns',
    supply: 'Supply (electric, air, oil)',
    number: 'Number of units',
  },
  installedPhotographs: {
    retrofit:
      'Fill in what you know. Mail photographs of the valve and its nameplate with your receipt number, once the inquiry is sent, to',
    service:
      'Fill in what you know. Mail photographs of the nameplate and the fault with your receipt number, once the inquiry is sent, to',
  },
  questionsTitle: 'Questions',
  questionRemove: 'Remove {{question}}',
  questionRemoved: '{{question}}: no longer asked.',

  contactTitle: 'Contact',
  visit: 'Directions',
  directions: 'Lines {{lines}}, map',

  receipt,
};
