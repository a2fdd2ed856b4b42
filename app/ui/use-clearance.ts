import { type RefCallback, useCallback } from 'react';

/**
 * For what lies over the top or the bottom of the page: what takes the focus is scrolled clear of it, however high its contents make it
 * (base.css reads the lengths), and so is what has the focus when it comes.
 */
export const useClearance = (
  name: '--tray' | '--request' | '--corner' | '--progress' | '--band',
): RefCallback<HTMLElement> =>
  useCallback(
    (place: HTMLElement | null) => {
      if (!place) return undefined;
      const { style } = document.documentElement;
      const watch = new ResizeObserver(([entry]) => {
        const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
        // An empty place says nothing: at the first view that would restyle the page.
        if (height > 0 || style.getPropertyValue(name) !== '')
          style.setProperty(name, `${height}px`);
        const over = place.getBoundingClientRect();
        const focused = document.activeElement;
        const { top = 0, bottom = 0 } = focused?.getBoundingClientRect() ?? {};
        if (bottom > over.top && top < over.bottom && !focused?.contains(place))
          if (!place.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
      });
      watch.observe(place);
      return () => {
        watch.disconnect();
        style.removeProperty(name);
      };
    },
    [name],
  );
