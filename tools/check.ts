/**
 * `npm run check`: the quick half of the checks, each with its time; all of them run, and any failure fails the whole. What
 * reads the content waits for the content's own check, which says a fault in one line where the others would say its effects.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';

import { commandLine, refuse } from './command-line.mjs';

/** Types of the models come with their packages, which `npm run models` installs. */
const WITH_MODELS = existsSync('models/node_modules/.package-lock.json');
/** Each of its checkers loads the same types once more, and the other checks want a core as well. Four are its default. */
const CHECKERS = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));
const TSC = `tsc --noEmit --checkers ${CHECKERS}`;
const TYPES = `${TSC} && node tools/browser-types.ts && ${TSC} -p tsconfig.browser.json`;
const LINT = 'oxlint --type-aware --deny-warnings';

/** The checks by the names that `--only` takes. */
const CHECKS = {
  content: 'node content/check.ts',
  types: WITH_MODELS ? `${TYPES} && ${TSC} -p models` : TYPES,
  lint: WITH_MODELS ? LINT : `${LINT} --ignore-pattern models && oxlint --deny-warnings models`,
  format: 'oxfmt --check',
  'dead-code': 'knip',
  texts: 'node tools/check-texts.ts',
  pictures: 'node models/make.ts --check',
};
type Name = keyof typeof CHECKS;
const NAMES = Object.keys(CHECKS) as Name[];
/** Checks that read the content as it is. */
const READERS: ReadonlySet<Name> = new Set(['types', 'texts', 'pictures']);

const USAGE = `npm run check [-- --only <name>]…

The quick half of the checks: types, lint and layers, format, dead code, content, texts, and whether
the drawn pictures are up to date. Ends with 1 where one fails.

  --only <name>  only this one, such as content; once for each of several. The names:
                 ${NAMES.join(', ')}`;

const { values } = commandLine(USAGE, { options: { only: { type: 'string', multiple: true } } });
const unknown = values.only?.find((name) => !Object.hasOwn(CHECKS, name));
if (unknown !== undefined) refuse(`There is no check "${unknown}": ${NAMES.join(', ')}.`);
const wanted = NAMES.filter((name) => values.only?.includes(name) ?? true);

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

async function check(name: Name): Promise<Outcome> {
  const outcome = await run(name, CHECKS[name]);
  console.log(`  ${outcome.code === 0 ? 'ok  ' : 'FAIL'} ${name}, ${outcome.seconds.toFixed(1)} s`);
  return outcome;
}

const content = wanted.includes('content') ? check('content') : undefined;
const outcomes = await Promise.all(
  wanted.map(async (name) => {
    if (name === 'content') return content ?? [];
    if (!READERS.has(name) || ((await content)?.code ?? 0) === 0) return check(name);
    console.log(`  --   ${name}: not run, the content comes first`);
    return [];
  }),
);
const failed = outcomes.flat().filter(({ code }) => code !== 0);
for (const { name, output } of failed) console.error(`\n--- ${name} ---\n${output}`);
process.exitCode = failed.length > 0 ? 1 : 0;
