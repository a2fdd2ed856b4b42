/** A store that cannot be used, in words for whoever runs the server. */
export class StorageError extends Error {
  override readonly name: string = 'StorageError';
}

/** The open database is no longer the file of its name: what is written into it would be gone with it. */
export class FileReplacedError extends StorageError {
  override readonly name = 'FileReplacedError';

  constructor(file: string) {
    super(`${file} has been replaced or removed while it was open.`);
  }
}

/** What Node and SQLite put on their errors. */
interface CodedError {
  readonly code?: unknown;
  readonly errcode?: unknown;
  readonly message?: unknown;
}

/** SQLite's primary result codes that have a remedy (https://sqlite.org/rescode.html). */
const SQLITE = {
  BUSY: 5,
  READONLY: 8,
  IOERR: 10,
  CORRUPT: 11,
  FULL: 13,
  CANTOPEN: 14,
  NOTADB: 26,
} as const;

const primaryCode = (error: CodedError): number | undefined =>
  typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;

/** Whether a new connection may get over it: the file was replaced, the disk came back. */
export function needsReopening(error: unknown): boolean {
  const code = primaryCode((error ?? {}) as CodedError);
  return code !== undefined && code !== SQLITE.FULL && code !== SQLITE.BUSY;
}

/**
 * Explains why inquiries cannot be stored, or read.
 *
 * @param file the database, or the folder that it should be in
 */
export function storageError(
  cause: unknown,
  file: string,
  done: 'stored in' | 'read from' = 'stored in',
): StorageError {
  if (cause instanceof StorageError) return cause;
  const error = (cause ?? {}) as CodedError;
  const reason = String(error.message ?? cause);
  const remedy = remedyOf(primaryCode(error));
  return new StorageError(`Inquiries cannot be ${done} ${file} (${reason}). ${remedy}`, {
    cause,
  });
}

function remedyOf(code: number | undefined): string {
  switch (code) {
    case SQLITE.CORRUPT:
    case SQLITE.NOTADB:
      return 'The file is damaged and has been left as it is. Move it away, put a backup in its place or let a new one be made.';
    case SQLITE.FULL:
      return 'The disk is full. Free some space; nothing has to be restarted.';
    case SQLITE.BUSY:
      return 'Another program keeps the file locked. Close it; nothing has to be restarted.';
    case SQLITE.IOERR:
      return 'The disk reports an error. Check it, and that DATA_DIR is on a local disk.';
    default:
      return 'Set DATA_DIR to a folder on a local disk that this user may write to.';
  }
}
