import { useEffect, useRef } from 'react';

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
    window.addEventListener('pointerdown', hold, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      window.removeEventListener('pointerdown', hold, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, []);

  return (run) => {
    if (held.current) waiting.current.push(run);
    else run();
  };
}
