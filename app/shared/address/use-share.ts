import { useEffect, useState } from 'react';

import { shareAddress } from './share-address.ts';

/** How long it says what came of sharing, ms. */
const SAID_MS = 4_000;

/** What came of it, as far as it has to be said: who used the device's own dialog has seen that. */
type Said = 'copied' | 'failed';

/**
 * Sharing the page's address for a button, and what to say of it for four seconds: what is on the screen, in its language.
 *
 * @param onSaid told of the same, once
 */
export function useShare(
  onSaid: (said: Said) => void,
): [said: Said | undefined, share: () => void] {
  const [said, setSaid] = useState<Said>();
  useEffect(() => {
    if (said === undefined) return undefined;
    const timer = setTimeout(() => setSaid(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const share = () => {
    setSaid(undefined);
    void shareAddress(location.href, document.title).then((result) => {
      if (result !== 'copied' && result !== 'failed') return;
      setSaid(result);
      onSaid(result);
    });
  };
  return [said, share];
}
