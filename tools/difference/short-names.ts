/**
 * Short names of classes and custom properties (tools/build/short-names.ts) that have become others: a class that is new may take
 * the name of one that was there, and a style sheet that moves renames all of its own.
 */
const NAME = /(?<=\.)[A-Za-z][\w-]*|--[\w-]+/g;

/** How each name is used, without the names themselves. */
function usesOf(lines: readonly string[]): Map<string, string> {
  const uses = new Map<string, Set<string>>();
  for (const line of new Set(lines))
    for (const name of new Set(line.match(NAME))) {
      const use = line.replaceAll(NAME, (each) => (each === name ? '•' : '◦'));
      uses.set(name, (uses.get(name) ?? new Set()).add(use));
    }
  return new Map([...uses].map(([name, set]) => [name, [...set].toSorted().join('\n')]));
}

/** Names by their uses, where no two are used alike. */
function byUse(uses: ReadonlyMap<string, string>): Map<string, string> {
  const alike = Map.groupBy(uses.keys(), (name) => uses.get(name) ?? '');
  return new Map(
    [...alike].flatMap(([use, [name, ...more]]) =>
      name !== undefined && more.length === 0 ? [[use, name]] : [],
    ),
  );
}

/**
 * The names of before that are called otherwise after: used in the very same way, in all styles of the site.
 *
 * @param before style lines of every document and sheet
 * @returns new names by old ones
 */
export function renamedShortNames(
  before: readonly string[],
  after: readonly string[],
): Map<string, string> {
  const usesBefore = usesOf(before);
  const usesAfter = usesOf(after);
  const namesAfter = byUse(usesAfter);
  return new Map(
    [...byUse(usesBefore)].flatMap(([use, name]) => {
      const now = namesAfter.get(use);
      // A name that is still used as it was is the same one.
      return now === undefined || now === name || usesAfter.get(name) === use ? [] : [[name, now]];
    }),
  );
}

const newNames = (text: string, names: RegExp, renamed: ReadonlyMap<string, string>): string =>
  text.replaceAll(names, (name) => renamed.get(name) ?? name);

/** Puts the new names into a line of a style sheet. */
export const renameInStyle = (line: string, renamed: ReadonlyMap<string, string>): string =>
  newNames(line, NAME, renamed);

/** Puts the new names into a line of a document: into the classes of an element, never into a text. */
export const renameInMarkup = (line: string, renamed: ReadonlyMap<string, string>): string =>
  line.startsWith('<')
    ? line.replace(/ class="[^"]*"/, (classes) => newNames(classes, /(?<=["' ])[\w-]+/g, renamed))
    : line;
