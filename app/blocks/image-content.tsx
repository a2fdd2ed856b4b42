import { Picture } from '#app/ui/picture.tsx';

import type { BlockDataOf } from './block-data.ts';
import styles from './block.module.css';

/** A picture, with its caption where it has one. */
export function ImageContent({ block }: { block: BlockDataOf<'image'> }) {
  const { src, alt, width, height, sources } = block.image;
  return (
    <figure className={styles.figure}>
      <Picture src={src} alt={alt} width={width} height={height} sources={sources} />
      {block.caption !== undefined && (
        <figcaption className={styles.caption}>{block.caption}</figcaption>
      )}
    </figure>
  );
}
