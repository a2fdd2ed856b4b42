import { build } from 'vite';

/**
 * Bundles the service worker into one file.
 *
 * @param offline whether pages are kept on visitors' devices (setting OFFLINE); else the one that removes what is kept
 * @param id names the build
 */
export async function bundleServiceWorker(offline: boolean, id: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(id), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      copyPublicDir: false,
      rolldownOptions: {
        input: offline ? 'app/worker/worker.ts' : 'app/worker/remove.ts',
        output: { format: 'iife' },
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const [chunk] = output && 'output' in output ? output.output : [];
  if (!chunk) throw new Error('build: the service worker has not been bundled');
  return chunk.code;
}
