/** Looks at the database once a moment and tells the open pages when something has changed. */
import type { Language } from '#contract/address.ts';

import type { Desk } from './desk-context.ts';
import { deskStatus } from './status.ts';
import { FRAME } from './texts/frame.ts';

/** Often enough for "within two seconds", and a count costs a few milliseconds at 100,000 inquiries. */
const LOOK_EVERY_MS = 700;
/** A connection on which nothing moves is cut by proxies and by the server's own limits. */
const SIGN_OF_LIFE_MS = 5_000;

/** The message in a page's language. */
type Message = (language: Language) => string;
type Listener = (message: Message) => void;

export interface DeskEvents {
  /** Hears the state now and after each change; call the result to leave. */
  readonly join: (listener: Listener) => () => void;
  /** Calls back when the desk stops; call the result to be forgotten. */
  readonly onStop: (done: () => void) => () => void;
  readonly stop: () => void;
}

/** Starts looking; only while somebody listens. */
export function deskEvents(desk: Desk): DeskEvents {
  const listeners = new Set<Listener>();
  const stops = new Set<() => void>();
  let version = '';
  let told = 0;

  const message = (): Message | null => {
    try {
      const { newInquiries, newest } = deskStatus(desk, desk.database.get());
      return (language) =>
        JSON.stringify({
          newest,
          counts: { inquiries: FRAME[language].newCount(newInquiries) },
          version,
        });
    } catch {
      return null; // the pages themselves say what is wrong
    }
  };
  /** What tells one state of the database from another: the counter of other connections' commits, and that of our own changes. */
  const versionNow = (): string => {
    try {
      const database = desk.database.get();
      const row = database.prepare('PRAGMA data_version').get();
      const own = database.prepare('SELECT total_changes() AS n').get();
      return `${String(row?.['data_version'])}.${String(own?.['n'])}`;
    } catch {
      return '';
    }
  };
  const look = (): void => {
    if (listeners.size === 0) return;
    const now = performance.now();
    const current = versionNow();
    if (current === version && now - told < SIGN_OF_LIFE_MS) return;
    version = current;
    told = now;
    const next = message();
    if (next) for (const listener of listeners) listener(next);
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  timer.unref();
  return {
    join: (listener) => {
      listeners.add(listener);
      const first = message();
      if (first) listener(first);
      return () => void listeners.delete(listener);
    },
    onStop: (done) => {
      stops.add(done);
      return () => void stops.delete(done);
    },
    stop: () => {
      clearInterval(timer);
      for (const done of stops) done();
    },
  };
}
