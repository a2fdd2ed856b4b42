/** Places in the code where mutants are tried when there is no time for all: chosen evenly, and the same ones for one commit. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Long enough for most statements, short enough for many places. */
const LINES = 20;

interface Choice {
  readonly root: string;
  readonly count: number;
  readonly commit: string;
}

/** `facts/match.ts:41-60`, as Stryker takes them. @param patterns those with `!` leave files out */
export function chosenPlaces(
  patterns: readonly string[],
  { root, count, commit }: Choice,
): string[] {
  const wanted = patterns.filter((pattern) => !pattern.startsWith('!'));
  const exclude = patterns
    .filter((pattern) => pattern.startsWith('!'))
    .map((each) => each.slice(1));
  const places = globSync(wanted, { cwd: root, exclude }).flatMap((file) => {
    const { length } = readFileSync(join(root, file), 'utf8').split('\n');
    return Array.from({ length: Math.ceil(length / LINES) }, (_, index) => {
      const first = index * LINES + 1;
      return `${file}:${first}-${first + LINES - 1}`;
    });
  });
  const rank = (place: string) =>
    createHash('sha256')
      .update(commit + place)
      .digest('hex');
  const ranked = places
    .map((place) => ({ place, rank: rank(place) }))
    .toSorted((a, b) => a.rank.localeCompare(b.rank));
  return ranked.slice(0, count).map(({ place }) => place);
}
