/** The inquiry form under `npm run dev`: the server's own form service, with a database in `.cache`. */
import { isDeepStrictEqual } from 'node:util';

import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';

import type * as ContentModule from '#content/index.ts';
import type { Contact } from '#contract/routes-manifest.ts';
import { type Inquiries, startInquiries } from '#server/forms/inquiries.ts';
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
    configureServer(server) {
      let service: Service | undefined;
      let earlier: Promise<unknown> = Promise.resolve();
      // With the first request, since a fault in the content must not keep the server from starting, and again where an edit
      // has changed the contact. One request after the other: two must not open the database.
      const currentService = (): Promise<Service> => {
        const current = earlier.then(async () => {
          const contact = await readContact(server);
          if (service && isDeepStrictEqual(service.contact, contact)) return service;
          await service?.inquiries.stop();
          service = undefined;
          return (service = await startService(contact));
        });
        earlier = current.catch(() => undefined);
        return current;
      };
      server.middlewares.use((request, response, next) => {
        if (request.method !== 'POST' && !FORM_PATH.test(request.url ?? '')) {
          next();
          return;
        }
        currentService().then(({ listener }) => listener(request, response), next);
      });
      server.httpServer?.once('close', () => void earlier.then(() => service?.inquiries.stop()));
    },
  };
}

interface Service {
  contact: Contact;
  inquiries: Inquiries;
  listener: ReturnType<typeof getRequestListener>;
}

/** As the content says now: Vite runs what was edited since. */
async function readContact(server: ViteDevServer): Promise<Contact> {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment for node');
  const { contact }: typeof ContentModule = await ssr.runner.import('/content/index.ts');
  return contact;
}

async function startService(contact: Contact): Promise<Service> {
  const inquiries = await startInquiries(readSettings({ ...process.env, DATA_DIR }), {
    contact,
  });
  const app = new Hono<{ Bindings: HttpBindings }>();
  inquiries.addRoutes(app);
  return { contact, inquiries, listener: getRequestListener(app.fetch) };
}
