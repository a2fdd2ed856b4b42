/** All differences between what two sites give to visitors. */
import type { Collected } from './collected.ts';
import { compareLines, type LineDifferences } from './compare-lines.ts';
import { compareScreens, type ScreenDifference } from './compare-screens.ts';
import { compareSizes, isChanged, type SizeDifference } from './compare-sizes.ts';
import { siteLines } from './site-lines.ts';

export interface Comparison {
  readonly lines: LineDifferences;
  /** Kinds of files whose sums have changed. */
  readonly sizes: readonly SizeDifference[];
  readonly screens: readonly ScreenDifference[];
}

/** @param to folder for the pictures of screenshots that differ */
export async function compare(
  before: Collected,
  after: Collected,
  to: string,
): Promise<Comparison> {
  return {
    lines: compareLines(siteLines(before.answers), siteLines(after.answers)),
    sizes: compareSizes(before.answers, after.answers).filter(isChanged),
    screens: await compareScreens(before.screens, after.screens, to),
  };
}

/** How many differences there are. */
export const countOf = ({ lines, sizes, screens }: Comparison): number =>
  lines.differences.length + lines.gone.length + lines.added.length + sizes.length + screens.length;
