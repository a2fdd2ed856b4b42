/** Things that wait, by whose they are: one of each in turn, so that a crowd of one sender's makes another wait for one of them. */
export interface Turns<T> {
  readonly add: (whose: string, item: T) => void;
  /** Takes the next one out; undefined where none waits. */
  readonly next: () => T | undefined;
}

/** Begins with none. */
export function createTurns<T extends object>(): Turns<T> {
  const waiting = new Map<string, T[]>();
  return {
    add: (whose, item) => {
      const queue = waiting.get(whose);
      if (queue) queue.push(item);
      else waiting.set(whose, [item]);
    },
    next: () => {
      for (const [whose, queue] of waiting) {
        const next = queue.shift();
        waiting.delete(whose);
        if (queue.length > 0) waiting.set(whose, queue);
        return next;
      }
      return undefined;
    },
  };
}
