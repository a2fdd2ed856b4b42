import { useEffect } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import type { MissKind } from '#contract/misses.ts';

/** Who goes on typing within this time has not ended the question yet. */
const SETTLED_MS = 2_000;

/**
 * Lets the site's own server count what somebody looked for in vain, once it stands still.
 *
 * @param typed what nothing was found for; undefined while there is no such thing
 */
export function useMissed(kind: MissKind, typed: string | undefined): void {
  const { language } = useLocale();
  useEffect(() => {
    if (!import.meta.env.COUNT_MISSES || typed === undefined) return undefined;
    const tell = () =>
      import('./tell-missed.ts').then(
        ({ tellMissed }) => tellMissed(kind, language, typed),
        () => undefined, // nobody waits for it
      );
    const timer = setTimeout(() => void tell(), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [kind, language, typed]);
}
