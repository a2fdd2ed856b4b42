/** Starting other programs, with the project's own ones found first. */
import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** What Node has compiled is kept, so that programs with modules in common, as the steps of a build are, compile each once. */
export function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= join(project, '.cache', 'compiled');
}

/** The environment for programs of the project, with Node 24 and the installed tools first on the path. */
function environment(more = {}) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const path = [join(project, 'node_modules', '.bin'), process.env[name]].join(delimiter);
  return { ...process.env, ...more, [name]: path };
}

/**
 * How to call npm: the one that called us, run by the Node that runs us, else the one on the path.
 * @returns {[command: string, ...args: string[]]}
 */
function npmCommand() {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? [process.execPath, script] : ['npm'];
}

const onWindows = process.platform === 'win32';

/**
 * Runs a program in the project's folder with our terminal, and passes signals on.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ environment?: Record<string, string>, onOutput?: (text: string) => void }} [options] further environment, and
 *   who gets what the program prints instead of the terminal
 * @returns {Promise<number>} its exit code; 128 and the signal's number if a signal ended it
 */
export function run(command, args, { environment: more, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: project,
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: environment(more),
      shell: onWindows && command === 'npm',
    });
    if (onOutput)
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', onOutput);
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    const pass = (signal) => child.kill(signal);
    for (const signal of signals) process.on(signal, pass);
    // npm starts this process through a shell. A signal to npm ends only that shell, so watch for the parent's end instead.
    const parent = process.ppid;
    const orphaned = () => process.ppid !== parent && child.kill('SIGTERM');
    const watch = process.env.npm_lifecycle_event ? setInterval(orphaned, 250) : undefined;
    const done = (settle) => (value, signal) => {
      clearInterval(watch);
      for (const name of signals) process.off(name, pass);
      settle(signal ? 128 + (constants.signals[signal] ?? 0) : value);
    };
    child.on('error', done(reject));
    child.on('close', done(resolve));
  });
}

/** `run` of an npm command. */
export function npm(args, options) {
  const [command, ...first] = npmCommand();
  return run(command, [...first, ...args], options);
}

/** What a program prints, or null if it cannot be run or fails. */
export function outputOf(command, args, options = {}) {
  const { status, stdout } = spawnSync(command, args, {
    encoding: 'utf8',
    timeout: 20_000,
    ...options,
  });
  return status === 0 ? stdout.trim() : null;
}

/** What npm prints, or null. */
export function npmOutput(args) {
  const [command, ...first] = npmCommand();
  return outputOf(command, [...first, ...args], { shell: onWindows && command === 'npm' });
}
