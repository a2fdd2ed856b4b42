/** A proxy that nobody named: all its visitors count as one sender, and share the limits of one. */
import type { IncomingMessage, Server } from 'node:http';

import type { Log } from './log.ts';

/** Warns at the first request that a proxy has passed on and that no setting explains. */
export function warnOfUnknownProxy(
  server: Server,
  isTrustedProxy: (address: string) => boolean,
  log: Pick<Log, 'warn'>,
): void {
  const look = ({ headers, socket }: IncomingMessage) => {
    if (headers['x-forwarded-for'] === undefined || isTrustedProxy(socket.remoteAddress ?? ''))
      return;
    server.off('request', look);
    log.warn(
      'X-Forwarded-For comes from an address that TRUST_PROXY does not name, and is ignored. Behind a proxy, set TRUST_PROXY to the address of the proxy, or all visitors count as one sender.',
    );
  };
  server.prependListener('request', look);
}
