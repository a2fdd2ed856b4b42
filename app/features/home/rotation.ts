import { useEffect, useState, useSyncExternalStore } from 'react';

/** Time that each hero sentence is shown (spec §9). */
export const HERO_ROTATION_MS = 4000;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function watchMotion(onChange: () => void) {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function watchVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

export interface Rotation {
  /** The sentence shown, from 0. */
  index: number;
  /** Whether the visitor lets it run; the pause button's state. */
  playing: boolean;
  toggle: () => void;
}

/**
 * Counts through `count` sentences, `HERO_ROTATION_MS` each. It does not rotate while the visitor has paused it, prefers reduced
 * motion and has not asked for it, cannot see the tab, or attends to the sentence.
 *
 * @param attended whether focus or pointer is on the sentences
 */
export function useRotation(count: number, attended: boolean): Rotation {
  const [index, setIndex] = useState(0);
  const [choice, setChoice] = useState<boolean>();
  const reduced = useSyncExternalStore(
    watchMotion,
    () => matchMedia(REDUCED_MOTION).matches,
    () => false,
  );
  const hidden = useSyncExternalStore(
    watchVisibility,
    () => document.hidden,
    () => false,
  );
  const playing = choice ?? !reduced;
  const running = playing && !hidden && !attended;
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => setIndex((index + 1) % count), HERO_ROTATION_MS);
    return () => clearTimeout(timer);
  }, [running, index, count]);
  return { index, playing, toggle: () => setChoice(!playing) };
}
