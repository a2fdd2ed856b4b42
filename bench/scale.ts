/** `npm run bench:scale`: see the usage below. */
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { commandLine, positiveInteger } from '#tools/command-line.mjs';
import { keepResult, provenance, ROOT } from './shared/results.ts';
import { type Spread, spreadOf } from './shared/statistics.ts';

/** Cards on a catalogue page: as many as the real ball valves have. */
const CARDS_PER_PAGE = 9;
/** Longer page numbers and codes may add this share of the smallest site's size. */
const TOLERANCE = 0.02;
/** Not copied: made by the copy itself, or of no use to its build. */
const LEFT_OUT = new Set([
  'node_modules',
  '.git',
  'dist',
  'build',
  '.cache',
  '.react-router',
  'data',
  'test-results',
]);

const USAGE = `Usage: npm run bench:scale -- [options]

Builds copies of the site with more products, compression off, and measures the build time of a document, the size of a
catalogue page and that of the scripts it loads. Ends with 1 where page or scripts grow with the number of products.
The result is kept in bench/results.

  --products LIST   numbers of generated products, with commas between (50,500,2000)
  --rounds N        builds of each (1)
  --help            this text`;

const { values: options } = commandLine(USAGE, {
  options: {
    products: { type: 'string', default: '50,500,2000' },
    rounds: { type: 'string', default: '1' },
  },
});
const counts = options.products.split(',').map((text) => positiveInteger('products', text.trim()));
const rounds = positiveInteger('rounds', options.rounds);

interface Result {
  products: number;
  documents: number;
  /** Whole build, ms. */
  build: Spread;
  /** Build time of one document, ms. */
  perDocument: Spread;
  /** Second page of the catalogue, uncompressed bytes. */
  page: number;
  /** Data of the same page, uncompressed bytes. */
  data: number;
  /** Scripts that the page loads, uncompressed bytes. */
  script: number;
}

const origin = provenance();
// Outside the project, so that its tests and checks do not see the copies.
const work = await mkdtemp(join(tmpdir(), 'bench-scale-'));
try {
  const results: Result[] = [];
  for (const products of counts) {
    const site = await generatedSite(products);
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      await build(site);
      times.push(performance.now() - start);
    }
    results.push(await measure(products, site, times));
  }
  console.log(`Kept in ${await keepResult('scale', { ...origin, rounds, results })}`);
  report(results);
} finally {
  await rm(work, { recursive: true, force: true });
}

/** A copy of the project with generated ball valves beside the real products. */
async function generatedSite(products: number): Promise<string> {
  const site = join(work, String(products));
  await rm(site, { recursive: true, force: true });
  await mkdir(site, { recursive: true });
  for (const name of await readdir(ROOT)) {
    if (LEFT_OUT.has(name)) continue;
    await cp(join(ROOT, name), join(site, name), { recursive: true });
  }
  await symlink(join(ROOT, 'node_modules'), join(site, 'node_modules'));
  await writeFile(join(site, 'tools/compress.ts'), '// Compression is not what is measured.\n');
  await writeFile(join(site, 'content/generated.ts'), generatedContent(products));
  const entries = join(site, 'content/entries.ts');
  const text = await readFile(entries, 'utf8');
  const changed = text
    .replace('  products,\n', '  products: [...products, ...generatedProducts],\n')
    .replace('filed(documents)', 'withGenerated(filed(documents))')
    .replace(
      'import pneumaticCategory',
      "import { generatedProducts, withGenerated } from './generated.ts';\nimport pneumaticCategory",
    );
  if (!/\.\.\.generatedProducts[^]*withGenerated\(filed/.test(changed))
    throw new Error(
      'content/entries.ts has another form than bench/scale.ts expects. Adapt its two replacements.',
    );
  await writeFile(entries, changed);
  return site;
}

/** Products that differ in code and size only; the document shows the generated ones, then the real. */
function generatedContent(products: number): string {
  return `
import sample from './catalogue/sirca-valves/ball-valves/s10.ts';
import real from './documents/ball-valves.ts';
import { defineProduct } from './schema/product.ts';

const generated = Array.from({ length: ${products} }, (_, index) => {
  const code = 'G' + String(index + 1).padStart(5, '0');
  return defineProduct({ ...sample, id: code.toLowerCase(), code });
});
export const generatedProducts = generated.map((entry) => ({
  file: 'catalogue/sirca-valves/ball-valves/' + entry.id + '.ts',
  entry,
}));

const pages = [];
for (let start = 0; start < generated.length; start += ${CARDS_PER_PAGE}) {
  pages.push({
    pageNumber: pages.length + 1,
    title: real.name,
    content: [{ type: 'product-catalog' as const, products: generated.slice(start, start + ${CARDS_PER_PAGE}).map(({ id }) => id) }],
  });
}
for (const page of real.pages) pages.push({ ...page, pageNumber: pages.length + 1 });
const document = { ...real, totalPages: pages.length, pages };
export const withGenerated = (documents) =>
  documents.map((item) => (item.entry === real ? { ...item, entry: document } : item));
`;
}

function build(site: string): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, ['tools/build.ts'], {
      cwd: site,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`The build ended with ${code}`)),
    );
  });
}

async function measure(products: number, site: string, times: readonly number[]): Promise<Result> {
  const root = join(site, 'dist/site');
  const files = await readdir(root, { recursive: true });
  const documents = files.filter((file) => file.endsWith('.html')).length;
  const path = 'products/sirca-valves/ball-valves';
  const html = await readFile(join(root, path, 'page/2.html'), 'utf8');
  const data = await readFile(join(root, 'data/ko', path, '2.json'));
  return {
    products,
    documents,
    build: spreadOf(times.map(Math.round)),
    perDocument: spreadOf(times.map((time) => Math.round((time / documents) * 10) / 10)),
    page: Buffer.byteLength(html),
    data: data.length,
    script: await scriptBytes(root, html),
  };
}

/** Bytes of the scripts that a document names and of their static imports. */
async function scriptBytes(root: string, html: string): Promise<number> {
  const wanted = [...html.matchAll(/\/assets\/([\w.-]+\.js)/g)].map(([, name]) => name!);
  const seen = new Set<string>();
  let bytes = 0;
  for (let name = wanted.pop(); name !== undefined; name = wanted.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    const code = await readFile(join(root, 'assets', name), 'utf8');
    bytes += Buffer.byteLength(code);
    for (const [, imported] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      wanted.push(imported!);
  }
  return bytes;
}

function report(rows: readonly Result[]): void {
  console.table(
    rows.map((row) => ({
      ...row,
      build: row.build.median,
      perDocument: row.perDocument.median,
    })),
  );
  const [smallest] = rows;
  if (!smallest) return;
  for (const row of rows.slice(1)) {
    for (const key of ['page', 'script'] as const) {
      if (row[key] <= smallest[key] * (1 + TOLERANCE)) continue;
      console.error(
        `The ${key} grows: ${smallest[key]} bytes with ${smallest.products} products, ${row[key]} with ${row.products}`,
      );
      process.exitCode = 1;
    }
  }
}
