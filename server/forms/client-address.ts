/** Whose request it is, as far as limits are concerned. */
import type { IncomingMessage } from 'node:http';
import { isIPv4, isIPv6 } from 'node:net';

/** An IPv4 address that an IPv6 socket writes as `::ffff:192.0.2.1`, as it is. */
export const plainAddress = (address: string): string =>
  address.replace(/^::ffff:(?=[0-9.]+$)/i, '');

/** An address as proxies write it in headers: some add a port, and then IPv6 stands in brackets. */
function hopAddress(hop: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1];
  return plainAddress(bracketed ?? hop.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1'));
}

/**
 * The sender's address. What a header says counts only as far as configured proxies have written it: it is read from
 * its end for as long as the address before it is a trusted one.
 *
 * @param peer other end of the connection
 * @param forwardedFor `X-Forwarded-For`, if any
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  isTrustedProxy: (address: string) => boolean,
): string {
  let address = plainAddress(peer ?? '');
  const hops = (forwardedFor ?? '').split(',');
  while (isTrustedProxy(address)) {
    const previous = hopAddress(hops.pop()?.trim() ?? '');
    if (!(isIPv4(previous) || isIPv6(previous))) break;
    address = previous;
  }
  return address;
}

/** What a limit counts by: an IPv4 address, or the /64 that one household or office has of IPv6. */
export const limitKey = (address: string): string =>
  isIPv6(address) ? `${expand(address).slice(0, 4).join(':')}::/64` : address;

/**
 * What a second, wider limit counts by: the /48 of IPv6 that providers give to one customer, who may so have 65,536 times
 * a /64. An IPv4 address has no such network.
 */
export const networkKey = (address: string): string | null =>
  isIPv6(address) ? `${expand(address).slice(0, 3).join(':')}::/48` : null;

/** Who sends a request. */
export interface Sender {
  readonly key: string;
  /** The wider network of an IPv6 address. */
  readonly network: string | null;
}

/** The sender of a request. */
export function senderOf(
  { headers, socket }: IncomingMessage,
  isTrustedProxy: (address: string) => boolean,
): Sender {
  const forwardedFor = headers['x-forwarded-for']?.toString();
  const address = clientAddress(socket.remoteAddress, forwardedFor, isTrustedProxy);
  return { key: limitKey(address), network: networkKey(address) };
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expand(address: string): string[] {
  const [bare = ''] = address.split('%'); // a link-local address names its interface
  const [head = '', tail] = bare.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const left = groups(head);
  const right = tail === undefined ? [] : groups(tail);
  // A dotted end stands for two groups; it is never within the first four.
  const dotted = right.at(-1)?.includes('.') || left.at(-1)?.includes('.') ? 1 : 0;
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length - dotted);
  const all = [...left, ...Array<string>(missing).fill('0'), ...right];
  return all.map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}
