import { cx } from '#app/ui/cx.ts';

import type { BlockDataOf } from './block-data.ts';
import styles from './block.module.css';
import { BESIDE_TEXT, Figure } from './figure.tsx';

/** A heading beside a picture. */
export function TitleWithImage({
  block,
  level,
}: {
  block: BlockDataOf<'title-with-image'>;
  level: 2 | 3;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={cx('stack middle', styles.columns)}>
      <Heading>{block.text}</Heading>
      <Figure image={block.image} sizes={BESIDE_TEXT} />
    </div>
  );
}
