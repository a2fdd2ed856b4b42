/** The development server's documents and data: as the build writes them, made anew at each request. */
import react from '@vitejs/plugin-react';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';

import type { Language } from '#app/i18n/locale.ts';

import { documentOf } from './build/document-template.ts';
import { bundlePrelude } from './build/prelude.ts';

type Renderer = typeof import('#app/entry.node.tsx');

const CONTENT = new URL('../content/', import.meta.url).pathname;
const ENTRY = '/app/entry.browser.tsx';
/** Named so in every data file and document of the development server. */
const HASH = 'development';

const DATA_FILE = /^\/data\/(ko|en)(?:(\/.*)?\/(\d+)|\/(chrome|search))\.json$/;

interface Answer {
  status: number;
  type: string;
  body: string;
}

/** Serves documents and their data files under `vite`. */
export function devDocuments(): Plugin {
  return {
    name: 'dev-documents',
    apply: 'serve',
    // Content reaches the browser as data only, so a change of it reloads the page.
    hotUpdate({ file }) {
      if (this.environment.name === 'client' && file.startsWith(CONTENT))
        this.environment.hot.send({ type: 'full-reload' });
    },
    configureServer(server) {
      // After Vite's own handlers: whatever is no file and no module is a page.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const url = new URL(request.originalUrl ?? '/', 'http://localhost');
          try {
            const { status, type, body } = await answerTo(server, url);
            response
              .writeHead(status, type === '' ? { location: body } : { 'content-type': type })
              .end(type === '' ? '' : body);
          } catch (error) {
            if (error instanceof Error) server.ssrFixStacktrace(error);
            next(error);
          }
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
  type: 'application/json',
  body: JSON.stringify(value),
});

async function dataFile(renderer: Renderer, url: URL): Promise<Answer | undefined> {
  const match = DATA_FILE.exec(url.pathname);
  if (!match) return undefined;
  const [, name, path = '/', page, kind] = match;
  const language: Language = name === 'en' ? 'en' : 'ko';
  if (kind === 'search') {
    return { ...json(null), body: renderer.writeIndex(renderer.searchEntries(language)) };
  }
  if (kind === 'chrome')
    return json({ hash: HASH, data: await renderer.contentSource.chrome(language) });
  const query = new URLSearchParams({
    ...(language === 'en' && { lang: 'en' }),
    ...(page !== undefined && page !== '1' && { page }),
  });
  const address = new URL(`${path}?${query}`, url);
  return json({ hash: HASH, data: await answerAt(renderer, address, language) });
}

async function answerAt(renderer: Renderer, url: URL, language: Language) {
  const { id, params } = renderer.pageAt(url.pathname);
  return renderer.contentSource.page(id, { url, language, params });
}

async function documentAt(server: ViteDevServer, renderer: Renderer, url: URL): Promise<Answer> {
  const rendered = await renderer.render(url);
  if (rendered instanceof Response)
    return { status: 302, type: '', body: rendered.headers.get('location') ?? '/' };
  const { searchParams, pathname, search } = url;
  const language = searchParams.get('lang') === 'en' ? 'en' : 'ko';
  const page = searchParams.get('page') ?? '1';
  const body = documentOf(rendered.html, {
    styles: '',
    fonts: '/app/styles/fonts.gen/deferred.css',
    prelude: await bundlePrelude(),
    start: {
      own: pathname + search,
      entry: ENTRY,
      modules: [],
      styles: [],
      chrome: `/data/${language}/chrome.json?${HASH}`,
      page: `/data/${language}${pathname === '/' ? '' : pathname}/${page}.json?${HASH}`,
    },
    development:
      `<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>` +
      `<script type="module" src="/@vite/client"></script>${await styleElements(server)}`,
  });
  return { status: rendered.status, type: 'text/html; charset=utf-8', body };
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
