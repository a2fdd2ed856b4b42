/** What `npm test -- --changed` compares with. */
import { outputOf, project } from './run.mjs';
import { UserError } from '#tools/command-line.mjs';

/** @param {string[]} args */
const git = (...args) => outputOf('git', args, { cwd: project });

/**
 * The commit that this branch's work began from: where it left the main branch; on the main branch itself the last commit.
 *
 * @returns {string} a commit id
 * @throws UserError outside a repository
 */
export function changedSince() {
  const head = git('rev-parse', 'HEAD');
  if (head === null)
    throw new UserError('--changed asks git what has changed, and this is no git repository.');
  const names = ['origin/HEAD', 'origin/main', 'main', 'origin/master', 'master'];
  const main = names.find((name) => git('rev-parse', '--verify', '--quiet', name) !== null);
  return (main && git('merge-base', main, 'HEAD')) ?? head;
}

/**
 * Files that differ from a commit, new ones included.
 *
 * @param {string} commit
 * @returns {string[]} paths below the project's folder
 */
export function changedFiles(commit) {
  const tracked = git('diff', '--name-only', '--relative', commit) ?? '';
  const added = git('ls-files', '--others', '--exclude-standard') ?? '';
  return `${tracked}\n${added}`.split('\n').filter(Boolean);
}

/**
 * Patterns of the browser tests that a change reaches: a changed test, and those named after a changed feature
 * (`app/features/finder/…` reaches `finder.spec.ts` and `finder-tools.spec.ts`).
 *
 * @param {readonly string[]} files changed files
 * @param {readonly string[]} specs all browser tests
 * @returns {{ run: string[], unclear: string[] }} the tests in the order of `specs`, and files that may change any page
 */
export function browserTestsFor(files, specs) {
  const run = new Set();
  const unclear = [];
  for (const file of files) {
    if (/\.(?:test(?:-d)?\.tsx?|md)$/.test(file) || /^(?:bench|docs|deploy|models)\//.test(file))
      continue;
    const [, subject] = /^app\/(?:features|shared)\/([^/]+)\//.exec(file) ?? [];
    const reached = specs.includes(file)
      ? [file]
      : specs.filter((spec) => subject && new RegExp(`/${subject}[.-]`).test(spec));
    for (const spec of reached) run.add(spec);
    if (reached.length === 0) unclear.push(file);
  }
  return { run: specs.filter((spec) => run.has(spec)), unclear };
}
