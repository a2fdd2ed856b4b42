import { type RefObject, useEffect, useRef } from 'react';

/**
 * For what lies over the bottom of the page: what takes the focus is scrolled clear of it, however high its contents make it
 * (base.css reads both lengths).
 */
export function useClearance<E extends HTMLElement>(
  name: '--tray' | '--corner',
): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(([entry]) =>
      style.setProperty(name, `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`),
    );
    watch.observe(place.current);
    return () => {
      watch.disconnect();
      style.removeProperty(name);
    };
  }, [name]);
  return place;
}
