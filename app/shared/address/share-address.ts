/** How an address was handed on; undefined where the visitor changed their mind. */
export type Shared = 'shared' | 'copied' | 'failed' | undefined;

/** Hands an address on by the device's own sharing where it has one, else to the clipboard. */
export async function shareAddress(url: string, title: string): Promise<Shared> {
  // Desktop browsers that share do it in a window of the system, which few know: there the copy is what is wanted.
  if (typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
