/** `npm run check`: the quick half of the checks, each with its time; all of them run, and any failure fails the whole. */
import { spawn } from 'node:child_process';

const CHECKS: readonly (readonly [name: string, command: string])[] = [
  ['types', 'tsc --noEmit'],
  ['lint, layers', 'oxlint --type-aware --deny-warnings'],
  ['format', 'oxfmt --check'],
  ['dead code', 'knip'],
  ['content', 'node content/check-files.ts'],
  ['texts', 'node tools/check-texts.ts'],
];

interface Outcome {
  name: string;
  code: number;
  output: string;
  seconds: number;
}

function run(name: string, command: string): Promise<Outcome> {
  const start = performance.now();
  return new Promise((done) => {
    const child = spawn(command, { shell: true });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('close', (code) =>
      done({ name, code: code ?? 1, output, seconds: (performance.now() - start) / 1000 }),
    );
  });
}

const outcomes = await Promise.all(
  CHECKS.map(async ([name, command]) => {
    const outcome = await run(name, command);
    console.log(
      `  ${outcome.code === 0 ? 'ok  ' : 'FAIL'} ${name}, ${outcome.seconds.toFixed(1)} s`,
    );
    return outcome;
  }),
);
const failed = outcomes.filter(({ code }) => code !== 0);
for (const { name, output } of failed) console.error(`\n--- ${name} ---\n${output}`);
process.exitCode = failed.length > 0 ? 1 : 0;
