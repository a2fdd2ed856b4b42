import { Picture } from '#app/ui/picture.tsx';

import type { BlockDataOf } from './block-data.ts';
import styles from './block.module.css';
import { IllustrationNote } from './illustration-note.tsx';
import { BESIDE_TEXT } from './picture-sizes.ts';

/** A heading beside a picture. */
export function TitleWithImage({
  block,
  level,
}: {
  block: BlockDataOf<'title-with-image'>;
  level: 2 | 3;
}) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const { src, alt, width, height, sources } = block.image;
  return (
    <div className={`${styles.columns} ${styles.middle}`}>
      <Heading>{block.text}</Heading>
      <div className={styles.figure}>
        <Picture
          src={src}
          alt={alt}
          width={width}
          height={height}
          sources={sources}
          sizes={BESIDE_TEXT}
        />
        <IllustrationNote image={block.image} />
      </div>
    </div>
  );
}
