import { inOrder, match } from '#facts/match.ts';
import { limitText, missingText, pointText, type Style } from '#facts/print.ts';
import type { Asked, Match } from '#facts/result.ts';

import type { FinderItem } from './finder-data.ts';

/** What is said of a product: the result, at most one short reason, and the points to check. */
export interface Verdict {
  item: FinderItem;
  match: Match;
  /** The limit that rules it out, or what is not stated. */
  reason?: string;
  points: readonly string[];
}

/** The reader's language and units, and the word that marks a converted value. */
export interface Wording extends Style {
  converted: string;
}

/**
 * Judges a product by the matching rule and says it in words. Fetched with the finder's data: most visits ask nothing.
 *
 * @returns undefined where nothing that is asked applies to the product
 */
export function verdictOf(item: FinderItem, asked: Asked, wording: Wording): Verdict | undefined {
  const found = match(item, asked);
  return found && inWords(item, found, wording);
}

/** A match in words. */
export function inWords(item: FinderItem, found: Match, wording: Wording): Verdict {
  const say = (text: (style: Style) => string): string => {
    const stated = text({ language: wording.language });
    if (wording.units !== 'imperial') return stated;
    const own = text(wording);
    return own === stated ? stated : `${own} ${wording.converted}`;
  };
  switch (found.result) {
    case 'in-range': {
      const points = found.points.map((point) => say((style) => pointText(point, style)));
      return { item, match: found, points: [...new Set(points)] };
    }
    case 'not-stated': {
      const [first] = found.missing;
      return {
        item,
        match: found,
        ...(first && { reason: say((style) => missingText(first, style)) }),
        points: [],
      };
    }
    case 'out-of-range':
      return {
        item,
        match: found,
        reason: say((style) => limitText(found.limit, style)),
        points: [],
      };
  }
}

/** Verdicts in the order in which products are listed. */
export const sortedVerdicts = (verdicts: readonly Verdict[]): Verdict[] =>
  verdicts.toSorted((a, b) =>
    inOrder({ subject: a.item, match: a.match }, { subject: b.item, match: b.match }),
  );
