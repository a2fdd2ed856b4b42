/**
 * Values that the device keeps in local storage, the same in every tab. A tab never writes the value that it shows: each change is
 * applied to what the device holds at that moment and written in the same task, so that nothing of another tab is lost. Where the
 * browser refuses storage, or it is full, the changes live as long as the page, and are written with the first one that can be.
 */
import { useSyncExternalStore } from 'react';

export interface Stored<T> {
  /** The same object until something changes. */
  get: () => T;
  /** @param change pure: it may be applied more than once */
  update: (change: (value: T) => T) => T;
  /** Whether something that was stored could not be used. */
  dropped: () => boolean;
  drop: () => void;
  /** Whether changes live in this page only: the browser refuses storage, or it is full. */
  unkept: () => boolean;
  /** The visitor has read that something was dropped: what could be used is written again. */
  acknowledge: () => void;
  subscribe: (listener: () => void) => () => void;
}

export interface StoredOptions<T> {
  /** Local-storage key. */
  key: string;
  /** What it is where the device holds nothing. */
  none: () => T;
  /** Reads what any page of this origin may have written, without throwing; `undefined` deletes it. `drop` reports unusable parts. */
  read: (text: string, drop: () => void) => T | undefined;
  /** `null` where nothing is worth keeping. */
  write: (value: T) => string | null;
  /** Local storage, or undefined where there is none; may throw where the browser refuses it. */
  storage?: (() => Storage | undefined) | undefined;
}

/** Makes a store. Nothing is read before it is asked for, so that it may be made while documents are rendered. */
export function createStored<T>({
  key,
  none,
  read,
  write,
  storage = () => (typeof window === 'undefined' ? undefined : window.localStorage),
}: StoredOptions<T>): Stored<T> {
  let held: { text: string | null; value: T } | undefined;
  let shown: { value: T } | undefined;
  /** Changes that could not be written. */
  let unwritten: ((value: T) => T)[] = [];
  let dropped = false;
  let listens = false;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const drop = () => {
    dropped = true;
  };

  const latest = (): T => {
    let text: string | null = null;
    try {
      text = storage()?.getItem(key) ?? null;
      if (held?.text !== text) {
        const value = text === null ? undefined : read(text, drop);
        if (text !== null && value === undefined) storage()?.removeItem(key);
        held = { text, value: value ?? none() };
      }
    } catch {
      // Refused.
    }
    held ??= { text, value: none() };
    return unwritten.reduce((value, change) => change(value), held.value);
  };

  const keep = (value: T) => {
    try {
      const text = write(value);
      const device = storage();
      if (text === null) device?.removeItem(key);
      else device?.setItem(key, text);
      if (device) {
        held = { text, value };
        unwritten = [];
      }
    } catch {
      // Full or refused.
    }
    shown = { value };
    tell();
  };

  /** For as long as the page lives: the value must be right while no component shows it. */
  const listen = () => {
    if (listens || typeof window === 'undefined') return;
    listens = true;
    const forget = () => {
      shown = undefined;
      tell();
    };
    window.addEventListener('storage', (event) => {
      if (event.key === key || event.key === null) forget();
    });
    // A page that comes back from the browser's cache has heard of nothing.
    window.addEventListener('pageshow', (event) => {
      if (event.persisted) forget();
    });
  };

  return {
    get: () => {
      listen();
      shown ??= { value: latest() };
      return shown.value;
    },
    update: (change) => {
      listen();
      const before = latest();
      const value = change(before);
      if (value !== before) {
        unwritten.push(change);
        keep(value);
      }
      return value;
    },
    dropped: () => dropped,
    unkept: () => unwritten.length > 0,
    drop: () => {
      drop();
      tell();
    },
    acknowledge: () => {
      dropped = false;
      keep(latest());
    },
    subscribe: (listener) => {
      listen();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** @param initial while a document is rendered, which is the same for every visitor */
export const useStored = <T>({ subscribe, get }: Stored<T>, initial: T): T =>
  useSyncExternalStore(subscribe, get, () => initial);

/** Whether something that the device kept had to be dropped. */
export const useDropped = <T>({ subscribe, dropped }: Stored<T>): boolean =>
  useSyncExternalStore(subscribe, dropped, () => false);

/** Whether what was changed lives in this page only. */
export const useUnkept = <T>({ subscribe, unkept }: Stored<T>): boolean =>
  useSyncExternalStore(subscribe, unkept, () => false);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A text of one line; empty for anything else. */
export const oneLine = (value: unknown, longest = 500): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, longest) : '';

/** What a stored text says; `undefined` where it is no JSON. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A random name; `crypto.randomUUID` exists on secure origins only, and this site may be served in a plant's network. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
