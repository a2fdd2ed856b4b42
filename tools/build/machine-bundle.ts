import { build } from 'vite';

/** File of the tools that the server offers to software, beside `routes.json`. */
export const TOOLS_FILE = 'tools.js';

/**
 * Bundles the tools (app/machine/tools.ts) with all that they need but zod, which the server has.
 *
 * @param folder where `tools.js` is written
 */
export async function bundleTools(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: ['zod'] },
    build: {
      ssr: 'app/machine/tools.ts',
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        checks: { ineffectiveDynamicImport: false },
        output: { entryFileNames: TOOLS_FILE, codeSplitting: false },
      },
    },
  });
}
