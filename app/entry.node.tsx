import { renderToReadableStream } from 'react-dom/server';

import { createRouter } from '#app/router/router.ts';

import { Site } from './document.tsx';
import type { PageId } from './loaders.server.ts';
import { createResolve, type SitePage } from './resolve.ts';
import { isMissing, type PageAnswer, viewOf } from './source.ts';
import { contentSource } from './source.node.ts';

export { catalogue } from '#app/machine/catalogue.server.ts';
export { searchEntries } from '#app/features/search/search.server.ts';
export { readableNames } from '#app/shared/files/readable-names.server.ts';
export { writeIndex } from '#app/features/search/search-index.ts';
export { PAGE_IDS, pageAt } from './pages.ts';
export { contentSource } from './source.node.ts';

const resolve = createResolve(contentSource);

/** A document, and what it is rendered from: its page's answer, header and footer, and nothing else. */
export interface Rendered {
  redirect?: undefined;
  status: 200 | 404;
  /**
   * Renders `<html>…</html>`, without the doctype's and the template's additions.
   *
   * @throws what a component has thrown
   */
  html: () => Promise<string>;
  /** The kinds of pages whose code the document needs: that of its address, and that which shows what is missing. */
  pages: PageId[];
  answer: PageAnswer<PageId>;
}

/** Where an address leads that has no document. */
export interface Redirected {
  redirect: string;
}

/**
 * Finds the page of an address, ready to be rendered.
 *
 * @throws what a loader has thrown
 */
export async function render(url: URL): Promise<Rendered | Redirected> {
  const resolved = await resolve(url);
  if ('redirect' in resolved) return resolved;
  if ('document' in resolved) throw new Error(`${url.href}: documents are what is made here`);
  const { page } = resolved;
  const { id, answer } = page;
  const pages = [...new Set([id, viewOf(id, answer)])];
  const html = () => htmlOf(url, page);
  return { status: isMissing(answer) ? 404 : 200, html, pages, answer };
}

async function htmlOf(url: URL, page: SitePage): Promise<string> {
  let failure: unknown;
  const stream = await renderToReadableStream(
    <Site router={createRouter({ url, page }, resolve)} />,
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
  return html;
}
