import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element's content is wider than the element, undefined before scripts run; and what watches the element as its `ref`. */
export function useOverflow(): [overflows: boolean | undefined, watch: RefCallback<HTMLElement>] {
  const [overflows, setOverflows] = useState<boolean>();
  const watch = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const measure = () => setOverflows(box.scrollWidth > box.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [overflows, watch];
}
