import { MAX_QUERY } from './search-entry.ts';

/** The page of all results: `/search?q=480`. */
export const searchPath = (query: string): string =>
  `/search?${new URLSearchParams({ q: query.trim().slice(0, MAX_QUERY) })}`;

/** What an address asks for; empty where it asks for nothing. */
export const searchedFor = (search: string): string =>
  (new URLSearchParams(search).get('q') ?? '').trim().slice(0, MAX_QUERY);
