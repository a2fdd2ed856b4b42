import type { ReactNode } from 'react';

/** Text for screen readers only. */
export function VisuallyHidden({
  as: Element = 'span',
  children,
}: {
  as?: 'span' | 'h2' | 'h3' | 'dt';
  children: ReactNode;
}) {
  return <Element className="unseen">{children}</Element>;
}
