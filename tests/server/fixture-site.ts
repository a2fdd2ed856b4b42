/** A small site with one of everything that the manifest can say, built into a temporary folder. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import {
  documentFilesOf,
  documentHeaders,
  type RoutesManifest,
} from '#contract/routes-manifest.ts';
import { STYLE_PLACE } from '#contract/policy.ts';
import { compressFolder } from '#tools/compress/compress-folder.ts';

const both = (file: string) => ({ ko: [file], en: [`en/${file}`] });

/** The fixture's documents have no styles: a hash that says whose it is does as well. */
export const styleHashOf = (file: string): string =>
  `'sha256-${createHash('sha256').update(file).digest('base64')}'`;

/** Policy of a document of the fixture. */
export const fixturePolicy = (file: string): string =>
  `default-src 'none'; style-src 'self' ${styleHashOf(file)}; frame-ancestors 'none'`;

const addresses: Omit<RoutesManifest, 'policy'> = {
  version: 1,
  buildId: 'fixture',
  siteUrl: 'https://www.example.com',
  languages: ['ko', 'en'],
  defaultLanguage: 'ko',
  documents: {
    '/': both('index.html'),
    '/about': both('about/index.html'),
    '/gallery': both('gallery/index.html'),
    '/gallery/1': both('gallery/1/index.html'),
    '/products': both('products/index.html'),
    '/products/pneumatic': both('products/pneumatic/index.html'),
    '/products/pneumatic/rotary': {
      ko: [
        'products/pneumatic/rotary/index.html',
        'products/pneumatic/rotary/page-2.html',
        'products/pneumatic/rotary/page-3.html',
      ],
      en: [
        'en/products/pneumatic/rotary/index.html',
        'en/products/pneumatic/rotary/page-2.html',
        'en/products/pneumatic/rotary/page-3.html',
      ],
    },
    '/products/sirca-valves/ball-valves/s30t': {
      ...both('products/sirca-valves/ball-valves/s30t/index.html'),
      anyCase: true,
    },
    '/products/s30t': { ...both('products/s30t/index.html'), anyCase: true },
  },
  fallbacks: [{ under: '/products/pneumatic', document: '/products/pneumatic/rotary' }],
  notFound: [
    { pattern: '/products/*/*/*', ko: 'product-404.html', en: 'en/product-404.html' },
    { pattern: '/products/**', ko: 'products-404.html', en: 'en/products-404.html' },
    { pattern: '/**', ko: '404.html', en: 'en/404.html' },
  ],
  redirects: [
    { pattern: '/gallery/*', to: '/gallery', status: 302 },
    { pattern: '/en', to: '/?lang=en', status: 302 },
  ],
  immutable: ['/assets/'],
  contact: {
    telephone: '02-000-0000',
    email: 'sales@example.com',
  },
  fileNames: { '/files/valve.step': '볼 밸브 (외형).step' },
  headers: { ...documentHeaders },
};

/** The manifest of the fixture. */
export const manifest: RoutesManifest = {
  ...addresses,
  policy: {
    header: `default-src 'none'; style-src 'self' ${STYLE_PLACE}; frame-ancestors 'none'`,
    styles: Object.fromEntries(
      Array.from(documentFilesOf(addresses), (file) => [file, styleHashOf(file)]),
    ),
  },
};

/** Says which file it is, and is long enough to be compressed. */
function page(file: string): string {
  return `<!doctype html><title>${file}</title><p>file:${file}</p><p>${'밸브 valve '.repeat(120)}</p>\n`;
}

/** Files that are no documents, by their path below the site's root. */
const otherFiles: Record<string, string | Uint8Array> = {
  'assets/entry-a1b2c3.js': `export const words = '${'valve '.repeat(300)}';\n`,
  'assets/tiny-d4e5f6.css': 'p{margin:0}\n',
  'data/search.json': JSON.stringify(Array.from({ length: 200 }, (_, id) => ({ id }))),
  'pictures/valve.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9"/>'.repeat(60)}</svg>\n`,
  'pictures/valve.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4]),
  'products/pneumatic/rotary.txt': 'a file below a fallback wins over it\n',
  'files/valves.zip': Uint8Array.from({ length: 300_000 }, (_, at) => (at * 31 + (at >> 8)) % 256),
  'files/valve.step': 'ISO-10303-21;\n'.repeat(400),
  'robots.txt': 'User-agent: *\n',
  '.hidden': 'not for visitors\n',
  '.well-known/security.txt': 'Contact: mailto:sales@example.com\n',
};

/** A built fixture. */
export interface FixtureSite extends AsyncDisposable {
  /** Folder with `routes.json` and `site/`. */
  readonly dist: string;
}

/** Builds the fixture into a new temporary folder. */
export async function makeFixtureSite(routes = manifest): Promise<FixtureSite> {
  const dist = await mkdtemp(join(tmpdir(), 'site-'));
  const files = [
    ...Array.from(documentFilesOf(manifest), (file) => [file, page(file)] as const),
    ...Object.entries(otherFiles),
  ];
  for (const [file, content] of files) {
    const path = join(dist, 'site', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  await writeFile(join(dist, 'routes.json'), JSON.stringify(routes));
  await writeFile(join(dist, 'secret.txt'), 'outside the site\n');
  await compressFolder(join(dist, 'site'), { effort: 'quick' });
  // Of the site only CAD files have this coding; here every file that gains by compression.
  for (const [file, content] of files) {
    const path = join(dist, 'site', file);
    if (existsSync(`${path}.br`)) await writeFile(`${path}.zst`, zstdCompressSync(content));
  }
  return { dist, [Symbol.asyncDispose]: () => rm(dist, { recursive: true, force: true }) };
}
