/** The HTTP application: the built site behind everything, room for other routes before it. */
import { Hono } from 'hono';
import type { HttpBindings } from '@hono/node-server';
import type { Site } from './site.ts';

/** What handlers get from the Node adapter. */
export interface AppEnv {
  Bindings: HttpBindings;
}

/**
 * Makes the application.
 *
 * @param site the loaded build; answers every request that no route took
 * @param addRoutes registers the routes that come before it
 */
export function createApp(site: Site, addRoutes?: (app: Hono<AppEnv>) => void): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  addRoutes?.(app);
  app.all('*', (c) => {
    // Node's own request: the target as it was sent, before any URL parser has tidied it.
    const { method = 'GET', url = '/', headers } = c.env.incoming;
    const {
      status,
      headers: answered,
      body,
    } = site.answer({
      method,
      target: url,
      acceptEncoding: headers['accept-encoding']?.toString(),
      ifNoneMatch: headers['if-none-match'],
    });
    return new Response(body, { status, headers: answered });
  });
  app.onError((error, c) => {
    console.error(error);
    return c.text('Internal Server Error\n', 500);
  });
  return app;
}
