import { useEffect, useRef } from 'react';

import { type Removal, RemovalNote } from '#app/shared/removal/removal-note.tsx';

/** What has been taken out of the comparison, and Undo, which takes the focus: the button that was pressed has gone. */
export function ComparisonRemoval({
  removal,
  isFull,
  isInSight = false,
  onUndone,
  className,
}: {
  removal: Removal | undefined;
  /** Another product has its place by now: there is no room to bring it back. */
  isFull: boolean;
  /** It always is: the page keeps its place. */
  isInSight?: boolean;
  onUndone: (next: Removal) => void;
  className?: string | undefined;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!removal) return;
    const focused = place.current?.querySelector('button') ?? place.current;
    focused?.focus({ preventScroll: isInSight });
  }, [removal, isInSight]);
  return (
    <div ref={place} tabIndex={-1} className={className}>
      <RemovalNote removal={isFull && removal?.undo ? undefined : removal} onUndone={onUndone} />
    </div>
  );
}
