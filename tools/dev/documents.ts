/** The development server's documents and data: as the build writes them, made anew at each request. */
import { readFile } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';

import type * as RendererModule from '#app/entry.node.tsx';
import { type Language, languageOf, localizedHref, pageHref } from '#contract/address.ts';
import { MODULE_LIST_FILE, type ModuleList } from '#app/prelude/module-list.ts';
import { chromeDataFile, pageDataFile } from '#app/shared/page/data-file.ts';
import { pageRequest } from '#app/shared/page/page-request.ts';

import { documentOf, STAND_INS } from '#tools/build/document-template.ts';
import { bundlePrelude } from '#tools/build/prelude.ts';

type Renderer = typeof RendererModule;

const ENTRY = '/app/entry.browser.tsx';
/** Named so in every data file and document of the development server. */
const HASH = 'development';

const DATA_FILE = /^\/data\/(ko|en)(?:(\/.*)?\/(\d+)|\/(chrome|search))\.json$/;

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Serves documents and their data files under `vite`. */
export function devDocuments(): Plugin {
  return {
    name: 'dev-documents',
    apply: 'serve',
    configureServer(server) {
      // After Vite's own handlers: whatever is no file and no module is a page.
      return () => {
        server.middlewares.use((request, response, next) => {
          const url = new URL(request.originalUrl ?? '/', 'http://localhost');
          answerTo(server, url).then(
            ({ status, headers, body }) => response.writeHead(status, headers).end(body),
            (error: unknown) => {
              if (error instanceof Error) server.ssrFixStacktrace(error);
              next(error);
            },
          );
        });
      };
    },
  };
}

async function answerTo(server: ViteDevServer, url: URL): Promise<Answer> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr))
    throw new Error('Vite has no environment to render in');
  const renderer: Renderer = await ssr.runner.import('/app/entry.node.tsx');
  return (await dataFile(renderer, url)) ?? (await documentAt(server, renderer, url));
}

const json = (value: unknown): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value),
});

async function dataFile(renderer: Renderer, url: URL): Promise<Answer | undefined> {
  if (url.pathname === MODULE_LIST_FILE) return json({ entry: [ENTRY] } satisfies ModuleList);
  const match = DATA_FILE.exec(url.pathname);
  if (!match) return undefined;
  const [, name, path = '/', page, kind] = match;
  const language: Language = name === 'en' ? 'en' : 'ko';
  if (kind === 'search') {
    return { ...json(null), body: renderer.writeIndex(renderer.searchEntries(language)) };
  }
  if (kind === 'chrome')
    return json({ hash: HASH, data: await renderer.contentSource.chrome(language) });
  const address = new URL(localizedHref(pageHref(path, Number(page)), language), url);
  const { id, params } = renderer.pageAt(address.pathname);
  const data = await renderer.contentSource.page(id, pageRequest(address, params));
  return json({ hash: HASH, data });
}

async function documentAt(server: ViteDevServer, renderer: Renderer, url: URL): Promise<Answer> {
  const rendered = await renderer.render(url);
  if (rendered.redirect !== undefined)
    return { status: 302, headers: { location: rendered.redirect }, body: '' };
  const { pathname, search } = url;
  const { html: body } = documentOf(await rendered.html(), {
    standIns: await readFile(STAND_INS, 'utf8'),
    styles: '',
    // As a style sheet, not as the module that Vite makes of one.
    fonts: '/app/styles/fonts.gen/deferred.css?direct',
    prelude: await bundlePrelude(),
    start: {
      own: pathname + search,
      parts: ['entry'],
      chrome: `${chromeDataFile(languageOf(search))}?${HASH}`,
      page: `${pageDataFile(url)}?${HASH}`,
    },
    guard: {
      development:
        `<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>` +
        `<script type="module" src="/@vite/client"></script>${await styleElements(server)}`,
    },
  });
  return {
    status: rendered.status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body,
  };
}

/** The styles of the modules that made the document, in elements that Vite's client takes over. */
async function styleElements(server: ViteDevServer): Promise<string> {
  const { ssr } = server.environments;
  const elements: string[] = [];
  for (const { file, url } of ssr?.moduleGraph.idToModuleMap.values() ?? []) {
    if (!file?.endsWith('.css') || url.includes('?')) continue;
    const { default: css } = (await server.ssrLoadModule(`${url}?inline`)) as { default: string };
    const element = `<style data-vite-dev-id="${file}">${css}</style>`;
    // The first sheet declares the order of the layers.
    if (file.endsWith('styles/index.css')) elements.unshift(element);
    else elements.push(element);
  }
  return elements.join('');
}
