/** The inquiry form under `npm run dev`: the server's own form service, with a database in `.cache`. */
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Plugin } from 'vite';

import { startInquiries } from '#server/forms/inquiries.ts';
import { readSettings } from '#server/settings.ts';

/** Inquiries sent while developing; nothing reads them but `npm run inquiries` with the same setting. */
const DATA_DIR = '.cache/dev-data';

/** Addresses of the service (contract/inquiry-fields.ts). */
const FORM_PATH = /^\/(?:f|p)\//;

/** Answers what is posted, as `npm start` does; the rest is Vite's. */
export function devForm(): Plugin {
  return {
    name: 'dev-form',
    apply: 'serve',
    async configureServer(server) {
      // Read here: content must not be loaded where a build only reads this configuration.
      const { contact } = await import('#content/index.ts');
      const inquiries = await startInquiries(readSettings({ ...process.env, DATA_DIR }), {
        contact,
        formKey: process.env['FORM_KEY'] || undefined,
        project: process.env['FORM_PROJECT'] || undefined,
        endpoint: process.env['FORM_ENDPOINT'] || undefined,
      });
      const app = new Hono<{ Bindings: HttpBindings }>();
      inquiries.addRoutes(app);
      const listener = getRequestListener(app.fetch);
      server.middlewares.use((request, response, next) => {
        if (request.method === 'POST' || FORM_PATH.test(request.url ?? ''))
          void listener(request, response);
        else next();
      });
      server.httpServer?.once('close', () => void inquiries.stop());
    },
  };
}
