import { type RefObject, useEffect, useState } from 'react';

/** Whether an element's content is wider than the element; undefined before scripts run. */
export function useOverflow(element: RefObject<HTMLElement | null>): boolean | undefined {
  const [overflows, setOverflows] = useState<boolean>();
  useEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () => setOverflows(box.scrollWidth > box.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return overflows;
}
