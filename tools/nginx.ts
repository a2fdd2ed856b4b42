/**
 * Writes `dist/nginx.conf` from `dist/routes.json` and `deploy/nginx.conf`:
 * `node tools/nginx.ts [--root /var/www/site] [--listen 80] [--server-name example.com] [--no-brotli]`.
 *
 * Everything that depends on the request becomes an nginx `map`: hash look-ups for addresses, a few expressions for the rest.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parameterIs, parameterRepeated, patternSource } from '#contract/address-patterns.ts';
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_PARAMETER,
  LANGUAGES,
  PAGE_PARAMETER,
  switchHref,
} from '#contract/address.ts';
import { STYLE_PLACE } from '#contract/policy.ts';
import { parseRoutesManifest, type RoutesManifest } from '#contract/routes-manifest.ts';
import {
  cacheControls,
  dispositionOf,
  mediaTypes,
  shortLivedExtensions,
} from '#contract/static-host.ts';

/** What differs from host to host. */
export interface NginxOptions {
  /** Absolute path of the site's files on the host. */
  readonly root: string;
  /** `80`, `127.0.0.1:8080`, `[::]:80 default_server` */
  readonly listen: string;
  readonly serverName: string;
  /** Whether the host has the brotli_static module. */
  readonly brotli: boolean;
}

type Row = readonly [key: string, value: string];

/** A value between double quotes. Nothing that comes here may hold `$` unless a variable is meant. */
const quote = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;
/** A regular expression between double quotes. It must hold neither a quote nor two backslashes on end. */
const expression = (source: string) => `"~${source}"`;

function map(from: string, to: string, rows: readonly Row[]): string {
  return `map ${from} ${to} {\n${rows.map(([key, value]) => `  ${key} ${value};`).join('\n')}\n}`;
}

/** Rows that read a parameter which must stand in the query exactly once. */
function parameterRows(name: string, values: readonly Row[], otherwise: string): Row[] {
  return [
    ['default', otherwise],
    [expression(parameterRepeated(name)), otherwise],
    ...values.map(([value, result]): Row => [expression(parameterIs(name, value)), result]),
  ];
}

function requestMaps(manifest: RoutesManifest): string[] {
  const pages = Object.values(manifest.documents).map(({ ko, en }) =>
    Math.max(ko.length, en.length),
  );
  const others = Array.from({ length: Math.max(1, ...pages) - 1 }, (_, index) => String(index + 2));
  const immutable = manifest.immutable.map((prefix) => `^${prefix}`);
  return [
    "# Targets that are nobody's address: over-long, odd segments, encoded slashes and control characters, raw bytes.",
    map('$request_uri', '$site_refused', [
      ['default', '""'],
      [expression('^.{4097}'), '1'],
      [expression('#'), '1'],
      [expression('^[^?]*//'), '1'],
      [expression('^[^?]*/(?:\\.|%2[eE]){1,2}(?:[/?]|$)'), '1'],
      [
        expression('^[^?]*(?:%2[fF]|%5[cC]|%[01][0-9a-fA-F]|%7[fF]|[^\\x21-\\x5b\\x5d-\\x7e?])'),
        '1',
      ],
    ]),
    '# A path with a trailing slash, without it; the query is kept.',
    map('$request_uri', '$site_without_slash', [
      ['default', '""'],
      [
        expression('^(?<site_bare>(?:/[^/?]+)+)/(?<site_query>\\?.+)?\\??$'),
        '$site_bare$site_query',
      ],
    ]),
    '# lang and page count only where they stand once, and say what they may say.',
    map(
      '$args',
      '$site_lang',
      parameterRows(
        LANGUAGE_PARAMETER,
        LANGUAGES.map((language) => [language, language]),
        DEFAULT_LANGUAGE,
      ),
    ),
    map(
      '$args',
      '$site_lang_query',
      parameterRows(
        LANGUAGE_PARAMETER,
        LANGUAGES.map((language) => [language, quote(switchHref('', language))]),
        '""',
      ),
    ),
    map(
      '$args',
      '$site_page',
      parameterRows(
        PAGE_PARAMETER,
        others.map((page) => [page, page]),
        '1',
      ),
    ),
    '# nginx compares the keys of a map without regard to case; this says where capitals stand.',
    map('$uri', '$site_capitals', [
      ['default', '""'],
      [expression('[A-Z].*/'), 'elsewhere:'],
      [expression('[A-Z]'), 'last:'],
    ]),
    map('$request_method', '$site_allow', [
      ['default', '""'],
      ['OPTIONS', quote('GET, HEAD')],
    ]),
    map('$uri', '$site_cache_control', [
      ['default', quote(cacheControls.revalidate)],
      ...immutable.map((source): Row => [expression(source), quote(cacheControls.immutable)]),
      [expression(`\\.(?i:${shortLivedExtensions.join('|')})$`), quote(cacheControls.short)],
    ]),
  ];
}

function documentMaps(manifest: RoutesManifest): string[] {
  const documents = Object.entries(manifest.documents);
  const languages = manifest.languages;
  return [
    '# Path to address.',
    map('$site_capitals$uri', '$site_address', [
      ['default', '""'],
      ...documents.map(([path]): Row => [path, path]),
      ...documents
        .filter(([, { anyCase }]) => anyCase)
        .map(([path]): Row => [`last:${path}`, path]),
      ...manifest.fallbacks.map(({ under, document }): Row => [
        expression(`^(?:last:)?${patternSource(`${under}/*`).slice(1)}`),
        document,
      ]),
    ]),
    '# Address, language and page to file; a page that does not exist is page 1.',
    map('$site_lang$site_address', '$site_first_page', [
      ['default', '""'],
      ...documents.flatMap(([path, entry]) =>
        languages.map((language): Row => [language + path, entry[language][0] ?? '""']),
      ),
    ]),
    map('$site_page$site_lang$site_address', '$site_document', [
      ['default', '$site_first_page'],
      ...documents.flatMap(([path, entry]) =>
        languages.flatMap((language) =>
          entry[language]
            .slice(1)
            .map((file, index): Row => [`${index + 2}${language}${path}`, file]),
        ),
      ),
    ]),
    '# File to the name that it is saved under.',
    map('$uri', '$site_disposition', [
      ['default', '""'],
      ...Object.entries(manifest.fileNames ?? {}).map(([path, readable]): Row => [
        path,
        quote(dispositionOf(path, readable)),
      ]),
    ]),
    '# Documents of status 404, most specific first.',
    map(
      '$site_lang$uri',
      '$site_not_found',
      manifest.notFound.flatMap((entry) =>
        languages.map((language): Row => [
          expression(`^${language}${patternSource(entry.pattern).slice(1)}`),
          entry[language],
        ]),
      ),
    ),
    '# Document to the hash of its style element, for the policy.',
    map(
      '$uri',
      '$site_style',
      Object.entries(manifest.policy.styles).map(([file, hash]): Row => [`/${file}`, quote(hash)]),
    ),
  ];
}

/** One map and one `if` per status, because `return` takes no variable for it. */
function redirectsOf(manifest: RoutesManifest): { maps: string[]; rules: string[] } {
  const statuses = [...new Set(manifest.redirects.map(({ status }) => status))];
  return {
    maps: statuses.map((status) =>
      map('$uri', `$site_redirect_${status}`, [
        ['default', '""'],
        ...manifest.redirects
          .filter((entry) => entry.status === status)
          .map(({ pattern, to }): Row => [
            expression(patternSource(pattern)),
            to.includes('?') ? to : `${to}$site_lang_query`,
          ]),
      ]),
    ),
    rules: statuses.map(
      (status) =>
        `    if ($site_redirect_${status}) {\n` +
        `      return ${status} $site_redirect_${status};\n    }`,
    ),
  };
}

/** Media types, as an nginx `types` block has them. */
function typeLines(): string[] {
  return Object.entries(mediaTypes).map(([extension, type]) => `    ${quote(type)} ${extension};`);
}

/**
 * Fills the template.
 *
 * @param template text of `deploy/nginx.conf`
 * @returns a configuration file for nginx's http context
 */
export function nginxConfiguration(
  template: string,
  manifest: RoutesManifest,
  { root, listen, serverName, brotli }: NginxOptions,
): string {
  const { maps, rules } = redirectsOf(manifest);
  // A `map` takes its first matching expression; keys are longer than nginx's default bucket.
  const sizes = 'map_hash_max_size 16384;\nmap_hash_bucket_size 256;';
  const places: Record<string, string> = {
    maps: [sizes, ...requestMaps(manifest), ...documentMaps(manifest), ...maps].join('\n'),
    listen,
    serverName,
    root: quote(root),
    types: typeLines().join('\n'),
    brotli: brotli ? '  brotli_static on;\n' : '',
    documentHeaders: Object.entries({
      ...manifest.headers,
      'Content-Security-Policy': manifest.policy.header.replace(STYLE_PLACE, '$site_style'),
    })
      .map(([name, value]) => `    add_header ${name} ${quote(value)} always;`)
      .join('\n'),
    redirects: rules.join('\n'),
  };
  const body = template.slice(template.indexOf('{{maps}}'));
  const title = `# Generated by tools/nginx.ts for build ${manifest.buildId} from deploy/nginx.conf: change that one.\n\n`;
  return (
    title + body.replace(/\{\{([A-Za-z]+)\}\}/g, (place, name: string) => places[name] ?? place)
  );
}

if (import.meta.main) {
  const project = join(import.meta.dirname, '..');
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      // Where the site will lie when it is served; the build is made elsewhere.
      root: { type: 'string', default: join(project, 'dist/site') },
      dist: { type: 'string', default: join(project, 'dist') },
      listen: { type: 'string', default: '80' },
      'server-name': { type: 'string', default: '_' },
      brotli: { type: 'boolean', default: true },
    },
  });
  const { dist } = values;
  const manifest = parseRoutesManifest(
    JSON.parse(await readFile(join(dist, 'routes.json'), 'utf8')),
  );
  const template = await readFile(join(project, 'deploy', 'nginx.conf'), 'utf8');
  await writeFile(
    join(dist, 'nginx.conf'),
    nginxConfiguration(template, manifest, {
      root: values.root,
      listen: values.listen,
      serverName: values['server-name'],
      brotli: values.brotli,
    }),
  );
  console.log(`  nginx: dist/nginx.conf for ${Object.keys(manifest.documents).length} addresses`);
}
