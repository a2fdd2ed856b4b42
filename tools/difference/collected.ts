/** What was collected of a site, in `.cache/difference`. What was stopped half-way goes on where it was. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

import { step } from '#tools/build/progress.ts';

import { addressesOf } from './collect/addresses.ts';
import type { Answer } from './collect/answer.ts';
import { collectAnswers } from './collect/answers.ts';
import type { RunningSite } from './collect/running-site.ts';
import { takeScreenshots } from './collect/screenshots.ts';

/** Sites that are kept: a hundred megabytes each. */
const KEPT = 6;

export interface Collected {
  readonly answers: readonly Answer[];
  /** Folder of the screenshots. */
  readonly screens: string;
}

/** A site of which something is to be collected. */
export interface Source {
  /** Folder with its `routes.json` and `site/`, which are there once it runs. */
  readonly dist: string;
  readonly start: () => Promise<RunningSite>;
}

const answersFile = (folder: string): string => join(folder, 'answers.jsonl');
const wholeFile = (folder: string): string => join(folder, 'whole');

/** Whether everything was collected into a folder. */
export const isCollected = (folder: string): boolean => existsSync(wholeFile(folder));

function read(folder: string): Collected {
  const now = new Date();
  utimesSync(folder, now, now);
  const lines = readFileSync(answersFile(folder), 'utf8').trimEnd().split('\n');
  return {
    answers: lines.map((line) => JSON.parse(line) as Answer),
    screens: join(folder, 'screens'),
  };
}

/**
 * Collects what is not there yet.
 *
 * @param folder of this site
 * @param contents folder of what is known of contents
 */
export async function collect(
  folder: string,
  contents: string,
  chromiumPath: string,
  source: Source,
): Promise<Collected> {
  if (isCollected(folder)) return read(folder);
  mkdirSync(folder, { recursive: true });
  await using site = await source.start();
  if (!existsSync(answersFile(folder)))
    await step(
      'answers',
      async (report) => {
        const answers = await collectAnswers(
          site.origin,
          addressesOf(source.dist),
          contents,
          report,
        );
        const part = `${answersFile(folder)}.part`;
        writeFileSync(part, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
        renameSync(part, answersFile(folder));
        return answers.length;
      },
      (count) => `${count} addresses`,
    );
  await step('screenshots', (report) =>
    takeScreenshots(chromiumPath, site.origin, join(folder, 'screens'), report),
  );
  writeFileSync(wholeFile(folder), '');
  return read(folder);
}

/** Removes the sites that were not looked at for the longest time. */
export function removeOld(sites: string): void {
  const folders = readdirSync(sites).map((name) => join(sites, name));
  const byUse = folders.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const folder of byUse.slice(KEPT)) rmSync(folder, { recursive: true, force: true });
}
