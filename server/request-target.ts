/** The request line's target, taken apart by rules that leave no room for a trick. */

/** A target that may be looked up. */
export interface RequestTarget {
  /** Decoded path: `/products/s30t`. It holds no control character and no backslash. */
  readonly path: string;
  /** The same path as it was sent: printable ASCII without a backslash, so it can stand in a Location header. */
  readonly rawPath: string;
  /** Query without its question mark, as it was sent; '' if there is none. */
  readonly query: string;
}

/** Longer ones are nobody's: the longest address of the site has under 100 characters. */
export const MAX_TARGET_LENGTH = 4096;

/** Scheme and host of the absolute form that a proxy may send (RFC 9112, 3.2.2). */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/** Printable ASCII, but no backslash (browsers read it as a slash) and no fragment. */
const PLAIN_PATH = /^\/[\x21\x22\x24-\x5b\x5d-\x7e]*$/;

/** Encoded slash, backslash or control character. */
const ENCODED_TRICK = /%(?:2f|5c|[01][0-9a-f]|7f)/i;

/**
 * Takes a target apart, or returns null where the only right answer is 400: over-long, a path that does not decode, or one that
 * another program behind or before this one could read as a different path.
 *
 * @param target as the client sent it: origin form (`/a?b`) or absolute form
 */
export function parseTarget(target: string): RequestTarget | null {
  if (target.length > MAX_TARGET_LENGTH) return null;
  const local = target.replace(ABSOLUTE_FORM, '');
  const mark = local.indexOf('?');
  const rawPath = (mark === -1 ? local : local.slice(0, mark)) || (local === target ? '' : '/');
  const query = mark === -1 ? '' : local.slice(mark + 1);
  if (!PLAIN_PATH.test(rawPath) || ENCODED_TRICK.test(rawPath) || query.includes('#')) return null;
  try {
    return { path: decodeURIComponent(rawPath), rawPath, query };
  } catch {
    return null; // not percent-encoded UTF-8
  }
}

/** The query's value for a name if it stands there exactly once, else null. */
export function singleValue(query: string, name: string): string | null {
  const values = new URLSearchParams(query).getAll(name);
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** A query that may stand in a Location header: bytes that are not printable ASCII (Node reads them as Latin-1) are encoded. */
export function headerSafeQuery(query: string): string {
  return query.replace(
    /[^\x21-\x7e]/g,
    (byte) => `%${Buffer.from(byte, 'latin1').toString('hex').toUpperCase()}`,
  );
}
