import { useEffect, useRef } from 'react';

/** A tap moves the focus only between its mousedown and mouseup, which come after the finger has left the screen. */
const HOLDS = ['pointerdown', 'mousedown'] as const;
const RELEASES = ['pointerup', 'pointercancel', 'mouseup'] as const;

/**
 * Runs something once no pointer is held down. A field that is left by pressing a button must not move the button away
 * between the press and its release: the click would be lost.
 */
export function useWhenReleased(): (run: () => void) => void {
  const held = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const hold = () => {
      held.current = true;
    };
    const release = () => {
      held.current = false;
      // After the click that belongs to the release.
      setTimeout(() => waiting.current.splice(0).forEach((run) => run()));
    };
    for (const type of HOLDS) window.addEventListener(type, hold, true);
    for (const type of RELEASES) window.addEventListener(type, release, true);
    return () => {
      for (const type of HOLDS) window.removeEventListener(type, hold, true);
      for (const type of RELEASES) window.removeEventListener(type, release, true);
    };
  }, []);

  return (run) => {
    if (held.current) waiting.current.push(run);
    else run();
  };
}
