/**
 * Where a journey runs more than once. A journey runs in one language, mostly Korean, and in one window; in another language or
 * width only where the site does something else there. Other words are no reason: texts are checked by the messages' types and
 * over HTTP (tests/site), layouts of both languages in the walks through all pages (tests/site/every-page.spec.ts, chrome.spec.ts).
 */
type Variant = readonly [language: 'ko' | 'en', width: number, height: number];

const WIDE: Variant = ['ko', 1440, 900];
const ENGLISH: Variant = ['en', 1440, 900];
const PHONE: Variant = ['ko', 390, 844];
const ENGLISH_PHONE: Variant = ['en', 390, 844];

/** The journeys that run more than once, with the reason. */
const JOURNEYS = {
  'home page to results': {
    because:
      'On a phone the results stand below the conditions, under the bar of the operating point.',
    runs: [WIDE, ENGLISH_PHONE],
  },
  'cleared conditions': {
    because: 'On a phone the conditions are cleared in a dialog.',
    runs: [WIDE, ENGLISH_PHONE],
  },
  'late pictures': {
    because: 'A phone is given other files, in other places.',
    runs: [PHONE, WIDE],
  },
  'roles and names': {
    because: 'A part may stand in one language alone.',
    runs: [WIDE, ENGLISH],
  },
  'rows and widths of the finder': {
    because: 'Reasons and heads of columns are of other lengths.',
    runs: [PHONE, ENGLISH_PHONE],
  },
  'axe on the desk': {
    because:
      'Names and lengths of words are what axe judges, and a phone has other columns: one of each.',
    runs: [WIDE, ENGLISH_PHONE],
  },
} as const satisfies Record<string, { because: string; runs: readonly Variant[] }>;

/** The runs of a journey, each with a title for the test's name: "ko, 1440 px". */
export const variants = (journey: keyof typeof JOURNEYS) =>
  JOURNEYS[journey].runs.map(([language, width, height]) => ({
    language,
    width,
    height,
    title: `${language}, ${width} px`,
  }));
