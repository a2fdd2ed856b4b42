import { CHOICE_FACETS, type Facet, type FinderItem, NUMBER_FACETS } from './finder-data.ts';
import type { FinderQuery } from './finder-query.ts';
import type { FacetMatch, Outcome, Reason } from './match.ts';
import { matchFacet } from './match-facet.ts';
import { reservationsOf } from './reservations.ts';

/** Facets that every product has; the others concern only what has such a property. */
const GENERAL: ReadonlySet<Facet> = new Set([
  'category',
  'family',
  'application',
  'brand',
  'actuation',
]);

const isParticular = (facet: Facet): boolean => !GENERAL.has(facet);

const FACETS: readonly Facet[] = [...NUMBER_FACETS, ...CHOICE_FACETS];

/** The facets that a query asks for, in the order of the form. */
export const askedFacets = (query: FinderQuery): Facet[] =>
  FACETS.filter((facet) => query[facet] !== undefined);

/** A product with how it matches the conditions. */
export interface MatchedItem {
  item: FinderItem;
  outcome: Outcome;
  /** Why it does not fit, or what has to be asked, or what is to be said with a match. */
  reasons: Reason[];
}

/** A match of one condition, with the condition. */
type AskedMatch = FacetMatch & { facet: Facet };

/**
 * How a product answers each condition that applies to it.
 *
 * @returns undefined where none of the particular facets asked for is a property of it: it is neither a match nor a misfit
 */
function matchesOf(
  item: FinderItem,
  query: FinderQuery,
  asked: readonly Facet[],
): AskedMatch[] | undefined {
  const matches = asked.flatMap((facet) => {
    const match = matchFacet(item, facet, query);
    return match ? [{ facet, ...match }] : [];
  });
  return asked.some(isParticular) && !matches.some(({ facet }) => isParticular(facet))
    ? undefined
    : matches;
}

/**
 * Matches products: one fits where every facet that applies to it fits; "not stated" never is a match.
 *
 * @returns a function of the product, with undefined where none of the particular facets asked for is a property of it
 */
export function matcherOf(query: FinderQuery): (item: FinderItem) => MatchedItem | undefined {
  const asked = askedFacets(query);
  return (item) => {
    const matches = matchesOf(item, query, asked);
    if (!matches) return undefined;
    const outcome = worst(matches);
    const reasons = reasonsOf(matches, outcome);
    const reservations = outcome === 'fits' ? reservationsOf(item, query) : [];
    return { item, outcome, reasons: [...reasons, ...reservations] };
  };
}

/** Matches one product, as `matcherOf` does. */
export const matchItem = (item: FinderItem, query: FinderQuery): MatchedItem | undefined =>
  matcherOf(query)(item);

/** Whether a product fits: the outcome of `matcherOf`, found without the reasons, since it is asked for each choice of a form. */
export function fitsOf(query: FinderQuery): (item: FinderItem) => boolean {
  const asked = askedFacets(query);
  const asksParticular = asked.some(isParticular);
  return (item) => {
    let isConcerned = !asksParticular;
    for (const facet of asked) {
      const match = matchFacet(item, facet, query);
      if (!match) continue;
      if (match.outcome !== 'fits') return false;
      isConcerned ||= isParticular(facet);
    }
    return isConcerned;
  };
}

const worst = (matches: readonly FacetMatch[]): Outcome =>
  (['no', 'ask'] as const).find((each) => matches.some(({ outcome }) => outcome === each)) ??
  'fits';

/** The reasons of the outcome, each said once: "not electric" answers phase and voltage alike. */
function reasonsOf(matches: readonly FacetMatch[], outcome: Outcome): Reason[] {
  const reasons = matches.flatMap((each) =>
    each.outcome === outcome && each.reason ? [each.reason] : [],
  );
  const key = ({ id, facet, value }: Reason) =>
    `${id === 'notStated' ? facet : ''}${id}${value ?? ''}`;
  return [...new Map(reasons.map((reason) => [key(reason), reason])).values()];
}

/** Whether a figure, by what it is drawn on, is what a product is excluded for. */
export const failsAt = (
  verdict: MatchedItem | undefined,
  { range, pn }: { range?: { quantity: Facet }; pn?: readonly number[] },
): boolean =>
  verdict?.outcome === 'no' &&
  verdict.reasons.some(({ facet }) => facet === (pn ? 'pn' : range?.quantity));
