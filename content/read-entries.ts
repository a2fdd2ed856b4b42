/**
 * Reads the entry files one by one, so that one that cannot be read is a fault like any other. Node only.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Filed, RawContent } from './cross-checks.ts';
import { entryFiles, importEntry } from './entry-files.ts';
import { type Fault, faultLine } from './faults.ts';
import { didYouMean } from './nearest.ts';

/** Folders of entry files. Documents show what the others state, and come last. */
const FOLDERS = [
  'catalogue',
  'facts',
  'confirmed',
  'company',
  'gallery',
  'pages',
  'guides',
  'documents',
] as const;

/** What an entry file exports, or why it cannot be read. */
type Reading = { entry: unknown } | { error: unknown };

async function read(file: string): Promise<Reading> {
  try {
    return { entry: (await importEntry(file)).default };
  } catch (error) {
    return { error };
  }
}

/** The entries that can be read, and a fault for each file that cannot. */
export async function readEntries(): Promise<{ raw: RawContent; faults: Fault[] }> {
  const faults: Fault[] = [];
  const entries: Filed<unknown>[] = [];
  const readings = [];
  for (const file of FOLDERS.flatMap((folder) => entryFiles(`${folder}/**/*.ts`)))
    readings.push({ file, reading: await read(file) });
  for (const { file, reading } of readings) {
    if ('error' in reading) {
      const fault = readFault(file, reading.error);
      // Whoever imports a file that cannot be read fails with the same error.
      if (!faults.some((known) => faultLine(known) === faultLine(fault))) faults.push(fault);
    } else if (reading.entry === undefined)
      faults.push({
        file,
        field: '(file)',
        problem: 'exports no entry',
        remedy: 'End it with export default …; the files beside it show how',
      });
    else entries.push({ file, entry: reading.entry });
  }
  return { raw: grouped(entries), faults };
}

/** Entries by kind. Their shape is checked after this, not here. */
function grouped(entries: readonly Filed<unknown>[]): RawContent {
  const those = <T>(place: RegExp) =>
    entries.filter(({ file }) => place.test(file)) as readonly Filed<T>[];
  return {
    categories: those(/^catalogue\/[^/]+\/category\.ts$/),
    products: those(/^catalogue\/[^/]+\/[^/]+\//),
    documents: those(/^documents\//),
    gallery: those(/^gallery\//),
    textPages: those(/^pages\//),
    guides: those(/^guides\//),
    confirmed: those(/^confirmed\//),
    singles: those(/^(?:company|facts)\//),
  };
}

/** Why a file cannot be read, in one line: the line where it stands, and what the error says. */
function readFault(file: string, error: unknown): Fault {
  const text = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  // The file that cannot be read may be one that this file imports.
  const wrongLine = error instanceof SyntaxError ? /\/content\/(\S+?):\d+\n/.exec(stack) : null;
  const unread = /imported from .*\/content\/(\S+)/.exec(text)?.[1] ?? wrongLine?.[1] ?? file;
  const line = new RegExp(`${unread.replaceAll('.', '\\.')}:(\\d+)`).exec(stack)?.[1];
  return {
    file: unread,
    field: line ? `line ${line}` : '(file)',
    ...explained(error, text.split('\n')[0] ?? ''),
  };
}

/** Names that a module of the content exports. */
function exportsOf(specifier: string): string[] {
  const file = join(import.meta.dirname, specifier.replace(/^#content\//, ''));
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...source.matchAll(/^export (?:const|function|async function) (\w+)/gm)].map(
    ([, name = '']) => name,
  );
}

function explained(error: unknown, text: string): Pick<Fault, 'problem' | 'remedy'> {
  const missing = /Cannot find module '(?:[^']*\/content\/)?([^']+)'/.exec(text)?.[1];
  if (missing !== undefined)
    return {
      problem: `imports content/${missing}, which is not there`,
      remedy: 'Correct the path of the import, or bring the file back',
    };
  const foreign = /Package import specifier "([^"]+)"|Cannot find package '([^']+)'/.exec(text);
  if (foreign)
    return {
      problem: `imports ${foreign[1] ?? foreign[2]}, which there is not`,
      remedy: 'An entry imports #content/… only; the files beside it show how',
    };
  const [, module = '', name = ''] =
    /module '([^']+)' does not provide an export named '([^']+)'/.exec(text) ?? [];
  if (name !== '')
    return {
      problem: `takes ${name} from ${module}, which has no such name`,
      remedy: `${didYouMean(name, exportsOf(module))}Correct the import`,
    };
  if (error instanceof SyntaxError)
    return { problem: `is no TypeScript (${text})`, remedy: 'Correct the line' };
  // The texts of a product are made of its figures: where one is missing, they cannot be.
  if (error instanceof TypeError)
    return {
      problem: 'a figure that this line needs is missing or has another form',
      remedy: 'Compare the technical data with that of another product of its family',
    };
  return { problem: text, remedy: 'Correct what the line hands over' };
}
