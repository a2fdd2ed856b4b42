/** Arguments and failures of the project's commands. Plain JavaScript, since `npm start` runs it on Node 20. */
import { parseArgs } from 'node:util';

/** A failure that the user can mend: its message says how, and is shown without a stack. */
export class UserError extends Error {}

/**
 * Reads a command's arguments. `--help` prints the usage and ends the process with 0; an argument that the command does not
 * know ends it with 1 and one sentence.
 *
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} usage what `--help` prints
 * @param {Config} config as for `parseArgs`
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export function commandLine(usage, config) {
  const args = config.args ?? process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    // Node's second sentence is about arguments that begin with a dash, which no command here takes.
    const [reason] = (error instanceof Error ? error.message : String(error)).split('. ');
    return refuse(`${reason}.`);
  }
}

/**
 * The number that an option's text is, or the end of the process.
 *
 * @param {string} name the option
 * @param {string} text what was typed: a whole number from 1 up
 * @returns {number}
 */
export function positiveInteger(name, text) {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  return refuse(`--${name} wants a whole number from 1 up, not "${text}".`);
}

/**
 * Ends the process with 1 because of a wrong argument.
 *
 * @param {string} reason a sentence
 * @returns {never}
 */
export function refuse(reason) {
  console.error(`${reason} --help shows what there is.`);
  process.exit(1);
}

/**
 * Runs a command; a failure becomes exit code 1, and the user's own is told without a stack.
 *
 * @param {() => unknown} main its result, if it is a number, is the exit code
 */
export async function runCommand(main) {
  try {
    const code = await main();
    if (typeof code === 'number') process.exitCode = code;
  } catch (error) {
    console.error(error instanceof UserError ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
