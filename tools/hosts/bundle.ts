/** Puts the site function, the contract's rules and the build's addresses into one file. */
import { join } from 'node:path';
import { build } from 'vite';
import { addressTable, type RoutesManifest } from '#contract/routes-manifest.ts';
import type { Origin } from './origin.ts';
import type { FunctionTable } from './site-function.ts';

/** What the function knows of a build. */
export function functionTable(manifest: RoutesManifest, origin: Origin | null): FunctionTable {
  const { documents, notFound, headers, policy } = manifest;
  return {
    addresses: addressTable(manifest),
    documents: Object.fromEntries(
      Object.entries(documents).map(([path, { ko, en }]) => [path, { ko, en }]),
    ),
    notFound: Object.fromEntries(notFound.map(({ pattern, ko, en }) => [pattern, { ko, en }])),
    headers,
    policy,
    origin,
  };
}

/** Where the hosts of edge functions say a visitor's address. */
const VISITOR_HEADERS = { netlify: 'x-nf-client-connection-ip', vercel: 'x-real-ip' } as const;

/** Bundles the function of a host; the result's default export is the function. */
export async function bundleFunction(
  manifest: RoutesManifest,
  origin: Origin | null,
  host: 'cloudflare' | keyof typeof VISITOR_HEADERS,
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      SITE_TABLE: JSON.stringify(functionTable(manifest, origin)),
      VISITOR_HEADER: JSON.stringify(host === 'cloudflare' ? '' : VISITOR_HEADERS[host]),
    },
    build: {
      write: false,
      minify: false, // a few kilobytes that somebody may want to read
      target: 'es2022',
      lib: {
        entry: join(
          import.meta.dirname,
          host === 'cloudflare' ? 'cloudflare-worker.ts' : 'edge-function.ts',
        ),
        formats: ['es'],
        fileName: 'site',
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('the site function was not bundled');
  return chunk.code;
}
