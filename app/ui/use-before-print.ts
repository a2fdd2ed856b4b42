import { useEffect } from 'react';
import { flushSync } from 'react-dom';

/** Renders what changes on paper: the browser takes the page as it is when the listener returns. */
export function useBeforePrint(change: () => void): void {
  useEffect(() => {
    const render = () => flushSync(change);
    addEventListener('beforeprint', render);
    return () => removeEventListener('beforeprint', render);
  });
}
