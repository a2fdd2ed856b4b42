/** What a program does that reads faulty content: it ends with one line for each fault instead of a stack. Node only. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const CHECK = join(import.meta.dirname, 'check.ts');

/** Runs the check of the content, and ends the program where it finds faults. */
export function endIfFaulty(): void {
  // Apart from this program, in which an entry may be half read.
  const { status } = spawnSync(process.execPath, [CHECK], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

/**
 * Ends the program with the faults of the content, where these are why it cannot go on.
 *
 * @throws {unknown} the cause: under Vite and its tests, in the check itself, and where the content is not to blame
 */
export function endWithFaults(cause: unknown): never {
  if (!import.meta.env && process.argv[1] !== CHECK) endIfFaulty();
  throw cause;
}

/**
 * Loads modules that read the content; where the content stops them, the program ends with its faults. A program imports them
 * through this: a syntax error in an entry that is imported at the top of a file ends it before its first line, with a stack.
 *
 * @param load imports the modules
 */
export const readingContent = <Loaded>(load: () => Promise<Loaded>): Promise<Loaded> =>
  load().catch(endWithFaults);
