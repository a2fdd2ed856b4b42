/** Puts the site function, the contract's rules and the build's addresses into one file. */
import { join } from 'node:path';
import { build } from 'vite';
import { addressTable, type RoutesManifest } from '#contract/routes-manifest.ts';
import type { FunctionTable } from './site-function.ts';

/** What the function knows of a build. */
export function functionTable(manifest: RoutesManifest): FunctionTable {
  const { documents, notFound, headers, policy } = manifest;
  return {
    addresses: addressTable(manifest),
    documents: Object.fromEntries(
      Object.entries(documents).map(([path, { ko, en }]) => [path, { ko, en }]),
    ),
    notFound: Object.fromEntries(notFound.map(({ pattern, ko, en }) => [pattern, { ko, en }])),
    headers,
    policy,
  };
}

/** Bundles `<entry>.ts` of this folder; the result's default export is the function. */
export async function bundleFunction(
  manifest: RoutesManifest,
  entry: 'cloudflare-worker' | 'edge-function',
): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { SITE_TABLE: JSON.stringify(functionTable(manifest)) },
    build: {
      write: false,
      minify: false, // a few kilobytes that somebody may want to read
      target: 'es2022',
      lib: { entry: join(import.meta.dirname, `${entry}.ts`), formats: ['es'], fileName: 'site' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error('the site function was not bundled');
  return chunk.code;
}
