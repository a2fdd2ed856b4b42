import { useEffect } from 'react';

import { useShown } from '#app/router/router-provider.tsx';
import { isHydrated } from '#app/prelude/hydration.tsx';

/** Navigation state of a move that leads to the finder's results, past its form. */
export const TO_RESULTS = { toResults: true };

/** Where conditions and results stand below each other: `finder.module.css` has one column. */
const ONE_COLUMN = '(width < 75em)';

const leadsToResults = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'toResults' in state;

/** Whether the document has just been opened, by a link or an address, and shows its first page; no reload or way back. */
const isFirstAddress = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  return (
    !isHydrated() && (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate'
  );
};

/**
 * Leads to the results a visitor who comes with conditions: sent there by a form or, where the results lie below the
 * conditions, by any address of the finder, or the first one of a visit. What is entered there scrolls nothing, nor does a reload or the way back.
 *
 * @param asked whether the address has conditions
 * @param lead scrolls there; with the focus, where the visit has not just begun
 */
export function useResultsFirst(asked: boolean, lead: (focus: boolean) => void): void {
  const shown = useShown();
  useEffect(() => {
    const { place, arrival, keepScroll } = shown;
    if (keepScroll || (arrival === 'history' && !isFirstAddress())) return;
    // A move to the products, such as from the menu, begins with the categories, though the operating point goes along.
    const isFirst = isFirstAddress();
    const forConditions = place.hash === '#finder' || (place.hash === '' && isFirst);
    const belowConditions = asked && forConditions && matchMedia(ONE_COLUMN).matches;
    // After the router has scrolled to the finder itself, whose heading would keep the focus out of view.
    if (belowConditions || leadsToResults(place.state)) requestAnimationFrame(() => lead(!isFirst));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- at every arrival, and at nothing else
  }, [shown]);
}
