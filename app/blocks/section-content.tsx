import { type ReactNode, useId } from 'react';

import { cx } from '#app/ui/cx.ts';

import type { BlockDataOf } from './block-data.ts';
import styles from './block.module.css';

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
    <section aria-labelledby={heading} className={cx('stack', styles.section)}>
      <h2 id={heading}>{block.title}</h2>
      {children}
    </section>
  );
}
