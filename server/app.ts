/** The HTTP application: the built site behind everything, room for other routes before it. */
import { Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import { createLog, type Log } from './log.ts';
import { createRequestId, type RequestId } from './request-id.ts';
import { securityTxt } from './security-txt.ts';
import { baseHeaders } from './site-files.ts';
import { requestOf, responseOf } from './site-request.ts';
import type { Site } from './site.ts';

/** What handlers get from the Node adapter. */
export interface AppEnv {
  Bindings: HttpBindings;
}

export interface AppOptions {
  /** Registers the routes that come before the site. */
  readonly addRoutes?: (app: Hono<AppEnv>) => void;
  readonly log?: Log;
  readonly requestId?: RequestId;
  /** Where to tell of a weakness; undefined: there is no security.txt but the site's own. */
  readonly securityContact?: string | undefined;
  readonly siteUrl?: string | undefined;
}

/**
 * Makes the application.
 *
 * @param site the loaded build; answers every request that no route took
 */
export function createApp(site: Site, options: AppOptions = {}): Hono<AppEnv> {
  const { log = createLog(), requestId = createRequestId(() => false) } = options;
  const app = new Hono<AppEnv>();
  // What somebody sent has a name that they can tell us.
  app.post('*', async (c, next) => {
    c.env.outgoing.setHeader('X-Request-Id', requestId(c.env.incoming));
    await next();
  });
  options.addRoutes?.(app);
  const { securityContact: contact, siteUrl } = options;
  if (contact !== undefined)
    app.get('/.well-known/security.txt', (c) =>
      c.text(securityTxt({ contact, siteUrl }), 200, baseHeaders),
    );
  app.all('*', async (c) => responseOf(await site.answer(requestOf(c.env.incoming))));
  app.onError((error, c) => {
    const id = requestId(c.env.incoming);
    log.error('request failed', { id, error: error.stack ?? String(error) });
    return c.text(`Internal Server Error\nRequest ${id}\n`, 500, {
      ...baseHeaders,
      'X-Request-Id': id,
    });
  });
  return app;
}
