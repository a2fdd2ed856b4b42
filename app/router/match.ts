/** A pattern of addresses: literal segments, `:name` for one segment, `*` for anything. */
export interface Pattern<Id extends string = string> {
  id: Id;
  path: string;
}

/** What a path is, and what its pattern found in it. */
export interface Match<Id extends string = string> {
  id: Id;
  params: Readonly<Record<string, string | undefined>>;
}

/** How exact a pattern is: every literal segment counts, anything at all comes last. */
const exactness = (path: string): number =>
  path === '*' ? -1 : path.split('/').filter((part) => part !== '' && !part.startsWith(':')).length;

function expressionOf(path: string): RegExp {
  if (path === '*') return /^/;
  const source = path
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? `/(?<${part.slice(1)}>[^/]+)` : `/${part}`))
    .join('');
  // Letter case and a slash at the end make no other page.
  return new RegExp(`^${source}/*$`, 'i');
}

/** A segment as it was meant; one that is no valid encoding stays as it stands in the address. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Says which pattern a path belongs to: of several that fit, the one with the most literal segments.
 *
 * @param patterns literal segments may hold letters, digits and hyphens
 * @returns undefined where no pattern fits
 */
export function createMatcher<Id extends string>(
  patterns: readonly Pattern<Id>[],
): (pathname: string) => Match<Id> | undefined {
  const compiled = patterns
    .map(({ id, path }) => ({ id, expression: expressionOf(path), rank: exactness(path) }))
    .toSorted((one, other) => other.rank - one.rank);
  return (pathname) => {
    for (const { id, expression } of compiled) {
      const found = expression.exec(pathname);
      if (!found) continue;
      const params = Object.entries(found.groups ?? {}).map(
        ([name, value]) => [name, decoded(value)] as const,
      );
      return { id, params: Object.fromEntries(params) };
    }
    return undefined;
  };
}
