/** A page that may be what a visitor of a wrong address looked for. */
export interface Suggestion {
  /** Key of its name among the messages. */
  name: 'suggestSirca' | 'suggestProducts' | 'suggestAbout' | 'suggestContact' | 'suggestHome';
  to: string;
}

const BY_KEYWORD: readonly (Suggestion & { keywords: readonly string[] })[] = [
  { keywords: ['sirca', 'valve'], name: 'suggestSirca', to: '/products/sirca-valves' },
  { keywords: ['product'], name: 'suggestProducts', to: '/products' },
  { keywords: ['about'], name: 'suggestAbout', to: '/about' },
  { keywords: ['contact'], name: 'suggestContact', to: '/contact' },
];

/**
 * The pages to suggest for a path that does not exist, by the keywords in it (spec §2, "404 page").
 *
 * @param path as asked for, in any letter case, encoded or not
 * @returns in the specification's order; the homepage always, last
 */
export function suggestionsFor(path: string): Suggestion[] {
  const words = path.toLowerCase();
  return [
    ...BY_KEYWORD.filter(({ keywords }) => keywords.some((keyword) => words.includes(keyword))).map(
      ({ name, to }) => ({ name, to }),
    ),
    { name: 'suggestHome', to: '/' },
  ];
}
