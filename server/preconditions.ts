/** Conditional requests (RFC 9110, 13): pure functions over header values that anybody may have written. */

/** What a request says of the copy that it knows. */
export interface Conditions {
  readonly ifMatch?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
  readonly ifModifiedSince?: string | undefined;
  readonly ifUnmodifiedSince?: string | undefined;
  readonly ifRange?: string | undefined;
}

/** What tells one state of a file from another. */
export interface Validators {
  /** Strong entity tag with its quotes. */
  readonly entityTag: string;
  /** HTTP date. */
  readonly lastModified: string;
}

/** An entity tag, weak or strong (RFC 9110, 8.8.3). */
const ENTITY_TAG = /(W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g;

/** Whether a list of entity tags names this one. @param weakly a weak one of the same letters counts too */
export function namesEntityTag(list: string, tag: string, weakly: boolean): boolean {
  if (list === tag || list.trim() === '*') return true;
  for (const [, weak, opaque] of list.matchAll(ENTITY_TAG))
    if (opaque === tag && (weakly || weak === undefined)) return true;
  return false;
}

/**
 * The status of an answer to a GET request, by the order of RFC 9110, 13.2.2.
 *
 * If-Modified-Since must say the very date: after a step back to an earlier release, files are older than the copies of them.
 */
export function statusFor(
  { ifMatch, ifNoneMatch, ifModifiedSince, ifUnmodifiedSince }: Conditions,
  { entityTag, lastModified }: Validators,
): 200 | 304 | 412 {
  if (ifMatch !== undefined) {
    if (!namesEntityTag(ifMatch, entityTag, false)) return 412;
  } else if (ifUnmodifiedSince !== undefined) {
    if (Date.parse(lastModified) > Date.parse(ifUnmodifiedSince)) return 412;
  }
  if (ifNoneMatch !== undefined) return namesEntityTag(ifNoneMatch, entityTag, true) ? 304 : 200;
  return ifModifiedSince === lastModified ? 304 : 200;
}

/** Whether a part of the file continues what the client has (RFC 9110, 13.1.5). */
export const isSameFile = (
  { ifRange }: Conditions,
  { entityTag, lastModified }: Validators,
): boolean => ifRange === undefined || ifRange === entityTag || ifRange === lastModified;
