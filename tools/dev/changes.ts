/** What the development server does with an edited file that node runs: content, loaders, messages. */
import type { Plugin } from 'vite';

/** Files whose edits Vite brings into the page: components and styles by themselves, messages by `app/i18n/translate.ts`. */
const SHOWN_BY_VITE = /\.(?:tsx|css)$|\/app\/i18n\/messages\//;

/** Renders the next document and data file with the edited file, and tells open pages to fetch their data anew. */
export function devChanges(): Plugin {
  return {
    name: 'dev-changes',
    apply: 'serve',
    hotUpdate: {
      // After Vite has added the modules that find the file by a pattern (content/entries.ts).
      order: 'post',
      handler({ file, modules, server, timestamp }) {
        const { name, moduleGraph } = this.environment;
        if (name !== 'ssr' || modules.length === 0) return undefined;
        const invalidated = new Set<(typeof modules)[number]>();
        for (const each of modules)
          moduleGraph.invalidateModule(each, invalidated, timestamp, true);
        const { client } = server.environments;
        const isShown = client.moduleGraph.getModulesByFile(file) && SHOWN_BY_VITE.test(file);
        if (!isShown) client.hot.send('site:data');
        // Vite itself would run every module again.
        return [];
      },
    },
  };
}
