/** Binds a server; errors name the cause and the remedy. */
import { setDefaultResultOrder } from 'node:dns';
import { Server } from 'node:net';

/** Connections that wait to be accepted. Of more than that (Node's 511) each packet is dropped, and sent again a second later. */
const BACKLOG = 4096;

/**
 * Lets a server listen.
 *
 * @throws Error with a remedy where the address cannot be had
 */
export function bind(server: Server, host: string, port: number): Promise<void> {
  // `localhost` is 127.0.0.1 first: browsers try both families, simpler programs only that one.
  setDefaultResultOrder('ipv4first');
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)));
    server.listen({ port, host, backlog: BACKLOG }, resolve);
  });
}

/**
 * Ends at once where nothing could listen, before anything slow is done.
 *
 * @throws Error with a remedy
 */
export async function requireFreePort(host: string, port: number): Promise<void> {
  const probe = new Server();
  await bind(probe, host, port);
  await new Promise((closed) => probe.close(closed));
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `something else listens there already. Stop it, or set PORT to another number (PORT=${port === 65_535 ? 3000 : port + 1})`,
    EACCES: 'ports below 1024 need more rights. Set PORT to a higher number, such as 3000',
    EADDRNOTAVAIL: 'this machine has no such address. Set HOST to localhost or 0.0.0.0',
    ENOTFOUND: 'that name is unknown. Set HOST to localhost or 0.0.0.0',
  };
  const reason = reasons[error.code ?? ''];
  return reason
    ? new Error(`Cannot listen on HOST=${host} PORT=${port}: ${reason}.`, { cause: error })
    : error;
}
