/** Suggests the name that a misspelt one may stand for. */
import MiniSearch from 'minisearch';

/** Highest edit distance: two letters, or a third of a longer name. */
const mostEdits = (word: string): number => Math.max(2, Math.round(word.length / 3));

/** The name nearest to `word`, or undefined where none is near. Letter case does not count. */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  const index = new MiniSearch<{ id: string }>({
    fields: ['id'],
    // Hyphens and slashes do not split a name.
    tokenize: (name) => [name],
  });
  index.addAll([...new Set(names)].filter((id) => id !== word).map((id) => ({ id })));
  const [found] = index.search(word, { fuzzy: mostEdits, prefix: (term) => term.length > 2 });
  return found === undefined ? undefined : String(found.id);
}

/** `Did you mean "s30"? `, or nothing where no name is near. */
export function didYouMean(word: string, names: Iterable<string>): string {
  const name = nearest(word, names);
  return name === undefined ? '' : `Did you mean "${name}"? `;
}
