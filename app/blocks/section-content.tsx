import { type ReactNode, useId } from 'react';

import type { BlockDataOf } from './block-data.ts';

/** A titled group of blocks, which come as its children. */
export function SectionContent({
  block,
  children,
}: {
  block: BlockDataOf<'section'>;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="stack gap16">
      <h2 id={heading}>{block.title}</h2>
      {children}
    </section>
  );
}
