import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

import { loadEnvFile } from './server/env-file.ts';

// For `npm run dev`; a build has read it already.
loadEnvFile();

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

/** The messages of a language; those of single pages apart. The build finds them by name (tools/build.ts). */
const MESSAGES = /\/app\/i18n\/messages\/(ko|en)(?:\.ts|\/(\w+)\.ts)$/;

function messagesFile(id: string): string {
  const [, language, namespace = ''] = MESSAGES.exec(id) ?? [];
  const own = ['finder', 'inquiry'].includes(namespace) ? `-${namespace}` : '';
  return `messages-${language}${own}`;
}

/** Number of entries that use a module from which on it is loaded with every page. */
const SHARED_BY = 6;

/** Every class, and every animation, of the style modules, by file and name, in order. */
const CLASSES = globSync('app/**/*.module.css', { cwd: import.meta.dirname })
  .toSorted()
  .flatMap((file) => {
    const css = readFileSync(join(import.meta.dirname, file), 'utf8');
    const names = [...css.matchAll(/(?:\.|@keyframes )([A-Za-z_][\w-]*)/g)].map(
      ([, name = '']) => name,
    );
    return [...new Set(names)].map((name) => `${file}:${name}`);
  });

/**
 * A class name of two or three letters: its number. It stands in every document, in the styles and in the code; what it is
 * called in the source would be half of them.
 */
function shortName(name: string, file: string): string {
  const id = `${relative(import.meta.dirname, file.replace(/\?.*/, ''))}:${name}`;
  const number = CLASSES.indexOf(id);
  if (number === -1) throw new Error(`${id} is no class of a style module in app/`);
  return `_${number.toString(36)}`;
}

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
                { name: messagesFile, test: MESSAGES },
                // Cut by what imports what, a page would fetch some thirty files of a few hundred bytes.
                { name: 'shared', test: /\/app\//, minShareCount: SHARED_BY },
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
