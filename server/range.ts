/** Parts of a file (RFC 9110, 14): a download of a drawing or a data sheet that broke off goes on where it stopped. */

/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** One range; a list of several is answered with the whole file, which is always allowed. */
const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Reads a Range header.
 *
 * @param length size of the file in bytes
 * @returns null where the whole file is the answer, `unsatisfiable` where the file has no such part
 */
export function parseRange(
  header: string | undefined,
  length: number,
): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = ONE_RANGE.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const count = Math.min(Number(last), length);
    return count === 0 ? 'unsatisfiable' : { start: length - count, end: length - 1 };
  }
  const start = Number(first);
  const end = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= length ? 'unsatisfiable' : { start, end };
}

/** Files that people download, and that are worth going on with. */
const DOWNLOADS = new Set(['application/pdf', 'application/zip', 'image/vnd.dxf', 'model/step']);

/** Whether parts of a file are sent, by its media type. */
export const isDownload = (mediaType: string | undefined): boolean =>
  mediaType !== undefined && DOWNLOADS.has(mediaType);
