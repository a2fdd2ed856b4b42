import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';

/**
 * Options of a bench command. `--help` prints the usage and ends the process with 0; an unknown option or a stray argument
 * prints the reason and the usage and ends it with 1.
 */
export function commandLine<T extends ParseArgsOptionsConfig>(usage: string, options: T) {
  try {
    if (!process.argv.includes('--help')) return parseArgs({ options }).values;
    console.log(usage);
    process.exit(0);
  } catch (error) {
    return refuse(usage, error instanceof Error ? error.message : String(error));
  }
}

/** A whole number from 1 up, or the end of the process with the usage. */
export function positiveInteger(usage: string, name: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  return refuse(usage, `--${name} wants a whole number from 1 up, not "${text}".`);
}

/** Ends the process with 1, after a reason and the usage. */
export function refuse(usage: string, reason: string): never {
  console.error(`${reason}\n\n${usage}`);
  process.exit(1);
}
