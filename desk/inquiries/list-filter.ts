/** What the list shows, as it stands in the address: `/?state=new&q=밸브&page=2`. */
import { isState, type State } from './states.ts';

export interface ListFilter {
  /** Null: all but spam. */
  readonly state: State | null;
  readonly words: string;
  /** Only those whose mail to the supplier has failed. */
  readonly mailFailed: boolean;
  readonly person: string;
  /** Only what has a reminder up to that day, and is neither closed nor spam; empty: all. */
  readonly due: string;
  /** First and last day in Seoul, `2026-11-21`; empty: open. */
  readonly from: string;
  readonly until: string;
  /** From 1 up. */
  readonly page: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LONGEST = 100;

/** Reads it; what makes no sense is left out. */
export function readFilter(query: URLSearchParams): ListFilter {
  const text = (name: string) => (query.get(name) ?? '').trim().slice(0, LONGEST);
  const day = (name: string) =>
    DAY.test(text(name)) && !Number.isNaN(Date.parse(text(name))) ? text(name) : '';
  const state = query.get('state');
  const page = Number(query.get('page'));
  return {
    state: isState(state) ? state : null,
    words: text('q'),
    mailFailed: query.get('mail') === 'failed',
    person: text('person'),
    due: day('due'),
    from: day('from'),
    until: day('until'),
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
  };
}

/** The query of an address, with its `?`; empty where nothing is chosen. */
export function filterQuery(filter: ListFilter, changes: Partial<ListFilter> = {}): string {
  const { state, words, mailFailed, person, due, from, until, page } = { ...filter, ...changes };
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(words && { q: words }),
    ...(mailFailed && { mail: 'failed' }),
    ...(person && { person }),
    ...(due && { due }),
    ...(from && { from }),
    ...(until && { until }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query && `?${query}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Seoul is nine hours ahead of UTC, all year. */
const startOfDay = (day: string): number => Date.parse(`${day}T00:00:00+09:00`);

/** The period in milliseconds since 1970, its end excluded. */
export const periodOf = ({ from, until }: ListFilter): { from?: number; until?: number } => ({
  ...(from && { from: startOfDay(from) }),
  ...(until && { until: startOfDay(until) + DAY_MS }),
});
