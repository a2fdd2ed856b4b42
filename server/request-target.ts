/** The request line's target, taken apart by rules that leave no room for a trick. */

/** A target that may be looked up. */
export interface RequestTarget {
  /** Path as it was sent: printable ASCII without a backslash, so it can stand in a Location header. */
  readonly rawPath: string;
  /** Query with its question mark, as it was sent, printable ASCII too; '' if there is none or nothing in it. */
  readonly search: string;
}

/** Longer ones are nobody's: the longest address of the site has under 100 characters. */
const MAX_TARGET_LENGTH = 4096;

/** Scheme and host of the absolute form that a proxy may send (RFC 9112, 3.2.2). */
const ABSOLUTE_FORM = /^https?:\/\/[^/?#]*/i;

/** Printable ASCII without a fragment; in the path no backslash either, which browsers read as a slash. */
const PLAIN_TARGET = /^\/[\x21\x22\x24-\x3e\x40-\x5b\x5d-\x7e]*(?:\?[\x21\x22\x24-\x7e]*)?$/;

/**
 * Takes a target apart, or returns null where the only right answer is 400: over-long, or not printable ASCII.
 *
 * @param target as the client sent it: origin form (`/a?b`) or absolute form
 */
export function parseTarget(target: string): RequestTarget | null {
  if (target.length > MAX_TARGET_LENGTH) return null;
  const local = target.replace(ABSOLUTE_FORM, '');
  const origin = local !== target && !local.startsWith('/') ? `/${local}` : local; // http://host?a
  if (!PLAIN_TARGET.test(origin)) return null;
  const mark = origin.indexOf('?');
  const rawPath = mark === -1 ? origin : origin.slice(0, mark);
  const search = mark === -1 || mark === origin.length - 1 ? '' : origin.slice(mark);
  return { rawPath, search };
}
