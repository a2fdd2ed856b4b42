import { UserError } from '#tools/command-line.mjs';

/** A sheet that cannot be made: which one, where, why, and what to do. */
export class SheetError extends UserError {
  constructor(sheet: string, field: string, problem: string, remedy: string) {
    super(`Sheet ${sheet}, ${field}: ${problem}. ${remedy}.`);
  }
}

/** @param sheet with its language: `s10-ko` @param id of the picture: `s10/tone` */
export const missingPicture = (sheet: string, id: string): SheetError =>
  new SheetError(
    sheet,
    `picture ${id}`,
    'it does not exist',
    'Draw it with npm run models, or name another one in content/ or tools/sheets',
  );
