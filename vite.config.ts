import { join, relative } from 'node:path';

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

import { countsMisses } from './app/shared/misses/count-misses.server.ts';
import { loadEnvFile } from './server/env-file.ts';
import { brandColours } from './tools/build/brand-colours.ts';
import { OLDEST_BROWSERS } from './tools/build/oldest-browsers.ts';
import { shortClassName, shortProperties } from './tools/build/short-names.ts';

// For `npm run dev`; a build has read it already.
loadEnvFile();

const ROOT = import.meta.dirname;
const ENTRY = 'app/entry.browser.tsx';

/** What every page runs. One file, since it changes with a release of the library only. */
const FRAMEWORK = /node_modules\/(?:react|react-dom|scheduler)\//;

/**
 * The messages of a language; those of single pages apart. The build finds them by name (tools/build/modules.ts). The Korean
 * sentences that English pages show too (readings.md) are not among them: all Korean messages would come along.
 */
const MESSAGES = /\/app\/i18n\/messages\/(ko|en)(?:\.ts|\/(?!sentences)(\w+)\.ts)$/;

function messagesFile(id: string, graph: Rolldown.ChunkingContext): string {
  const [, language, namespace] = MESSAGES.exec(id) ?? [];
  // Those of single pages are loaded by themselves (app/i18n/translate.ts).
  const isOwn = namespace && (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
  return `messages-${language}${isOwn ? `-${namespace}` : ''}`;
}

/**
 * Files that Chromium compiles whole while they come, off the main thread: otherwise it compiles each function when it is called first,
 * which is at the first press (https://v8.dev/blog/explicit-compile-hints). Other browsers see a comment.
 */
const EAGER: ReadonlySet<string> = new Set(['framework', 'shared']);

/** The reader of measures: fetched where words are to be read (app/shared/operating-point/words-chunk.ts). That of lists comes with its dialog. */
const MEASURE =
  /\/facts\/measure\/(?!list|table-rows)|\/operating-point\/(?:point-words|sentence|use-asked-in-words)\.ts$|\/quote\/typed-size\.ts$/;

/** Number of entries that use a module from which on it is loaded with every page. */
const SHARED_BY = 3;

/**
 * Not what few visits need: the fields, rows and notes of lists that are edited, the words in which values were entered, the flow through
 * three-way ports, the frames of the About pages and of pages of text.
 */
const SHARED =
  /\/app\/(?!shared\/(?:quote\/(?:quote-items|quote-row|rows|use-row|typed-size)|operating-point\/(?:point-words|sentence|use-asked-in-words)|removal\/|inquiry\/kept-entries|three-way\/|text\/text-sections)|features\/company\/about-layout|ui\/when-released)/;

/** Modules that run in node only: a page's loader, and the content that it reads. */
const NODE_ONLY = /\.server\.ts$|\/content\//;

/** Stops a build whose browser bundle would hold such a module: the whole catalogue and its schemas would come along. */
const refuseNodeModules: Plugin = {
  name: 'refuse-node-modules',
  load(id) {
    if (this.environment.name !== 'client' || !NODE_ONLY.test(id)) return;
    const importers = this.getModuleInfo(id)?.importers.map((file) => relative(ROOT, file)) ?? [];
    this.error(
      `${relative(ROOT, id)} would reach the browser through ${importers.join(', ')}: import its types only, or move what is needed`,
    );
  },
};

/** Names the file of what is loaded with the entry, and so with every page: what it imports, and what that imports. */
function entryFile(): (id: string, graph: Rolldown.ChunkingContext) => string | null {
  const modules = new Set<string>();
  const add = (id: string, graph: Rolldown.ChunkingContext) => {
    if (modules.has(id)) return;
    modules.add(id);
    for (const each of graph.getModuleInfo(id)?.importedIds ?? []) add(each, graph);
  };
  return (id, graph) => {
    add(join(ROOT, ENTRY), graph);
    return modules.has(id) ? 'start' : null;
  };
}

export default defineConfig(({ command, isSsrBuild }) => ({
  // Documents are made by the build and by the development server (tools/dev.ts).
  appType: 'custom',
  plugins: [react(), refuseNodeModules],
  // What is not asked for, and what stands behind it, is left out of the bundle. The development server has no collector.
  define: {
    'import.meta.env.COUNT_MISSES': String(command === 'build' && countsMisses()),
    'import.meta.env.VITALS_URL': JSON.stringify(
      command === 'build' ? (process.env['VITALS_URL'] ?? '') : '',
    ),
  },
  css: {
    ...(command === 'build' && { modules: { generateScopedName: shortClassName } }),
    postcss: { plugins: [brandColours, ...(command === 'build' ? [shortProperties(ROOT)] : [])] },
  },
  optimizeDeps: {
    entries: [ENTRY],
    // Found late by the development server otherwise, which then loads the first page twice.
    include: ['@formspree/core', '@formspree/react'],
  },
  build: {
    target: Object.entries(OLDEST_BROWSERS).map(([browser, version]) => browser + version),
    // The pictures are files with their own addresses (readings.md), never data: URLs.
    assetsInlineLimit: 0,
    // One sheet for all styles: a document holds those that it uses, the rest comes once with the scripts.
    cssCodeSplit: false,
    // The 3D viewer, which loads when it is opened.
    chunkSizeWarningLimit: 600,
    reportCompressedSize: false,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    outDir: isSsrBuild ? 'build/node' : 'build/browser',
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? // Node's bundle may hold what browsers load lazily.
        { input: 'app/entry.node.tsx', checks: { ineffectiveDynamicImport: false } }
      : {
          input: ENTRY,
          checks: { bundlerTimings: false },
          // The prelude calls an export of the entry.
          preserveEntrySignatures: 'exports-only',
          output: {
            postBanner: ({ name }) => (EAGER.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK },
                // Before the messages, or they would take it along as something that they import.
                { name: 'sentences', test: /\/messages\/ko\/sentences\.ts$/ },
                { name: messagesFile, debugName: 'messages', test: MESSAGES },
                // Cut by what imports what, a page would fetch some thirty files of a few hundred bytes.
                { name: 'shared', test: SHARED, minShareCount: SHARED_BY },
                { name: 'measure', test: MEASURE },
                // The rest of what others import too: single files of a few hundred bytes otherwise.
                { name: entryFile(), debugName: 'start', minShareCount: 2 },
              ],
            },
          },
        },
  },
}));
