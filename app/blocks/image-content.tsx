import { Picture } from '#app/ui/picture.tsx';

import type { BlockDataOf } from './block-data.ts';
import styles from './block.module.css';
import { IllustrationNote } from './illustration-note.tsx';

/** A picture, with its caption where it has one. */
export function ImageContent({ block }: { block: BlockDataOf<'image'> }) {
  const { src, alt, width, height, sources } = block.image;
  return (
    <figure className={styles.figure}>
      <Picture
        src={src}
        alt={alt}
        width={width}
        height={height}
        sources={sources}
        sizes="(width >= 1200px) 640px, 92vw"
      />
      <IllustrationNote image={block.image} />
      {block.caption !== undefined && (
        <figcaption className={styles.caption}>{block.caption}</figcaption>
      )}
    </figure>
  );
}
