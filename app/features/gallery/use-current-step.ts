import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

export interface CurrentStep {
  /** Index of the step in the middle of the screen, or of the one that was gone to. */
  current: number;
  /** Brings a step into the middle of the screen; beyond either end nothing happens. */
  goTo: (index: number) => void;
  /** Of the list. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * Which of a list's entries is being read. It follows scrolling, and where several stand side by side the one that was gone
 * to last. The left and right arrow keys go on from the entry that has the focus.
 */
export function useCurrentStep(
  list: RefObject<HTMLUListElement | null>,
  count: number,
): CurrentStep {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const entries = [...(list.current?.children ?? [])].slice(0, count);
    const inMiddle = new Set<number>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          const index = entries.indexOf(target);
          if (isIntersecting) inMiddle.add(index);
          else inMiddle.delete(index);
        }
        const middle = innerHeight / 2;
        if (inMiddle.size > 0)
          setCurrent((before) => (inMiddle.has(before) ? before : Math.min(...inMiddle)));
        // Above the first and below the last none is in the middle.
        else if ((entries[0]?.getBoundingClientRect().top ?? 0) > middle) setCurrent(0);
        else if ((entries.at(-1)?.getBoundingClientRect().bottom ?? Infinity) < middle)
          setCurrent(count - 1);
      },
      { rootMargin: '-50% 0px' },
    );
    for (const entry of entries) observer.observe(entry);
    return () => observer.disconnect();
  }, [list, count]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const entries = [...event.currentTarget.children];
    const to = entries.findIndex((entry) => entry.contains(event.target as Node)) + step;
    if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || to < 0 || to >= count)
      return;
    event.preventDefault();
    setCurrent(to);
    entries[to]?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
    entries[to]?.scrollIntoView({ block: 'center' });
  };

  const goTo = (index: number) => {
    if (index < 0 || index >= count) return;
    setCurrent(index);
    list.current?.children[index]?.scrollIntoView({ block: 'center' });
  };
  return { current, goTo, onKeyDown };
}
