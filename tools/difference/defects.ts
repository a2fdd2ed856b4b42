/** Defects that a comparison must find, as changes of a built site. */
import type { Section } from './site-lines.ts';

/** What is done to a file below the build. */
type Change =
  | { readonly file: string; readonly find: string | RegExp; readonly put: string }
  /** Another file of the build in its place. */
  | { readonly file: string; readonly from: string }
  | { readonly file: string; readonly removed: true }
  | { readonly file: string; readonly more: number };

export interface Defect {
  readonly name: string;
  /** `*` in a file stands for the hash in its name. */
  readonly changes: readonly Change[];
  /** Where it must show: in which part of the report, at which address, and a word of it. */
  readonly shows: {
    readonly in: Section | 'gone' | 'screens' | 'sizes';
    readonly at: string;
    readonly with?: string;
  }[];
}

const S10 = 'site/products/s10/index.html';
const ROUTES = 'routes.json';

export const DEFECTS: readonly Defect[] = [
  {
    name: 'a figure of a product',
    changes: [{ file: S10, find: 'DN 15–100</dd>', put: 'DN 15–125</dd>' }],
    shows: [{ in: 'document', at: '/products/s10', with: 'DN 15–125' }],
  },
  {
    name: 'a deleted sentence',
    changes: [
      { file: 'site/about/index.html', find: /(<p class="[^"]*">)맞는 밸브를[^<]*/, put: '$1' },
    ],
    shows: [{ in: 'document', at: '/about', with: '맞는 밸브를' }],
  },
  {
    name: 'a wrong hreflang',
    changes: [
      {
        file: S10,
        find: '<link rel="alternate" hrefLang="en"',
        put: '<link rel="alternate" hrefLang="ja"',
      },
    ],
    shows: [{ in: 'document', at: '/products/s10', with: 'hreflang="ja"' }],
  },
  {
    name: 'a lost header',
    changes: [{ file: ROUTES, find: '"Referrer-Policy"', put: '"Referrer-Policies"' }],
    shows: [{ in: 'headers', at: '/products', with: 'referrer-policy:' }],
  },
  {
    name: 'a shift of 2 px',
    changes: [
      { file: 'site/glossary/index.html', find: '</style>', put: 'main{padding-top:2px}</style>' },
    ],
    shows: [
      { in: 'screens', at: '/glossary' },
      { in: 'styles', at: '/glossary', with: 'padding-top' },
    ],
  },
  {
    name: 'a colour, by one step',
    changes: [
      {
        file: 'site/about/company/index.html',
        find: '</style>',
        put: 'body{background:#fefefe}</style>',
      },
    ],
    shows: [
      { in: 'screens', at: '/about/company' },
      { in: 'styles', at: '/about/company', with: '#fefefe' },
    ],
  },
  {
    name: 'a missing alternative text',
    changes: [{ file: 'site/gallery/1/index.html', find: /alt="1단계[^"]*"/, put: 'alt=""' }],
    shows: [{ in: 'document', at: '/gallery/1', with: 'alt=""' }],
  },
  {
    name: 'a page in the other language',
    changes: [{ file: 'site/en/privacy/index.html', from: 'site/privacy/index.html' }],
    shows: [{ in: 'document', at: '/privacy?lang=en', with: 'lang="ko"' }],
  },
  {
    name: 'a larger picture',
    changes: [{ file: 'site/pictures/s10-render-640.webp', more: 20_000 }],
    shows: [
      { in: 'files', at: '/pictures/s10-render-640.webp', with: 'bytes' },
      { in: 'sizes', at: 'pictures' },
    ],
  },
  {
    name: 'another text in a PDF',
    changes: [{ file: 'site/files/s10-ko.pdf', from: 'site/files/s20-ko.pdf' }],
    shows: [{ in: 'pdf', at: '/files/s10-ko.pdf', with: 'S20' }],
  },
  {
    name: 'a price in the structured data',
    changes: [{ file: S10, find: '"priceCurrency":"KRW"', put: '"priceCurrency":"USD"' }],
    shows: [{ in: 'structured', at: '/products/s10', with: 'offers.priceCurrency = "USD"' }],
  },
  {
    name: 'a canonical address',
    changes: [{ file: S10, find: /(rel="canonical" href="[^"]*)\/s10"/, put: '$1/s20"' }],
    shows: [{ in: 'document', at: '/products/s10', with: 'rel="canonical"' }],
  },
  {
    name: 'a page that is not found',
    changes: [{ file: ROUTES, find: '"/accessibility": {', put: '"/accessibility-lost": {' }],
    shows: [{ in: 'gone', at: '/accessibility' }],
  },
  {
    name: 'a lost compressed sibling',
    changes: [{ file: 'site/data/ko/chrome.json.br', removed: true }],
    shows: [{ in: 'headers', at: '/data/ko/chrome.json', with: 'content-encoding' }],
  },
  {
    name: 'a lost attribute',
    changes: [{ file: 'site/contact/index.html', find: ' autoComplete="email"', put: '' }],
    shows: [{ in: 'document', at: '/contact', with: 'autocomplete="email"' }],
  },
  {
    name: 'a heading of another level',
    changes: [
      {
        file: 'site/guides/pn-and-class/index.html',
        find: /<h2( id="temperature".*?)<\/h2>/,
        put: '<h3$1</h3>',
      },
    ],
    shows: [{ in: 'document', at: '/guides/pn-and-class', with: '<h3' }],
  },
  {
    name: 'a link that leads elsewhere',
    changes: [{ file: 'site/downloads/index.html', find: 'href="/guides"', put: 'href="/guide"' }],
    shows: [{ in: 'document', at: '/downloads', with: 'href="/guide"' }],
  },
  {
    name: 'a hidden text',
    changes: [
      {
        file: 'site/guides/pn-and-class/index.html',
        find: '<p>PN은 EN 1333',
        put: '<p hidden>PN은 EN 1333',
      },
    ],
    shows: [{ in: 'document', at: '/guides/pn-and-class', with: '<p hidden="">' }],
  },
  {
    name: 'a picture that is not preloaded',
    changes: [{ file: S10, find: /<link rel="preload" as="image"[^>]*>/, put: '' }],
    shows: [{ in: 'document', at: '/products/s10', with: 'rel="preload"' }],
  },
  {
    name: 'a style for paper',
    changes: [
      {
        file: 'site/assets/style-*.css',
        find: '@media print{',
        put: '@media print and (width<1px){',
      },
    ],
    shows: [{ in: 'files', at: '/assets/style-#.css', with: '@media print and' }],
  },
];
