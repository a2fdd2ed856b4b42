import type { Finds } from './search-groups.ts';

/** How the words were read; or that nothing has them. */
export function SearchSaid({ said, isNothing }: Pick<Finds, 'said' | 'isNothing'>) {
  const [first, ...rest] = said;
  if (first === undefined) return null;
  return (
    <p>
      {isNothing ? <b>{first}</b> : first} {rest.join(' ')}
    </p>
  );
}
