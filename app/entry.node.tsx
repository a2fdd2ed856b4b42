import { renderToReadableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';

import { pageRequest } from '#app/shared/page/page-request.ts';

import type { PageId } from './loaders.server.ts';
import { pageAt } from './pages.ts';
import { createRoutes } from './routes.tsx';
import type { PageAnswer } from './source.ts';
import { contentSource } from './source.node.ts';

export { searchEntries } from '#app/features/search/search.server.ts';
export { writeIndex } from '#app/features/search/search-index.ts';
export { PAGE_IDS, pageAt } from './pages.ts';
export { contentSource } from './source.node.ts';

const { query, dataRoutes } = createStaticHandler(createRoutes(contentSource));

/** A document as React renders it, and what it was rendered from. */
export interface Rendered {
  status: number;
  /** `<html>…</html>`, without the doctype's and the template's additions. */
  html: string;
  page: PageId;
  answer: PageAnswer<PageId>;
}

/**
 * Renders the document of an address.
 *
 * @returns a redirect where the address leads elsewhere
 * @throws what a loader or a component has thrown
 */
export async function render(url: URL): Promise<Rendered | Response> {
  const context = await query(new Request(url));
  if (context instanceof Response) return context;
  for (const error of Object.values(context.errors ?? {})) throw error;
  let failure: unknown;
  const stream = await renderToReadableStream(
    <StaticRouterProvider
      router={createStaticRouter(dataRoutes, context)}
      context={context}
      hydrate={false}
    />,
    {
      // Large parts that load lazily would be put at the end of the document, for a script to move into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure = error;
      },
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  // A document with a part that failed to render must stop the build, not be published.
  if (failure !== undefined) throw failure;
  const { id, params } = pageAt(url.pathname);
  const answer = await contentSource.page(id, pageRequest(url, params));
  return { status: context.statusCode, html, page: id, answer };
}
