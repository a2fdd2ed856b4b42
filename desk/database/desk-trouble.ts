/** Why the desk cannot read or write the inquiries, by what the staff can do about it; the words are in texts/troubles.ts. */
const KINDS = ['missing', 'locked', 'newer', 'older', 'damaged', 'full', 'unusable'] as const;
export type TroubleKind = (typeof KINDS)[number];

/** A database that cannot be used as asked. */
export class DeskTrouble extends Error {
  override readonly name = 'DeskTrouble';
  readonly kind: TroubleKind;

  constructor(kind: TroubleKind, options?: ErrorOptions) {
    super(`the database of inquiries is ${kind}`, options);
    this.kind = kind;
  }
}

/** SQLite's primary result codes (https://sqlite.org/rescode.html). */
const KIND_OF_CODE: Readonly<Record<number, TroubleKind>> = {
  5: 'locked', // SQLITE_BUSY
  6: 'locked', // SQLITE_LOCKED
  11: 'damaged', // SQLITE_CORRUPT
  13: 'full', // SQLITE_FULL
  14: 'unusable', // SQLITE_CANTOPEN
  26: 'damaged', // SQLITE_NOTADB
};

/** The trouble behind an error of SQLite or of the server's own opening; undefined for any other error. */
export function troubleOf(error: unknown): DeskTrouble | undefined {
  if (error instanceof DeskTrouble) return error;
  if (!(error instanceof Error)) return undefined;
  const { errcode } = error as { errcode?: unknown };
  if (typeof errcode === 'number')
    return new DeskTrouble(KIND_OF_CODE[errcode & 0xff] ?? 'unusable', { cause: error });
  if (error.cause instanceof Error) return troubleOf(error.cause);
  return error.name === 'StorageError' ? new DeskTrouble('damaged', { cause: error }) : undefined;
}
