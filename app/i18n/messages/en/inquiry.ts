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
  kept: 'Everything you wrote is kept on this device. Another way to reach us:',
  sendAgain: 'Send again',
  offline: 'There is no network. What you have written is kept on this device.',
  sendLater: 'Send once connected',
  willBeSent:
    'This inquiry will be sent as soon as there is a network again. Keep this page open, or open it again then.',
  viaMail: 'Send it by email',
  viaPhone: 'Call {{phone}}',
  copy: 'Copy the inquiry',
  copied: 'Copied. Paste it into an email to {{email}}.',
  copyFailed: 'Your browser does not allow copying. Please select the text and copy it yourself.',

  quoteTitle: 'Products you ask about',
  quoteRemove: 'Remove',
  quoteRemoveNamed: 'Remove {{product}}',
  unknownItems:
    'Left out, as it is not a product or size of this site: {{list}} (from the address).',
  unknownProduct:
    'No product of this site has this code. It goes into the inquiry as written: please check it, and remove it if it is not needed.',
  quoteRemoved: '{{product}} was removed.',
  sizeDiffers: 'Operating point {{point}}, this product {{size}}.',
  sizeUnlisted:
    'Our sources do not list this product in {{point}}. Please write the size that you need.',
  sizingDiffers: 'The operating point asks for {{point}}, this calculation for {{sizing}}.',
  sizeMatch: 'Match',
  sizeMatchNamed: 'Match: {{product}}',
  sizeMatched: '{{product}}: matched to the operating point.',
  quoteQuantity: 'Quantity {{quantity}}',
  quantityOpen: 'quantity not given',
  /** First line of the list in the inquiry that goes out. */
  quoteHeading: '[Quote request]',
  quoteHeadingInquiry: '[Inquiry]',
  pointHeading: '[Operating point]',
  sizingHeading: '[Torque calculation]',
  enteredAs: 'entered as {{words}}',
  questionsHeading: '[Please state]',
  breakTorque: 'break torque {{torque}} Nm',
  runTorque: 'running torque {{torque}} Nm',
  seatTorque: 'seating torque {{torque}} Nm',
  sizing: 'Valve torque {{torque}} Nm × safety factor {{factor}} = torque required {{required}} Nm',
  phase_1: 'single-phase',
  phase_3: 'three-phase',
  sizingTime: '90° within {{seconds}} s',
  sizingModels: 'models that meet the conditions: {{list}}',
  addProducts: 'Add more products',
  pointTitle: 'Operating point',
  pointEdit: 'Edit',
  pointIn: 'From “Operating point” at the top of the screen; it goes out with the inquiry.',
  pointOut: 'The operating point does not go out with the inquiry.',
  leaveOut: 'Leave it out',
  putIn: 'Put it in again',
  sizingTitle: 'Torque calculation',
  questionsTitle: 'Information requested',
  questionRemove: 'Remove {{question}}',
  questionRemoved: '{{question}}: no longer asked.',
  questionsRemoveAll: 'Remove all',
  questionsRemoved_one: '{{count}} question is no longer asked.',
  questionsRemoved_other: '{{count}} questions are no longer asked.',
  quoteNote: 'Note: {{note}}',

  contactTitle: 'Contact',
  telephone: 'Telephone',
  address: 'Address',
  directions: 'Directions',
  hintsTitle: 'What helps us to answer',
  hintMedium: 'The medium, its concentration, and whether it carries solids',
  hintSize: 'Nominal size DN and the pipe rating (PN, class, JIS or KS 10K and the like)',
  hintPressure: 'Operating and differential pressure, lowest and highest temperature',
  hintActuation: 'Actuation (electric, pneumatic, hydraulic) with its supply voltage or pressure',
  hintDrawings:
    'Drawings, wiring and flow diagrams: after sending the inquiry, email them to the address above, quoting your receipt number',

  receipt,
};
