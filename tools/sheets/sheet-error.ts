import { UserError } from '#tools/command-line.mjs';

/** A sheet that cannot be made: which one, where, why, and what to do. */
export class SheetError extends UserError {
  constructor(sheet: string, field: string, problem: string, remedy: string) {
    super(`Sheet ${sheet}, ${field}: ${problem}. ${remedy}.`);
  }
}
