/** A store of limited size for what has been read: what was asked for last stays. */

export interface KeptBytes<T> {
  readonly get: (name: string) => T | undefined;
  /** Puts one in, and lets go of those that nobody has asked for the longest time. One that is larger than all room is not kept. */
  readonly set: (name: string, value: T, bytes: number) => void;
  /** Bytes of all that is kept. */
  readonly bytes: () => number;
}

/** Makes the store. @param limit bytes of all values together */
export function createKeptBytes<T>(limit: number): KeptBytes<T> {
  /** From the one asked for longest ago to the one asked for last, as a map keeps its order. */
  const entries = new Map<string, { readonly value: T; readonly bytes: number }>();
  let total = 0;
  const drop = (name: string): void => {
    total -= entries.get(name)?.bytes ?? 0;
    entries.delete(name);
  };
  return {
    get: (name) => {
      const found = entries.get(name);
      if (!found) return undefined;
      // The order is not worth a write for each request while there is plenty of room.
      if (total > limit / 2) {
        entries.delete(name);
        entries.set(name, found);
      }
      return found.value;
    },
    set: (name, value, bytes) => {
      drop(name);
      if (bytes > limit) return;
      entries.set(name, { value, bytes });
      total += bytes;
      for (const oldest of entries.keys()) {
        if (total <= limit) return;
        drop(oldest);
      }
    },
    bytes: () => total,
  };
}
