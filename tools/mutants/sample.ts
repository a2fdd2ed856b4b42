/** A sample of the rules: places of a few lines, each as likely as any other. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Long enough for most statements, short enough for many places. */
const LINES = 20;

interface Sample {
  readonly root: string;
  readonly count: number;
  /** Chooses the places: the same one the same places. */
  readonly seed: string;
}

/** `facts/match.ts:41-60`, as Stryker takes them. @param patterns those with `!` leave files out */
export function sampleOf(patterns: readonly string[], { root, count, seed }: Sample): string[] {
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
      .update(seed + place)
      .digest('hex');
  const ranked = places
    .map((place) => ({ place, rank: rank(place) }))
    .toSorted((a, b) => a.rank.localeCompare(b.rank));
  return ranked.slice(0, count).map(({ place }) => place);
}
