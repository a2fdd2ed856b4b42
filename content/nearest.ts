/** What somebody who misspelt a name may have meant. */
import MiniSearch from 'minisearch';

/** Letters that may differ: a slip in a short name, a third of a long one. */
const mostEdits = (word: string): number => Math.max(2, Math.round(word.length / 3));

/** The name most like `word`, or undefined where none is near. Letter case does not count. */
export function nearest(word: string, names: Iterable<string>): string | undefined {
  const index = new MiniSearch<{ id: string }>({
    fields: ['id'],
    // A name is one word, whatever hyphens and slashes it has.
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
