import { useContext, useMemo } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router';

import { lazyChunk, type LazyChunk } from '#app/ui/lazy-chunk.ts';

/** Code of the pages of this site, by address. */
export interface PageCode {
  /** Starts fetching code and styles of a page that is likely to be next; a failure shows only when it is opened. */
  prefetch: (page: string) => void;
  /** Waits for the code of a page. Rejects with `ChunkLoadError`. */
  load: (page: string) => Promise<unknown>;
}

/**
 * The code that the router will ask for. Not the router's own `PrefetchPageLinks`: its eight components render at every move,
 * and a file that does not come makes it reload the page that the visitor is reading.
 */
export function usePageCode(): PageCode {
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest;
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useMemo(() => {
    const routesOf = (page: string) =>
      (router?.match(page.replace(/[?#].*$/, '')) ?? []).flatMap(
        ({ route }) => manifest?.routes[route.id] ?? [],
      );
    const chunks = new Map<string, LazyChunk<unknown>>();
    return {
      prefetch: (page) => {
        for (const { module, imports = [], css = [] } of routesOf(page)) {
          for (const href of [module, ...imports]) addLink({ rel: 'modulepreload', href });
          for (const href of css) addLink({ rel: 'prefetch', as: 'style', href });
        }
      },
      load: (page) => {
        const modules = routesOf(page).map(({ module }) => module);
        const key = modules.join(' ');
        const chunk =
          chunks.get(key) ??
          lazyChunk(() => Promise.all(modules.map((module) => import(/* @vite-ignore */ module))));
        chunks.set(key, chunk);
        return chunk.load();
      },
    };
  }, [manifest, router]);
}

/** Puts a link into the head, once for each file, whatever way it has been asked for. */
function addLink(attributes: { rel: string; href: string; as?: string }): void {
  if (document.head.querySelector(`link[href="${attributes.href}"]`)) return;
  document.head.append(Object.assign(document.createElement('link'), attributes));
}
