import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

import { countsMisses } from './app/shared/misses/count-misses.server.ts';
import { loadEnvFile } from './server/env-file.ts';
import { brandColours } from './tools/build/brand-colours.ts';
import { folderLayers } from './tools/build/folder-layers.ts';
import { OLDEST_BROWSERS } from './tools/build/oldest-browsers.ts';
import { shortClassName, shortProperties } from './tools/build/short-names.ts';

// For `npm run dev`; a build has read it already.
loadEnvFile();

const ROOT = import.meta.dirname;
const ENTRY = 'app/entry.browser.tsx';
const PAGE_TABLE = 'app/pages.ts';

/** What every page runs. One file, since it changes with a release of the library only. */
const FRAMEWORK = /node_modules\/(?:react|react-dom|scheduler)\//;

/**
 * The messages of a language; those of single pages apart. The build finds them by name (tools/build/modules.ts). The Korean
 * sentences that English pages show too (readings.md) are not among them: all Korean messages would come along.
 */
const MESSAGES = /\/app\/i18n\/messages\/(ko|en)(?:\.ts|\/(?!sentences)(\w+)\.ts)$/;

function messagesFile(id: string, graph: Rolldown.ChunkingContext): string {
  const [, language, namespace] = MESSAGES.exec(id) ?? [];
  const { dynamicImporters = [], importers = [] } = graph.getModuleInfo(id) ?? {};
  // Those of single pages are loaded by themselves (app/i18n/translate.ts), with what only they import.
  const isOwn = namespace && dynamicImporters.length > 0;
  const [importer, ...others] = importers;
  if (namespace && !isOwn && importer && others.length === 0) return messagesFile(importer, graph);
  return `messages-${language}${isOwn ? `-${namespace}` : ''}`;
}

/**
 * Files that Chromium compiles whole while they come, off the main thread: otherwise it compiles each function when it is called first,
 * which is at the first press (https://v8.dev/blog/explicit-compile-hints). Other browsers see a comment.
 */
const EAGER: ReadonlySet<string> = new Set(['framework', 'shared']);

/** Files that are there before anything is imported on demand. */
const ALWAYS_THERE = /\/(?:framework|rolldown-runtime|shared|entry\.browser)-/;

/** A few lines that several parts import: in files of their own each would cost a request. */
const SMALL =
  /\/app\/(?:shared\/(?:address\/(?:unused-alert|use-share|share-address)|inquiry\/kept-sizing|product\/in-size)|ui\/bottom-bar\.module)\./;

/**
 * The reader of measures: fetched where words are to be read (app/shared/operating-point/words-chunk.ts), with the short modules that
 * only its users have. That of lists comes with its dialog.
 */
const MEASURE =
  /\/facts\/measure\/(?!list|table-rows)|\/operating-point\/(?:point-words|sentence|use-asked-in-words)\.ts$|\/(?:quote\/(?:typed-size|use-rows)|inquiry\/kept-entries|pasted\/pasted-text)\.ts$/;

/** A module comes with every page where so many use it, whichever they are; where so many use it, it depends on which. */
const BY_MANY = 8;
const BY_SOME = 3;

/** The bar of the operating point comes without the finder. */
const POINT_BAR = /\/app\/features\/operating-point\//;

/** A file for what several pages or parts import. */
type SharedFile = 'shared' | 'catalogue' | 'finder';

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

/** All that a module imports, and what that imports; not what it may load later. */
function importsOf(from: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const modules = new Set<string>();
  const add = (id: string) => {
    if (modules.has(id)) return;
    modules.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach(add);
  };
  add(from);
  return modules;
}

/**
 * The file of what several files import. Cut by what imports what, a page would fetch some thirty files of a few hundred bytes; in one file for all,
 * a page of text would fetch the tables of the catalogue.
 */
function sharedFiles(): (id: string, graph: Rolldown.ChunkingContext) => SharedFile | null {
  let entry: ReadonlySet<string> | undefined;
  let pages: readonly (readonly [id: string, modules: ReadonlySet<string>])[] | undefined;
  return (id, graph) => {
    entry ??= importsOf(join(ROOT, ENTRY), graph);
    pages ??= (graph.getModuleInfo(join(ROOT, PAGE_TABLE))?.dynamicallyImportedIds ?? []).map(
      (page) => [basename(page, '.tsx'), importsOf(page, graph)] as const,
    );
    const users = pages.flatMap(([page, modules]) => (modules.has(id) ? [page] : []));
    const has = (...some: string[]) => some.some((page) => users.includes(page));
    if (entry.has(id) || users.length >= BY_MANY || SMALL.test(id)) return 'shared';
    if (users.length >= BY_SOME) {
      // The names of classes are short; and these pages use a tenth of `catalogue`.
      if (id.endsWith('.css') || has('home', 'products', 'compare', 'contact')) return 'shared';
      if (has('subcategory', 'product')) return 'catalogue';
    }
    if (has('products') && has('compare')) return 'shared';
    const isOfPointBar = graph.getModuleInfo(id)?.importers.some((file) => POINT_BAR.test(file));
    return has('products') && !has('home') && !isOfPointBar ? 'finder' : null;
  };
}

/** The files that the code is cut into, besides one of each page. */
function codeGroups(): Rolldown.CodeSplittingGroup[] {
  const fileOf = sharedFiles();
  const sharedGroup = (file: SharedFile): Rolldown.CodeSplittingGroup => ({
    name: (id, graph) => (fileOf(id, graph) === file ? file : null),
    debugName: file,
    minShareCount: 2,
  });
  return [
    { name: 'framework', test: FRAMEWORK },
    // Each before those that import it: a group takes along what it imports.
    sharedGroup('shared'),
    sharedGroup('catalogue'),
    { name: messagesFile, debugName: 'messages', test: MESSAGES },
    { name: 'measure', test: MEASURE },
    sharedGroup('finder'),
  ];
}

/** `assets/products-BCqSiuVw.js`, and so on for each page. */
const pageFile = new RegExp(
  `^assets/(?:${readdirSync(join(ROOT, 'app/pages'))
    .flatMap((file) => /^(.+)\.tsx$/.exec(file)?.[1] ?? [])
    .join('|')})-[\\w-]{8}\\.js$`,
);

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
    postcss: {
      plugins: [
        folderLayers(ROOT),
        brandColours,
        ...(command === 'build' ? [shortProperties(ROOT)] : []),
      ],
    },
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
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, files) => {
        // Those of pages are fetched by the list of modules (app/page-modules.ts).
        if (pageFile.test(file)) return [];
        const ahead = files.filter((each) => !ALWAYS_THERE.test(each));
        return ahead.length === 1 && ahead[0] === file ? [] : ahead;
      },
    },
    outDir: isSsrBuild ? 'build/node' : 'build/browser',
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? {
          input: 'app/entry.node.tsx',
          // Node reads the content itself: a changed text leaves both bundles as they are.
          external: /^#content\//,
          // Node's bundle may hold what browsers load lazily.
          checks: { ineffectiveDynamicImport: false },
        }
      : {
          input: ENTRY,
          checks: { bundlerTimings: false },
          // The prelude calls an export of the entry.
          preserveEntrySignatures: 'exports-only',
          output: {
            postBanner: ({ name }) => (EAGER.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
            codeSplitting: { groups: codeGroups() },
          },
        },
  },
}));
