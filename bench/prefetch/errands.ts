import type { Conditions } from '#bench/pages/browser.ts';

/** An element that is pressed, by its selector, or a field that is filled in and sent with Enter. */
export type Step = string | readonly [field: string, text: string];

/** The presses of an errand (tests/journeys/errands*.spec.ts) that may lead to another page, from the home page on. */
export interface Errand {
  name: string;
  language: 'ko' | 'en';
  device: Conditions['device'];
  steps: readonly Step[];
}

const PQVF = 'a[href^="/products/pinch-valve/pqvf/pqvf"]';
const SPECIAL = 'footer a[href^="/products/special"]';
const SERIES_480 = 'main a[href^="/products/special/quarter-turn-480"]';
const ASK = 'main a[href^="/contact"]';
const FOOTER_ASK = 'footer a[href^="/contact"]';
const SEARCH = 'input[role="combobox"]:visible';

const PREVIEW = [
  'main a[href^="/products/pinch-valve"]',
  `main ${PQVF}`,
  `dialog[open] ${PQVF}`,
  ASK,
];
const FIND = [['main form input[name="dn"]', 'DN80'], `#finder table ${PQVF}`] as const;

export const ERRANDS: readonly Errand[] = [
  { name: 'by preview', language: 'ko', device: 'desktop', steps: PREVIEW },
  { name: 'by preview', language: 'en', device: 'phone', steps: PREVIEW },
  {
    name: 'valve and actuator',
    language: 'ko',
    device: 'phone',
    steps: [...FIND, SPECIAL, SERIES_480, FOOTER_ASK],
  },
  {
    name: 'valve and actuator',
    language: 'en',
    device: 'desktop',
    steps: [...FIND, SPECIAL, SERIES_480, FOOTER_ASK],
  },
  {
    name: 'by search',
    language: 'ko',
    device: 'desktop',
    steps: [[SEARCH, 'PQVF'], `main ${PQVF}`, ASK],
  },
  {
    name: 'by search',
    language: 'en',
    device: 'desktop',
    steps: [[SEARCH, 'PQVF'], `main ${PQVF}`, ASK],
  },
  {
    name: 'comparison',
    language: 'ko',
    device: 'phone',
    steps: [
      'main a[href^="/products/sirca-valves"]',
      'main a[href^="/products/sirca-valves/ball-valves"]',
      'main article:nth-of-type(1) label:has(input)',
      'main article:nth-of-type(3) label:has(input)',
      'aside a[href^="/compare"]',
      FOOTER_ASK,
    ],
  },
  { name: 'by table', language: 'en', device: 'phone', steps: [SPECIAL, SERIES_480, FOOTER_ASK] },
  {
    name: 'nothing found',
    language: 'ko',
    device: 'desktop',
    steps: [[SEARCH, '수소 배관 zzz'], ASK],
  },
  { name: 'by condition', language: 'en', device: 'desktop', steps: [...FIND, ASK] },
];
