/** Media types and cache lifetimes of the built files, for the server and for the configurations of other hosts. */

/** Media type by file extension. With the charset, because nginx adds none to precompressed files. */
export const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  bin: 'application/octet-stream',
  css: 'text/css; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  data: 'text/x-script; charset=utf-8',
  dxf: 'image/vnd.dxf',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  step: 'model/step',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
  zip: 'application/zip',
};

/** Pictures and fonts: they are parts of a page, so one that is a day old does no harm. */
export const shortLivedExtensions: readonly string[] = [
  'avif',
  'gif',
  'ico',
  'jpg',
  'png',
  'svg',
  'webp',
  'woff2',
];

const DAY_S = 86_400;
const YEAR_S = 31_536_000;

/** `Cache-Control` values. Documents and data are revalidated on every request, and mostly answered 304. */
export const cacheControls = {
  immutable: `public, max-age=${YEAR_S}, immutable`,
  short: `public, max-age=${DAY_S}`,
  revalidate: 'no-cache',
} as const;

/** Extension of a path in lower case, without the dot; '' where there is none. */
export function extensionOf(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

/** Media type of a path; `application/octet-stream`, which browsers download, for an unknown extension. */
export function mediaTypeOf(path: string): string {
  const extension = extensionOf(path);
  return (
    (Object.hasOwn(mediaTypes, extension) && mediaTypes[extension]) || 'application/octet-stream'
  );
}

/**
 * `Content-Disposition` of a file that browsers show themselves, and save under a readable name (RFC 6266, RFC 8187). It holds
 * neither quotes nor backslashes, so that it can stand in a configuration.
 *
 * @param path address with its leading slash; its last segment is for whom cannot read the readable name
 * @param readable with its extension: `SIRCA S10 데이터 시트.pdf`
 */
export function dispositionOf(path: string, readable: string): string {
  const encoded = encodeURIComponent(readable).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename=${path.slice(path.lastIndexOf('/') + 1)}; filename*=UTF-8''${encoded}`;
}

/**
 * `Cache-Control` of a file.
 *
 * @param path address with its leading slash: `/assets/entry-a1b2.js`
 * @param immutable prefixes of the manifest
 */
export function cacheControlOf(path: string, immutable: readonly string[]): string {
  if (immutable.some((prefix) => path.startsWith(prefix))) return cacheControls.immutable;
  if (shortLivedExtensions.includes(extensionOf(path))) return cacheControls.short;
  return cacheControls.revalidate;
}
