import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A disclosure that lies over the page: Escape, a press outside and a second press close it. */
export function PopupDetails({
  summary,
  className,
  children,
}: {
  summary: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: Event) => {
      const element = details.current;
      if (!element) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        if (element.contains(document.activeElement)) element.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && element.contains(event.target)) return;
      element.open = false;
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, [open]);
  return (
    <details
      ref={details}
      className={className}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flips flex-row wrap relative roomy">{summary}</summary>
      {children}
    </details>
  );
}
