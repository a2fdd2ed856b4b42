import type { BlockDataOf } from './block-data.ts';
import styles from './block.module.css';

/** A sentence that must not be missed. */
export function HighlightContent({ block }: { block: BlockDataOf<'highlight'> }) {
  return <p className={styles.highlight}>{block.text}</p>;
}
