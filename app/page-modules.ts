import type { PageId } from './loaders.server.ts';

/** The module files of each page. The build writes the list (tools/build.ts) and names its address in the prelude's element. */
type PageModules = Partial<Record<PageId, readonly string[]>>;

let modules: Promise<PageModules> | undefined;

/** Asks for the code of a page that is likely to be next, without running it. */
export async function preloadPageModules(id: PageId): Promise<void> {
  const address = document.querySelector<HTMLScriptElement>('script[data-page-modules]')?.dataset[
    'pageModules'
  ];
  if (address === undefined) return; // the development server has no such file
  modules ??= fetch(address, { cache: 'force-cache' }).then(
    (answer) => (answer.ok ? (answer.json() as Promise<PageModules>) : {}),
    () => ({}),
  );
  for (const href of (await modules)[id] ?? []) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
}
