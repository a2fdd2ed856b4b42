/** What pages and the worker say to each other. */

/** A page asks whether it was answered from the kept copy. */
export interface AgeQuestion {
  type: 'age?';
}

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
