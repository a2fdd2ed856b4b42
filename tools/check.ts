/**
 * `npm run check`: the quick half of the checks, each with its time; all of them run, and any failure fails the whole. What
 * reads the content waits for the content's own check, which says a fault in one line where the others would say its effects.
 */
import { spawn } from 'node:child_process';

import { commandLine } from './command-line.mjs';

const CONTENT = ['content', 'node content/check.ts'] as const;
/** Checks that read the content as it is. */
const READERS: ReadonlySet<string> = new Set(['types', 'texts', 'pictures']);

const CHECKS: readonly (readonly [name: string, command: string])[] = [
  ['types', 'tsc --noEmit'],
  ['lint, layers', 'oxlint --type-aware --deny-warnings'],
  ['format', 'oxfmt --check'],
  ['dead code', 'knip'],
  ['texts', 'node tools/check-texts.ts'],
  ['pictures', 'node tools/models.ts --check'],
];

const USAGE = `npm run check

The quick half of the checks: types, lint and layers, format, dead code, content, texts, and whether
the drawn pictures are up to date. Ends with 1 where one fails.`;

commandLine(USAGE, {});

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

async function check([name, command]: (typeof CHECKS)[number]): Promise<Outcome> {
  const outcome = await run(name, command);
  console.log(`  ${outcome.code === 0 ? 'ok  ' : 'FAIL'} ${name}, ${outcome.seconds.toFixed(1)} s`);
  return outcome;
}

const content = check(CONTENT);
const outcomes = await Promise.all([
  content,
  ...CHECKS.map(async (each) => {
    const [name] = each;
    if (!READERS.has(name) || (await content).code === 0) return check(each);
    console.log(`  --   ${name}: not run, the content comes first`);
    return [];
  }),
]);
const failed = outcomes.flat().filter(({ code }) => code !== 0);
for (const { name, output } of failed) console.error(`\n--- ${name} ---\n${output}`);
process.exitCode = failed.length > 0 ? 1 : 0;
