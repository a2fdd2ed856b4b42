/** Lays a built site out for a host of files: the files, the function, the host's own configuration. */
import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  documentFilesOf,
  parseRoutesManifest,
  type RoutesManifest,
} from '#contract/routes-manifest.ts';
import { cacheControlOf, cacheControls } from '#contract/static-host.ts';
import { bundleFunction } from './bundle.ts';
import { isAtOrigin, type Origin } from './origin.ts';
import { DOCUMENTS } from './site-function.ts';

export const HOSTS = ['cloudflare', 'netlify', 'vercel'] as const;
export type HostName = (typeof HOSTS)[number];

/** What lies where no document does, and is served without the function. */
interface StaticPaths {
  /** `/assets/` */
  readonly folders: readonly string[];
  /** `/robots.txt` */
  readonly files: readonly string[];
}

/** Compressed siblings (a host compresses by itself), and what is hidden but for the folder of RFC 8615. */
const LEFT_OUT = /\.(?:br|gz|zst)$|(?:^|\/)\.(?!well-known\/)/;

async function sitesFiles(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(site.length + 1))
    .filter((file) => !LEFT_OUT.test(file));
}

/** Folders at the top that hold no address, and single files elsewhere. */
function staticPaths(
  files: readonly string[],
  { documents, fallbacks }: RoutesManifest,
): StaticPaths {
  const top = (path: string) => path.split('/', 1)[0] ?? '';
  const addressed = new Set(
    [...Object.keys(documents), ...fallbacks.map(({ under }) => under)].map((path) =>
      top(path.slice(1)),
    ),
  );
  // `en` holds documents; nobody is led there.
  for (const file of files) if (file.endsWith('.html')) addressed.add(top(file));
  const inFolder = (file: string) => file.includes('/') && !addressed.has(top(file));
  return {
    folders: [...new Set(files.filter(inFolder).map((file) => `/${top(file)}/`))].toSorted(),
    files: files
      .filter((file) => !file.endsWith('.html') && !inFolder(file))
      .map((file) => `/${file}`),
  };
}

type HeaderRule = readonly [pattern: string, headers: Readonly<Record<string, string>>];

/** Longest first; where the files of a folder differ, the shortest holds for all of them. */
const LIFETIMES: readonly string[] = [
  cacheControls.immutable,
  cacheControls.short,
  cacheControls.revalidate,
];

/** Headers of what is served without the function, by pattern: `/assets/*`. The hosts know the media types. */
function fileHeaders(
  { folders, files }: StaticPaths,
  all: readonly string[],
  immutable: readonly string[],
): HeaderRule[] {
  const rule = (pattern: string, paths: readonly string[]): HeaderRule => {
    const ranks = paths.map((path) => LIFETIMES.indexOf(cacheControlOf(path, immutable)));
    const lifetime = LIFETIMES[Math.max(...ranks)] ?? cacheControls.revalidate;
    return [pattern, { 'Cache-Control': lifetime, 'X-Content-Type-Options': 'nosniff' }];
  };
  const paths = all.map((file) => `/${file}`);
  return [
    ...folders.map((folder) =>
      rule(
        `${folder}*`,
        paths.filter((path) => path.startsWith(folder)),
      ),
    ),
    ...files.map((file) => rule(file, [file])),
  ];
}

const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(
      ([pattern, headers]) =>
        `${pattern}\n${Object.entries(headers)
          .map(([name, value]) => `  ${name}: ${value}\n`)
          .join('')}`,
    )
    .join('');

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The configuration files of a host, by their path below the folder; `files` is where the site's files go. */
async function configuration(
  host: HostName,
  manifest: RoutesManifest,
  origin: Origin | null,
  paths: StaticPaths,
  rules: readonly HeaderRule[],
): Promise<{ files: string; texts: Record<string, string> }> {
  if (host === 'cloudflare') {
    // A file first, where there is one; the function for everything else, and for what nobody is to find as a file.
    const assets = {
      directory: './files',
      binding: 'ASSETS',
      html_handling: 'none',
      not_found_handling: 'none',
      run_worker_first: [`/${DOCUMENTS}/*`],
    };
    return {
      files: 'files',
      texts: {
        'wrangler.jsonc': json({
          name: 'site',
          main: 'worker.js',
          compatibility_date: '2026-01-01',
          assets,
        }),
        'worker.js': await bundleFunction(manifest, origin, host),
        'files/_headers': headersFile(rules),
      },
    };
  }
  const hidden: HeaderRule = [`/${DOCUMENTS}/*`, { 'X-Robots-Tag': 'noindex' }];
  if (host === 'netlify') {
    // The function comes before the files here: it is kept from files, and from the documents that it fetches itself.
    const excluded = [
      `/${DOCUMENTS}/*`,
      ...paths.folders.map((folder) => `${folder}*`),
      ...paths.files,
    ];
    const config = `\nexport const config = ${JSON.stringify({ path: '/*', excludedPath: excluded }, null, 2)};\n`;
    return {
      files: 'files',
      texts: {
        'netlify.toml': '[build]\n  publish = "files"\n  edge_functions = "edge-functions"\n',
        'edge-functions/site.js': `${await bundleFunction(manifest, origin, host)}${config}`,
        'files/_headers': headersFile([...rules, hidden]),
      },
    };
  }
  const source = (pattern: string) => `^${pattern.replace(/[.]/g, '\\.').replace('*', '.*')}$`;
  return {
    files: '.vercel/output/static',
    texts: {
      '.vercel/output/config.json': json({
        version: 3,
        routes: [
          // A file where there is one, else the function; the headers of files go to files only.
          { handle: 'filesystem' },
          { src: '^.*$', dest: '/site' },
          { handle: 'hit' },
          ...[...rules, hidden].map(([pattern, headers]) => ({
            src: source(pattern),
            headers,
            continue: true,
          })),
        ],
      }),
      '.vercel/output/functions/site.func/index.js': await bundleFunction(manifest, origin, host),
      '.vercel/output/functions/site.func/.vc-config.json': json({
        runtime: 'edge',
        entrypoint: 'index.js',
      }),
    },
  };
}

/**
 * Writes everything that a host takes.
 *
 * @param dist built site: `routes.json` and `site/`
 * @param folder made anew
 * @param origin the server that answers what files cannot; null: there is none
 */
export async function writeForHost(
  host: HostName,
  dist: string,
  folder: string,
  origin: Origin | null = null,
): Promise<void> {
  const manifest = parseRoutesManifest(
    JSON.parse(await readFile(join(dist, 'routes.json'), 'utf8')),
  );
  const site = join(dist, 'site');
  // A file of a path that the origin answers would be found before it is asked.
  const all = (await sitesFiles(site)).filter((file) => !origin || !isAtOrigin(`/${file}`));
  const paths = staticPaths(all, manifest);
  const rules = fileHeaders(paths, all, manifest.immutable);
  const { files, texts } = await configuration(host, manifest, origin, paths, rules);
  await rm(folder, { recursive: true, force: true });
  const documents = documentFilesOf(manifest);
  for (const file of all) {
    const to = join(folder, files, documents.has(file) ? `${DOCUMENTS}/${file}` : file);
    await mkdir(dirname(to), { recursive: true });
    await copyFile(join(site, file), to, constants.COPYFILE_FICLONE);
  }
  if (host === 'netlify') {
    // What it shows for a file that is not there, where the function is not called.
    const missing = manifest.notFound.at(-1)?.ko ?? '404.html';
    await copyFile(join(site, missing), join(folder, files, '404.html'));
  }
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}
