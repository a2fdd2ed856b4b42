/** docs/mutants.md: the score of each folder, and the mutants that are left out on purpose. */

/** What is used of Stryker's report (the mutation testing report schema). */
export interface MutantsReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly mutants: readonly {
          readonly status: string;
          readonly statusReason?: string;
          readonly mutatorName: string;
          readonly location: { readonly start: { readonly line: number } };
        }[];
      }
    >
  >;
}

interface Run {
  readonly command: string;
  readonly commit: string;
  readonly day: string;
  readonly minutes: number;
}

interface Counts {
  noticed: number;
  survived: number;
  unreached: number;
  leftOut: number;
}

/** `contract`, `server/forms`, `app/shared/units`. */
const folderOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('app/') ? 3 : -1)
    .join('/');

const KIND: Readonly<Record<string, keyof Counts>> = {
  Killed: 'noticed',
  Timeout: 'noticed',
  Survived: 'survived',
  NoCoverage: 'unreached',
  Ignored: 'leftOut',
};

function row(name: string, { noticed, survived, unreached, leftOut }: Counts): string {
  const all = noticed + survived + unreached;
  const score = all === 0 ? '–' : `${((100 * noticed) / all).toFixed(1)} %`;
  return `| ${name} | ${score} | ${noticed} | ${survived} | ${unreached} | ${leftOut} |`;
}

/** The counts of each folder, those of all, and the mutants that are left out with their reasons. */
function count({ files }: MutantsReport) {
  const none = (): Counts => ({ noticed: 0, survived: 0, unreached: 0, leftOut: 0 });
  const total = none();
  const folders = new Map<string, Counts>();
  const leftOut: string[] = [];
  for (const [file, { mutants }] of Object.entries(files)) {
    const counts = folders.get(folderOf(file)) ?? none();
    folders.set(folderOf(file), counts);
    for (const { status, statusReason, mutatorName, location } of mutants) {
      // Others, such as code that does not compile, are no mutants.
      const kind = KIND[status];
      if (!kind) continue;
      counts[kind] += 1;
      total[kind] += 1;
      if (kind === 'leftOut' && !statusReason?.startsWith('Static mutant'))
        leftOut.push(
          `- \`${file}:${location.start.line}\`, ${mutatorName}: ${statusReason ?? 'no reason given'}`,
        );
    }
  }
  return { folders, total, leftOut };
}

/** The table of the scores in Markdown. */
export function scoresOf(report: MutantsReport): string {
  const { folders, total } = count(report);
  return [
    '| folder | score | noticed | survived | reached by no test | left out |',
    '|---|---|---|---|---|---|',
    ...[...folders]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, counts]) => row(`\`${name}/\``, counts)),
    row('all', total),
  ].join('\n');
}

/** The page in Markdown. */
export function mutantsPage(report: MutantsReport, { command, commit, day, minutes }: Run): string {
  const { leftOut } = count(report);
  return `# Mutants

\`npm run mutants\` changes the code in small ways, one at a time: a condition turned round, a text emptied, a statement left
out. A test that fails has noticed the mutant; one that survives shows what no test would notice. Written by the command;
\`.cache/mutants/report.html\` shows each mutant in its line.

\`${command}\` on ${day}, commit ${commit}, ${minutes.toFixed(0)} minutes.

${scoresOf(report)}

The score is the share of noticed ones among noticed, survived and unreached. Tests that start processes take no part: a
process knows nothing of the mutant. So what only they reach (\`server/forms/store-worker.ts\` in its thread) counts as
unreached. Content entries are not mutated, nor what a module evaluates once when it is loaded, such as tables of words:
those count as left out.

## Left out on purpose

${leftOut.length > 0 ? leftOut.join('\n') : 'None.'}
`;
}
