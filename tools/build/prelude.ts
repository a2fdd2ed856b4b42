import { build } from 'vite';

/** The text of the inline script of all documents (app/prelude/prelude.ts), bundled. */
export async function bundlePrelude(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      // Older than what the application needs: it says so to older browsers (app/prelude/plain.ts).
      target: 'es2020',
      copyPublicDir: false,
      rolldownOptions: { input: 'app/prelude/prelude.ts', output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const [chunk] = output && 'output' in output ? output.output : [];
  if (!chunk) throw new Error('build: the prelude has not been bundled');
  return chunk.code.trim();
}
