/** The gentle end of a server whose successor listens already: nobody loses a request, and nobody is in a hurry. */
import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/** Message from the supervisor that asks for it. */
export const DRAIN = 'drain';

/**
 * Takes no new connection and answers the ones there are. Each ends with its next answer or when its keep-alive time is over, never
 * while it is idle: a client may be writing its next request at that very moment, and would lose it.
 *
 * @param timeoutMs when what is left is cut; longer than the keep-alive time
 */
export async function drain(server: Server, timeoutMs: number): Promise<void> {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs);
  // Not http's own close(), which cuts idle connections at once.
  await new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  clearTimeout(cut);
}
