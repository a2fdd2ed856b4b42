/** Differences between two sites, each once, with the addresses where it is. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { renamedShortNames, renameInMarkup, renameInStyle } from './short-names.ts';
import { type Section, SECTIONS, type SiteLines } from './site-lines.ts';

/** One difference; one of its sides may be empty. */
export interface Difference {
  readonly section: Section;
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Where it is. */
  readonly addresses: readonly string[];
}

export interface LineDifferences {
  /** Most addresses first, section by section. */
  readonly differences: readonly Difference[];
  /** Addresses that only one side has. */
  readonly gone: readonly string[];
  readonly added: readonly string[];
}

interface Hunk {
  readonly before: string[];
  readonly after: string[];
}

const MAX_OUTPUT_BYTES = 1e9;

/** Compares two folders with Git, whose way of finding what belongs together is well tried. @returns hunks by file name */
function hunksOf(folder: string): Map<string, Hunk[]> {
  const { status, stdout, stderr } = spawnSync(
    'git',
    [
      'diff',
      '--no-index',
      '--no-color',
      '--no-ext-diff',
      '--unified=0',
      '--histogram',
      'before',
      'after',
    ],
    { cwd: folder, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES },
  );
  if (status !== 0 && status !== 1) throw new Error(`git diff: ${stderr}`);
  const hunks = new Map<string, Hunk[]>();
  let ofFile: Hunk[] = [];
  let inHead = false;
  for (const line of stdout.split('\n')) {
    const [, file] = /^diff --git a\/before\/(\S+) /.exec(line) ?? [];
    if (file !== undefined) {
      hunks.set(file, (ofFile = []));
      inHead = true;
    } else if (line.startsWith('@@ ')) {
      ofFile.push({ before: [], after: [] });
      inHead = false;
    } else if (!inHead && line.startsWith('-')) ofFile.at(-1)?.before.push(line.slice(1));
    else if (!inHead && line.startsWith('+')) ofFile.at(-1)?.after.push(line.slice(1));
  }
  return hunks;
}

/** Lines that were replaced one by one are differences of their own, or two neighbours with two causes would be a third one. */
function* singles({ before, after }: Hunk): Generator<Hunk> {
  if (before.length !== after.length) yield { before, after };
  else
    for (const [index, line] of before.entries())
      yield { before: [line], after: [after[index] ?? ''] };
}

/** A page that is another one differs in every line: from so many differences at the same addresses on they are one. */
const MANY = 25;

/** Joins the differences of a section that are at the very same addresses, where they are many. */
function joined(differences: readonly Difference[]): Difference[] {
  const alike = Map.groupBy(differences, ({ section, addresses }) =>
    JSON.stringify([section, addresses]),
  );
  return [...alike.values()].flatMap((own) =>
    own.length < MANY || own[0] === undefined
      ? own
      : {
          ...own[0],
          before: own.flatMap(({ before }) => before),
          after: own.flatMap(({ after }) => after),
        },
  );
}

const stylesOf = ({ styles, files }: SiteLines): string[] =>
  [
    ...styles.values(),
    ...[...files].flatMap(([path, lines]) => (path.endsWith('.css') ? [lines] : [])),
  ].flat();

export function compareLines(before: SiteLines, after: SiteLines): LineDifferences {
  const renamed = renamedShortNames(stylesOf(before), stylesOf(after));
  const withNewNames = (section: Section, line: string, address: string): string => {
    if (section === 'document') return renameInMarkup(line, renamed);
    const isStyle = section === 'styles' || (section === 'files' && address.endsWith('.css'));
    return isStyle ? renameInStyle(line, renamed) : line;
  };
  const folder = mkdtempSync(join(tmpdir(), 'difference-'));
  try {
    for (const side of ['before', 'after']) mkdirSync(join(folder, side));
    // Files go by numbers: an address need not be a file name.
    const compared: { section: Section; address: string }[] = [];
    for (const section of SECTIONS)
      for (const [address, lines] of before[section]) {
        const now = after[section].get(address);
        if (now === undefined) continue;
        const then = lines.map((line) => withNewNames(section, line, address));
        const name = String(compared.push({ section, address }) - 1);
        if (then.join('\n') === now.join('\n')) continue;
        writeFileSync(join(folder, 'before', name), `${then.join('\n')}\n`);
        writeFileSync(join(folder, 'after', name), `${now.join('\n')}\n`);
      }
    const found = new Map<string, { section: Section; addresses: string[] } & Hunk>();
    for (const [name, hunks] of hunksOf(folder))
      for (const hunk of hunks.flatMap((each) => [...singles(each)])) {
        const { section, address } = compared[Number(name)]!;
        const key = JSON.stringify([section, hunk]);
        const one = found.get(key) ?? { section, addresses: [], ...hunk };
        if (!one.addresses.includes(address)) one.addresses.push(address);
        found.set(key, one);
      }
    const differences = joined([...found.values()]).toSorted(
      (a, b) =>
        SECTIONS.indexOf(a.section) - SECTIONS.indexOf(b.section) ||
        b.addresses.length - a.addresses.length,
    );
    const lacking = (some: SiteLines, others: SiteLines) =>
      [...some.headers.keys()].filter((address) => !others.headers.has(address));
    return { differences, gone: lacking(before, after), added: lacking(after, before) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
