import {
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';

import { replayClicks } from './clicks.ts';
import { replayControls } from './controls.ts';

/** Parts of the page whose code is still on its way. */
const waiting = new Set<RefObject<boolean>>();
let arrived = false;
/** What waits for the document to be hydrated. */
const whenHydrated = new Set<() => void>();

/** Whether the application shows the address asked for, and listens. */
export const isHydrated = (): boolean => 'hydrated' in document.documentElement.dataset;

/** To be called when the application shows the address asked for, and listens. */
export function addressShown(): void {
  arrived = true;
  markHydrated();
}

/** Marks the document (`data-hydrated`), and presses the buttons that were pressed before. */
function markHydrated(): void {
  if (!arrived || waiting.size > 0 || isHydrated()) return;
  document.documentElement.dataset['hydrated'] = '';
  replayClicks();
  for (const run of whenHydrated) run();
  whenHydrated.clear();
}

/**
 * Runs something once the application shows the address asked for, with what the device keeps; at once where it does.
 *
 * @returns a function that takes it back
 */
export function onceHydrated(run: () => void): () => void {
  if (isHydrated()) run();
  else whenHydrated.add(run);
  return () => void whenHydrated.delete(run);
}

/** `Suspense` for a part whose code comes by itself: the document is hydrated when it is, and what was entered in it counts. */
export function LazyPart({ children }: { children: ReactNode }) {
  const here = useRef(false);
  useLayoutEffect(() => {
    if (!here.current) waiting.add(here);
    return () => {
      waiting.delete(here);
      // Left, or failed, before it came: nothing else waits for it. After the other parts' cleanups.
      queueMicrotask(markHydrated);
    };
  }, []);
  return (
    <Suspense>
      {children}
      <Arrival partRef={here} />
    </Suspense>
  );
}

function Arrival({ partRef }: { partRef: RefObject<boolean> }) {
  useLayoutEffect(() => {
    partRef.current = true;
    if (!isHydrated()) replayControls();
  }, [partRef]);
  // After those of the part itself: it listens now.
  useEffect(() => {
    waiting.delete(partRef);
    markHydrated();
  }, [partRef]);
  return null;
}
