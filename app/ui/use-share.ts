import { useEffect, useState } from 'react';

/** How long it says what came of sharing, ms (design 22). */
const SAID_MS = 4_000;

/** What came of it, as far as it has to be said: who used the device's own dialog has seen that. */
export type Shared = 'copied' | 'failed';

/**
 * Hands the page's address to the device's own dialog for sharing (Web Share API); where there is none, or it does not work,
 * copies the address.
 */
async function shareAddress(): Promise<Shared | undefined> {
  const data = { title: document.title, url: location.href };
  if (navigator.canShare?.(data)) {
    try {
      await navigator.share(data);
      return undefined;
    } catch (error) {
      // Closed by the person; anything else is the dialog's own trouble.
      if ((error as DOMException).name === 'AbortError') return undefined;
    }
  }
  try {
    await navigator.clipboard.writeText(data.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/**
 * Sharing for a button, and what to say of it for four seconds.
 *
 * @param onSaid told of the same, once
 */
export function useShare(
  onSaid: (said: Shared) => void,
): [said: Shared | undefined, share: () => void] {
  const [said, setSaid] = useState<Shared>();
  useEffect(() => {
    if (said === undefined) return undefined;
    const timer = setTimeout(() => setSaid(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const share = () => {
    setSaid(undefined);
    void shareAddress().then((result) => {
      setSaid(result);
      if (result) onSaid(result);
    });
  };
  return [said, share];
}
