/** The file that holds the search index of a language; the build writes it (tools/build/search-files.ts). */
export const searchIndexFile = (language: string): string => `/data/${language}/search.json`;
