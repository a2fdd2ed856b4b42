/** What pages and the worker say to each other. */

/** A page asks whether it was answered from the kept copy. */
export interface AgeQuestion {
  type: 'age?';
}

/** A page says what it shows and has loaded: the worker keeps it. Asked of the worker, as looking files up in the cache stops a page. */
export interface SeenPage {
  type: 'seen';
  /** Its address. */
  page: string;
  /** Addresses of the files that it has loaded. */
  loaded: string[];
}

/** What a page says. */
export type PageMessage = AgeQuestion | SeenPage;

/** The worker says that the page, or a part of it, was answered from the kept copy, and when that came. */
export interface KeptAnswer {
  type: 'kept';
  /** In milliseconds since 1970; null where the copy does not say. */
  date: number | null;
}

/** Whether something that came by message is an answer of the worker. */
export function isKeptAnswer(value: unknown): value is KeptAnswer {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'kept';
}
