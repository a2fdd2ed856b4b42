import { UserError } from '#tools/command-line.mjs';

/** A sheet that cannot be made: which one, where, why, and what to do. */
export class SheetError extends UserError {
  /** Which sheet, where and why. */
  readonly problem: string;
  readonly remedy: string;

  constructor(sheet: string, field: string, problem: string, remedy: string) {
    super(`Sheet ${sheet}, ${field}: ${problem}. ${remedy}.`);
    this.problem = `Sheet ${sheet}, ${field}: ${problem}.`;
    this.remedy = `${remedy}.`;
  }
}

/** The parts of a SheetError, which loses its class between threads. */
export type SheetFault = Pick<SheetError, 'problem' | 'remedy'>;

/**
 * What to tell of a sheet that cannot be made. A sheet also has lists of its sister products, so that a change elsewhere may be
 * what it has no room for: then the files that changed are named, and not its own.
 *
 * @param own files of `content/` that the sheet is about
 * @param changed files of `content/` that have changed
 */
export function faultText(
  { problem, remedy }: SheetFault,
  own: readonly string[],
  changed: readonly string[],
): string {
  if (changed.length === 0 || changed.some((file) => own.includes(file)))
    return `${problem} ${remedy}`;
  const files = changed.map((file) => `content/${file}`).join(', ');
  return `${problem} Nothing that it is about has changed; look for what it takes from ${files}.`;
}

/** @param sheet with its language: `s10-ko` @param id of the picture: `s10/tone` */
export const missingPicture = (sheet: string, id: string): SheetError =>
  new SheetError(
    sheet,
    `picture ${id}`,
    'it does not exist',
    'Draw it with npm run models, or name another one in content/ or tools/sheets',
  );
