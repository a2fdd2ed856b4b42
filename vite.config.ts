import { createHash } from 'node:crypto';
import { relative } from 'node:path';

import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

const CONTENT = new URL('content/', import.meta.url).pathname;

/** Content reaches the browser as data only, so a change of it reloads the page. */
const reloadOnContent: Plugin = {
  name: 'reload-on-content',
  hotUpdate({ file }) {
    if (this.environment.name === 'client' && file.startsWith(CONTENT)) {
      this.environment.hot.send({ type: 'full-reload' });
    }
  },
};

/** What every page runs. One file, since it changes with a release of the library only. */
const FRAMEWORK = /node_modules\/(?:react|react-dom|react-router|scheduler)\//;

/** Number of entries that use a module from which on it is loaded with every page. */
const SHARED_BY = 6;

/**
 * A class name of a few letters. It stands in every document, in the styles and in the code; what it is called in the source
 * would be half of them.
 *
 * @throws where two classes would share a name
 */
function shortName(name: string, file: string): string {
  const id = `${relative(import.meta.dirname, file.replace(/\?.*/, ''))}:${name}`;
  const digest = createHash('sha256').update(id).digest();
  const short = `_${digest.toString('base64url').replaceAll(/[-_]/g, '').slice(0, 4)}`;
  const other = named.get(short) ?? id;
  if (other !== id)
    throw new Error(`${id} and ${other} get the same class name: rename one of them`);
  named.set(short, id);
  return short;
}
const named = new Map<string, string>();

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), reloadOnContent],
  optimizeDeps: {
    // Found late by the development server otherwise, which then loads the first page twice.
    include: ['@formspree/core', '@formspree/react', 'sanitize-html', 'zod'],
  },
  css: command === 'build' ? { modules: { generateScopedName: shortName } } : {},
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK },
                // Cut by what imports what, a page would fetch some thirty files of a few hundred bytes.
                { name: 'shared', test: /\/app\/(?!i18n\/messages)/, minShareCount: SHARED_BY },
              ],
            },
          },
        },
      },
    },
  },
  build: {
    // Every browser that has native <dialog>, :has() and cascade layers.
    target: 'es2022',
    // The pictures are files with their own addresses (readings.md), never data: URLs.
    assetsInlineLimit: 0,
  },
}));
