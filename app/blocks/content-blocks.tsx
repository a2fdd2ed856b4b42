import { cx } from '#app/ui/cx.ts';

import type { BlockData } from './block-data.ts';
import styles from './block.module.css';
import { ContentBlock } from './content-block.tsx';

/** The content of a catalogue page. */
export function ContentBlocks({ blocks }: { blocks: readonly BlockData[] }) {
  return (
    <div className={cx('flows stack', styles.blocks)}>
      {blocks.map((block, index) => (
        // Blocks have no ids; their order is the document's and does not change.
        // oxlint-disable-next-line react/no-array-index-key
        <ContentBlock key={index} block={block} first={index === 0} />
      ))}
    </div>
  );
}
