/** How addresses of the desk name an inquiry, and the list that it was opened from. */
import type { DeskRequest } from '#desk/desk-context.ts';
import { filterQuery, readFilter } from '#desk/inquiries/list-filter.ts';
import { type Undo, undoText } from '#desk/inquiries/undo.ts';

export const ID = ':id{[1-9][0-9]{0,14}}';

export const idOf = (c: DeskRequest): number => Number(c.req.param('id'));

/** The list's query, which every link keeps. */
export const queryOf = (c: DeskRequest): string =>
  filterQuery(readFilter(new URL(c.req.url).searchParams));

/** What an address may say has just been done. */
export const DONE = [
  'done',
  'joined',
  'parted',
  'resent',
  'gone',
  'answered',
  'undone',
  'many',
] as const;
export type Done = (typeof DONE)[number];

/** An address that says what was done, and what takes it back. */
export function saying(
  path: string,
  query: string,
  done: Done,
  undo: readonly Undo[] = [],
): string {
  const said = `${query}${query ? '&' : '?'}said=${done}`;
  return path + said + (undo.length > 0 ? `&undo=${undoText(undo)}` : '');
}

/** Back to the inquiry. */
export const backTo = (c: DeskRequest, id: number, done: Done, undo: readonly Undo[] = []) =>
  c.redirect(saying(`/inquiries/${id}`, queryOf(c), done, undo), 303);

/** What an inquiry's page can ask before it is done. */
const ASKING = ['delete', 'revoke'] as const;
export type Asking = (typeof ASKING)[number];

/** What an address asks; null: nothing. */
export const askingOf = (query: URLSearchParams): Asking | null =>
  ASKING.find((each) => each === query.get('ask')) ?? null;

/** Adds a question to an inquiry's query. */
export const withAsking = (query: string, asking: Asking): string =>
  `${query}${query ? '&' : '?'}ask=${asking}`;
