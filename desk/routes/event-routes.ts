/** Server-sent events: open pages hear of what is new within a second. */
import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';

import type { DeskEnv } from '#desk/desk-context.ts';
import type { DeskEvents } from '#desk/events.ts';

/** Adds `/events`; each message is the state as `desk/events.ts` knows it. */
export function addEventRoutes(app: Hono<DeskEnv>, events: DeskEvents): void {
  app.get('/events', (c) => {
    // nginx would keep the messages back until it has a few kilobytes of them.
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(c, async (stream) => {
      const language = c.get('language');
      const isStillIn = c.get('isStillIn');
      const isIn = (): boolean => {
        try {
          return isStillIn();
        } catch {
          return false; // the page's next request says what is wrong
        }
      };
      const ended = Promise.withResolvers<void>();
      const leave = events.join((message) => {
        // The stream may be open for longer than the session.
        if (isIn()) void stream.writeSSE({ data: message(language) });
        else ended.resolve();
      });
      stream.onAbort(ended.resolve);
      const forget = events.onStop(ended.resolve);
      await ended.promise;
      forget();
      leave();
    });
  });
}
